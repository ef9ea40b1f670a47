import { CHAPTER_TITLES } from '../../chapter-titles.js';
import type { ChapterStory } from '../words.js';
import { ECHO, race, says, together } from '../write.js';

export const chapter3: ChapterStory<3> = {
  title: CHAPTER_TITLES.en[3],

  evening: [
    'The third evening. The old woman takes a long time over the lamp.',
    says(
      'teller',
      '“Tortuga, then. A girl on a roof. Masks between two rocks, and a man who cared about the colander. Half a chart, with a lamp drawn in the blank. And behind them, always, the good grey frigate.”',
    ),
    ECHO,
    says(
      'teller',
      '“It is September now, hurricane weather. They want one thing only: to find her.” She pushes the bread across. “They will. Tonight it turns. Sit closer.”',
    ),
    together(says('teller', '“All of you. Nobody should hear this one alone.”')),
    race(says('teller', '“Each of you wants to be the first on that beach. Remember afterwards that you did.”')),
  ],

  missions: {
    30: {
      paragraphs: [
        'A quill, a pot of ink, and half a chart held down with four biscuits. Jacques bends over the white part and breathes hard.',
        says('jacques', '“Cape Grandeur,” he says. “Or Grandeur Bay. One has not decided.”'),
        says('scott', '“I cannot steer for a blank,” says Scott from the helm. “Permission to say so.”'),
        'He is right. Nobody can steer for nothing. But one can equip for it: people who know about reefs and roots and prayers, a tent, and a purpose that fits into one sentence. An island on no chart is found only by those who set out properly.',
        says('hero', '“The sentence is short,” says {hero}. “We are going to fetch her. Who comes along?”'),
      ],
      done: '{hero}’s party sights smoke where no land should be, and pitches a camp on the outer ridge.',
    },
    31: {
      paragraphs: [
        'Masks on the beach, a fire, and no shot. You lie off a low green key and have every sword polished.',
        'On an upturned boat sits a tall woman without a mask. Others stand round her. She is never alone, and she is in no hurry.',
        ECHO,
        says('abena', '“I am Abena. What do you bring?” she asks.'),
        says('hero', '“Gold,” says {hero}. She yawns.'),
        says('anne', '“Our compliments,” says Anne. She looks at the sea.'),
        'Behind the huts the fields lie flat and brown. The hurricane has been here, too, and has eaten before you.',
        says('abena', '“First you eat. Then you lie to me. Then we talk. But somebody has to bring the bread.”'),
      ],
      done: '{hero} breaks the loaf. A terrible mask is pushed up to chew, and under it is a boy of ten.',
    },
    32: {
      paragraphs: [
        'Each of you lands on a different beach and thinks it very clever. On every beach sits a guard in a mask, who asks the same thing.',
        says('someone', '“What do you bring, and for whom?”'),
        'You show pearls, powder and a nearly new hat. Each guard looks past it all, into the hold, and points at the rum.',
        ECHO,
        says('samuel', '“Guards like rum,” says Samuel. “That’s no secret.”'),
        says('grace', '“They’ve got a cask already,” says Grace. “They haven’t opened it. Look!”'),
        'It is true. Two of them are carrying it uphill between them, as one carries a baby. Whatever it is for, it is not for them. The guard waits, soberly.',
      ],
      done: says(
        'someone',
        '“Mind the step,” says one mask to the other, under the cask that {hero} has brought. {hero} follows.',
      ),
    },
    33: {
      paragraphs: [
        says('mother', '“Wipe your feet,” says Mother Tallow.'),
        'She is not tied. She stands on the beach of an island that is on no map, a ladle in her hand. Round her sit the terrible masks, pushed up like caps, and under them are tired faces.',
        together('A boy eats your bread with both hands.'),
        race('A man carries your rum past like a baby.'),
        says('hero', '“We came to free you,” says {hero}.'),
        says(
          'mother',
          '“I know, my dears. I wiped the slate so that nobody would have to lie for me. I signalled *Go home*. You never could listen.” She looks past you, and the ladle sinks. “Who is that?”',
        ),
        'The grey frigate. You have shown it the way.',
        ECHO,
        says(
          'mother',
          '“It will fire when nobody is watching. No captain likes to do wrong in company. I want four flags.”',
        ),
      ],
      done: 'Four flags lie in the Roads. The *Constant* runs in her guns, slowly, as if they were embarrassing.',
    },
    34: {
      paragraphs: [
        'Nobody has piloted you. You come over the reef on luck and wade ashore with your boots round your necks. There stands Mother Tallow, free as a bird, stirring a pot.',
        says(
          'mother',
          '“Half the navy you have brought me,” she says, “and nothing to eat. I came here of my own will, you geese. I wiped my slate myself. I signalled with my own lamp.”',
        ),
        'You turn round. Behind you, grey and patient, a frigate rounds the point. Nobody knew this place. Now it does.',
        ECHO,
        says(
          'mother',
          '“Guns go off when there are no witnesses. So we want four flags out there, at once. The pilots here owe you nothing, and the skippers ask five coins to lie about in such weather. Pay.”',
        ),
      ],
      done: '{hero} signs four receipts, in four languages. Out in the Roads the frigate pulls in her guns, one by one.',
    },
    35: {
      paragraphs: [
        'By day four flags are watching. At night they sleep, and marines do not. From your camp on the ridge you see them man their boats.',
        ECHO,
        says(
          'ferdinando',
          '“Three remarks,” says Ferdinando. “There is one path. It leads past us. And in the dark, strictly speaking, a hat is a man.”',
        ),
        'Then it goes quickly. Two coins buy every old hat in the Roads. Sixty straw men stand against the stars, and among them two with swords, who can move.',
        says('tybuks', '“Tell my brother not to scratch. He is straw.” “Tell *my* brother straw scratches.”'),
        says('hero', '“Would you count them,” whispers {hero}, “in the dark?”'),
      ],
      done: says(
        'hero',
        '“Halt!” cries {hero}, and both Tybuks, and each of them again in another voice. The marines count hats and go home.',
      ),
    },
    36: {
      paragraphs: [
        says('scott', '“Boats,” says Scott. “Full of marines. They will be on the beach by midnight.”'),
        'There is no camp, no ridge, nothing to hide behind. There is only the path to the village, so narrow that two swords can close it. And sixty men are coming up.',
        ECHO,
        'Then there is an idea. Nobody will ever say whose it was. Suppose that a barrel of rum got loose in the dark. Suppose it rolled down to the beach, and came to rest, with a cup tied on, at the feet of the landing party.',
        says('jean', '“Marines never sit down,” says Jean. “Unless they have a very good reason.”'),
      ],
      done: says('hero', '“Oops,” says {hero}. At dawn the marines are found singing, tucked in under their own sail.'),
    },
    37: {
      paragraphs: [
        'A white flag, a boat, and a captain with a cough. Amos Strickland of the *Constant* has come to within a stone’s throw, but not one foot farther.',
        says(
          'strickland',
          '“I may parley,” he calls across, “but only with a person of standing. It is in my orders. I have read them twice, hoping.”',
        ),
        says('grace', '“I’m standing,” says Grace.'),
        ECHO,
        says(
          'strickland',
          '“I regret, miss. I mean somebody for whom my men straighten their hats without being told. Bring me such a person, and I shall listen. I should even *like* to listen.”',
        ),
        'He coughs. It sounds as if he meant it.',
      ],
      done: 'Hats are straightened all along the boat. Beside {hero} somebody of standing speaks, and Strickland takes notes.',
    },
    38: {
      paragraphs: [
        'A sheet of paper lies on an upturned drum, and Abena has written on it, small and straight. It is a letter to the King.',
        says(
          'abena',
          '“It says who lives here, and since when. It says that we ask for nothing but to be let alone. It is not long.”',
        ),
        'Only the foot of the page is still empty. It wants names, and not just any. Great names, known at court.',
        says(
          'anne',
          '“I ought to mention,” says Anne, “that whoever signs this will not be asked to dinner again. Not by anyone. For years.”',
        ),
        says('abena', '“We know about gates,” says Abena. “From both sides. Here is the pen.” And she waits.'),
      ],
      done: '{hero} signs, large. Somewhere far away an invitation is torn up.',
    },
  },

  ending: {
    title: 'The Keeper of the Light',
    pages: [
      [
        'The *Constant* draws back beyond the reef. Her boats close a ring: nobody in, nobody out. Then the mask of the war god comes off. Under it is a woman, young, and very tired.',
        says('harrow', '“Judith Harrow,” she says. “Tell them, keeper.”'),
        says(
          'mother',
          '“Eleven years ago a ship called *Ares* asked for shelter,” says Mother. “She had fever aboard. The harbour-master had the chain drawn up, and the light put out. I was the keeper. I put it out. She found the reef. A hundred and forty people. I have lit a lamp every night since.”',
        ),
        'It is very quiet on the beach.',
        ECHO,
      ],
      [
        says(
          'abena',
          '“My mother was sold once,” says Abena, “on a quay like yours. She walked away and found this island. So when those who were left drifted here, we did not ask for papers.”',
        ),
        'Nobody speaks. Then Linnet says that she is cold. It is noon, and hot.',
        together(says('grace', '“Does it change anything?” asks Grace.')),
        together(says('anne', '“Yes,” says Anne. “Move up. She needs the blanket.”')),
        race(
          'Everybody has a coat for her, all at once. That evening {winner} sits at Mother’s right hand, and nobody grudges it.',
        ),
        says(
          'mother',
          '“You found the star?” asks Mother, low, while {hero} carries the child. “Keep it until I ask.”',
        ),
      ],
    ],
    bridge: [
      says(
        'mother',
        'It is {winner} who is first on the beach. There stands Mother Tallow, not tied, a ladle in her hand. “Wipe your feet.” She came of her own will. Her slate she wiped herself. Then the grey frigate rounds the point. It has followed you all the way.',
      ),
    ],
  },

  lost: [
    says(
      'teller',
      '“In the morning the beach was empty,” says the old woman. “Huts, masks, Mother Tallow. Gone to where you do not find people twice. Good for them, bad for us.”',
    ),
    'The door bangs. Somebody shuts it. She has stopped counting.',
    says(
      'teller',
      '“But it was not so. I know a boy who ate the bread. He is fat now. We go back to the biscuits on the chart.”',
    ),
  ],
  again: [
    says(
      'teller',
      '“On that beach, and this I kept back, were footprints. Small ones. Since when do pirates have children with them? Take {coins} coins, and look down next time.”',
    ),
    says(
      'teller',
      '“Inside each mask was a label: *Finch & Company, Tragedies*. Now you know more than they did. And {coins} coins.”',
    ),
    says(
      'teller',
      '“The captain shouted at the boy in the masthead to stop that humming. Why? How should I know? You had {coins} coins. Begin.”',
    ),
  ],
};
