import { CHAPTER_TITLES } from '../../chapter-titles.js';
import type { ChapterStory } from '../words.js';
import { ECHO, played, race, says, together } from '../write.js';

export const chapter5: ChapterStory<5> = {
  title: CHAPTER_TITLES.en[5],

  evening: [
    'The fifth evening. The old woman’s hands are not quite steady.',
    says('teller', '“The draught,” she says.'),
    says(
      'teller',
      '“Eleven coins, and a date on a slate. Judith Harrow has taken Mother Tallow home to Port Royal. On the last of August Governor Pell feasts twelve years without fever, and that very night a convoy comes in. Three hundred people. His Isabel is aboard, and the King’s commissioner. They need the light.”',
    ),
    ECHO,
    'She trims the lamp, and then she trims it again.',
    together(says('teller', '“You are outlaws, and weeks behind. Stay together now.”')),
    race(says('teller', '“One of you will hold the key at the end. I know who I would give it to. Go.”')),
  ],

  missions: {
    50: {
      paragraphs: [
        says('nibb', '“Name? Cargo? Reason for existing?” asks Nathaniel Nibb, ink up to the elbows.'),
        'You are on a list. It hangs behind him, with drawings. Outlaws may not land in Port Royal. Merchants may, and a merchant is a person who pays tax.',
        ECHO,
        says(
          'nibb',
          '“There is a new one,” says Nibb happily. “Very high. It is for the fireworks. Whoever is rich enough to be robbed by it goes into the harbour book, in my best hand. And what is in the book exists.”',
        ),
        says(
          'samuel',
          '“We must be seen to have too much money,” says Samuel. “I have dreamed of this. Not quite like this.”',
        ),
      ],
      done: says(
        'nibb',
        '{hero} is halved, stamped and entered. “Welcome,” says Nibb, and lets you see the edge where a page is torn out.',
      ),
    },
    51: {
      paragraphs: [
        'Under the keel of an upturned boat it is dry, more or less, and that is where you live. You stand in no book. So you must not be seen.',
        says(
          'grace',
          '“I’ve got it,” says Grace, and drops in through a hole in the planks. “At four bells the watch changes. For as long as you can hold your breath, nobody counts the quay.”',
        ),
        'Four things may lie on it, not one more, or somebody looks up. Five coins go on the watchman’s bench. And then you walk off with fewer things in your hands than you could carry, like people who have no business here at all.',
        says('mary', '“He likes to talk, that watchman,” says Mary. “He knows whose boats put in at the Point.”'),
      ],
      done: 'The watchman studies the stars. {hero} is ashore, and has heard whose boats put in at the Point, and when.',
    },
    52: {
      paragraphs: [
        'Fishing rods stand in a row on the Point, beneath the tower. No one may forbid you to fish.',
        together('You are respectable people now, and stand in the book.'),
        race(
          'Even people who stand in no book may do that. So you sit side by side, rivals all, and nobody says a word.',
        ),
        says('thomas', '“Let one sail come in,” says Thomas. “One. Look at it. Then go home.”'),
        says('grace', '“And what do we *do*?” asks Grace.'),
        says('thomas', '“Nothing.”'),
        'It is the hardest thing in this whole story: {crew}, doing nothing. Once is a rumour. But if it happens twice, on two quiet nights, it is a timetable. Then you know when the boats of Judith Harrow come ashore. Above you the light burns. Somebody keeps it very well.',
      ],
      step: 'One sail, violet. {hero} says nothing, visibly.',
      done: 'The same sail, the same hour. {hero} winds in the line. Now you know.',
    },
    53: {
      paragraphs: [
        'Masks lie in laps. At the foot of the tower sit the last of the Ares Pirates, and you have come at the right hour.',
        says(
          'finch',
          '“She is up there,” says Orlando Finch, for once quietly. “The new keeper of the Point Light. Tall, punctual, false papers. She lights it every evening and counts the days. On the last of August she will put it out. We will not do that. But it is a long way home.”',
        ),
        ECHO,
        'A boat is all they need, one of their own. In the first winter you would have handed them over.',
        says('hero', '“Let it go,” says {hero}. “And two of us stay with a sword and hold this stair.”'),
      ],
      done: says(
        'finch',
        '{hero} holds the line while they climb in. “The exit,” says Finch from the boat, “was excellent.”',
      ),
    },
    54: {
      paragraphs: [
        says('someone', '“Not one step farther!” cries somebody on the stair of the Point Light.'),
        'You did not know the hour, so they have had time. The steps are full of those who still believe in it. With three blades it will be a long, rude, bloodless quarter of an hour. Hats will suffer.',
        ECHO,
        says(
          'finch',
          '“Do hurry,” says a voice from under the stair. Orlando Finch sits there with the others, mask in lap. “We are done with it. Up there she counts the days, our captain, as keeper of the light. When she has counted to the end of August, it goes dark. Give us one of our boats, and we are gone.”',
        ),
        says('hero', '“Boat first,” says {hero}. “Then hats.”'),
      ],
      done: 'The third blade is Little Tybuk, who is enormous. {hero} holds the boat. They row away, bareheaded, and do not look back.',
    },
    55: {
      paragraphs: [
        'Twelve candles, seven clocks, one speech. It is the last of August, and Sir Ambrose Pell has reached page nine.',
        says('pell', '“I saved three thousand,” he reads. “It is in the book.”'),
        'Your people hold the stair. At the top sits Judith Harrow, and beside her, by her own choice, Mother Tallow. She has sent word down: *As long as I sit here, it burns. Be quick.*',
        ECHO,
        'Only Pell can have the chain lowered and the bells rung. But to interrupt a governor one must be somebody. And a petition costs two coins, as the door says.',
        says('anne', '“*For every ship the light*,” reads Anne. “*Also for theirs.* One is announced. Who goes in?”'),
      ],
      done: '{hero} speaks. At the second sentence the fourth clock stops. Pell has turned very white.',
    },
    56: {
      paragraphs: [
        says('someone', '“Pirates!” screams somebody. “Masks on the Point!”'),
        'The bells begin, all at once. In the King’s House the feast becomes a panic of wigs. Governor Pell stands on his chair. Down in the fort they are loading the guns, and the stair is not yours.',
        says(
          'grace',
          '“Mother’s gone up,” pants Grace at the window. “To the captain, alone. She says while she’s there it won’t go out.”',
        ),
        ECHO,
        'Tonight nobody listens to anybody beneath a baron. Four coins reach as far as the dais: two footmen there, two footmen back. The petition has one line: for every ship the light, and for the pirates’ ships as well.',
        says('jean', '“I lift you,” says Jean. “You shout.”'),
      ],
      done: says(
        'nibb',
        'They hear {hero}. Under the table Nibb signs as a witness. “I wrote it, sir,” he says. “I cannot un-write it.”',
      ),
    },
    57: {
      paragraphs: [
        says('peter', '“And if it goes out all the same?” asks Peter. He has thought it all along. Now it is said.'),
        'You look up at the tower, and then along the quay. One roof, then the next, a hundred dark windows. If the tower fails, the town must be the light.',
        says(
          'samuel',
          '“That wants oil,” says Samuel. “Every chandler on the quay has some. And every chandler knows what night it is. Eight coins for a street.”',
        ),
        'He turns out his pockets. There are two coins in them, very old and very polished. They belong to Mother Tallow.',
        says('samuel', '“I was going to pay her back,” he says. “It seems that this is how.”'),
      ],
      done: '{hero} has a barrow, a funnel, eight barrels and a very good idea.',
    },
    58: {
      paragraphs: [
        'The chain obeys one voice. That voice has just said nothing for ten minutes. Sir Ambrose Pell stands at his window, and all his clocks strike behind him, not quite together.',
        says('pell', '“I had a child at home,” he tells the glass. “She was six. She had the fever.”'),
        says('nibb', '“He is not a wicked man,” whispers Nibb. “He has been frightened for twelve years.”'),
        'Nobody must push him now. But somebody could walk beside him: down from the King’s House, past everyone, to the windlass. Slowly, in no hurry at all, so that he can still decide it himself.',
        says('mary', '“Offer him your arm,” says Mary. “Do not pull. People only move once.”'),
      ],
      done: says('pell', '“My daughter is on that ship,” he says on the third step. “Yes,” says {hero}.'),
    },
  },

  ending: {
    title: 'Every Window',
    pages: [
      [
        played('Thomas', 'Thomas, this is you.'),
        'The light on the Point is out. Judith Harrow did it herself, and three hundred people are sailing for the reef.',
        says('mother', '“Now there are two of us,” says Mother. “I can tell you how it goes on.”'),
        'Thomas comes up the stair without a sword. He lays the brass star on the sill, and because he has no words, he hums.',
        says('harrow', '“Who taught you that?”'),
        says('thomas', '“Nobody. I always had it.”'),
        says('mother', '“I took a boat out, that night,” says Mother. “I rowed till morning. I found one.”'),
        'The captain opens the page, shut for twelve years. A hundred and forty names, a star beside each who lived. Beside the smallest there is none. She looks up.',
        says(
          'someone',
          'She takes the lantern. Her brother takes the oars. And you run from door to door: “Lamps! Every lamp!”',
        ),
      ],
      [
        'One window. Three. A street. All Port Royal stands bright along the water, and at the chain, without his wig, Ambrose Pell turns the windlass himself. His daughter is out there. So is everybody’s.',
        'Between the town and one small lantern on the reef the ships come in. Last, and nobody stops her, comes the *Ares*.',
        together('Ask in Kingston who lit the first lamp, and they will tell you: {crew}.'),
        race(
          '{winner} is given the key of the Point Light, looks at it for a long time, and hangs it on Mother’s hook, where anyone can reach it.',
        ),
      ],
      [
        'They read the names aloud until sunrise. Pell writes the torn page again, in his excellent hand. And over the harbour gate they carve: *Chain if you must. Bread the same day. Light always.*',
        'Fifty-eight stars stand in the captain’s book. Beside the smallest name she draws the fifty-ninth.',
        'Mother Tallow is sentenced, too: she must go home. Eleven bowls stand on the table, and the soup is warm.',
        'And the captain? She kept that light for twelve years. Then she learned to bake. Badly, at first.',
        'The old woman cuts the loaf and pushes it across the table. On her apron shines a star of brass.',
        says('teller', '“Go on,” she says. “It is better than it was.”'),
      ],
    ],
    bridge: [
      'The new keeper of the Point Light is tall, punctual and speaks to nobody. It is Judith Harrow. Tonight Mother Tallow sits beside her. As long as she is there, it burns.',
    ],
  },

  lost: [
    'Dark.',
    'It takes a while before you notice that the story is over. The old woman has got up. She stands with her back to you and trims a lamp that needs no trimming.',
    says(
      'teller',
      '“It did not happen,” she says. “Three hundred people. I will not have it happen. Sit down. From the beginning, from the tax, and this time somebody keeps an eye on the clock.”',
    ),
  ],
  again: [
    says(
      'teller',
      'She polishes her star while she speaks. “{coins} coins more. I had them in my apron. Do not ask since when.”',
    ),
    says(
      'teller',
      '“The draught,” she says, before anyone has asked. “You may have {coins} coins. Shut the door, somebody.”',
    ),
    says(
      'teller',
      '“And I went up, and … And *she* went up the stair.” She counts out {coins} coins, and her hand shakes.',
    ),
  ],
};
