import { CHAPTER_TITLES } from '../../chapter-titles.js';
import type { ChapterStory } from '../words.js';
import { ECHO, laid, race, says, together } from '../write.js';

export const chapter4: ChapterStory<4> = {
  title: CHAPTER_TITLES.en[4],

  evening: [
    'The fourth evening. The loaf is brown all round, and nobody believes it.',
    says('teller', '“Somebody showed me how,” says the old woman.'),
    says(
      'teller',
      '“She went of her own will, you remember. She had put out the light. Round the island lay a ring of guard boats, and you had brought it there. The High Priest is called Orlando Finch, and was once hissed in Bristol. And Linnet is ill.”',
    ),
    ECHO,
    together(
      says('teller', '“That fever goes and comes back, higher each time. Forty people lie there. Who carries what?”'),
    ),
    race(says('teller', '“Nobody races for glory in a sickroom. You race to be of use. Off with you.”')),
  ],

  missions: {
    40: {
      paragraphs: [
        'Forty sick people, one spring, and half a mile of path between. The great names in the Roads send their regards.',
        ECHO,
        says(
          'sukey',
          '“Regards don’t hold water,” says Sukey Bell, the pedlar, and rolls up her sleeves. Beside her stand Baltasar, a deckhand, and old Bram, who has rowed a ferry for fifty years. “Somebody has to, and here we stand. You need only ask. Three is a beginning.”',
        ),
        'At night somebody tall carries as well. By morning two more barrels are full, and nobody has seen a face. Thomas hums as he walks.',
        says('harrow', '“Not that tune,” says a voice out of the dark.'),
        says('bram', '“It’s only water till you carry it,” says Bram. “Take the other handle.”'),
      ],
      done: 'A chain of buckets hangs between spring and village, and {hero} is a link in it.',
    },
    41: {
      paragraphs: [
        says(
          'ferdinando',
          '“We now come to the ritual,” says Ferdinando, bent over the book. “Three remarks. First …”',
        ),
        ECHO,
        says(
          'abena',
          '“*Seven nights over, the shaking moves on*,” says Abena. It is the fourth line. She says it as one says good morning.',
        ),
        'Then it is so quiet that one can hear the fever breathe.',
        says('mother', '“Three for the old ones,” says Mother slowly. “Drops, child. Three drops. One for the young.”'),
        'It never was a spell. It is a recipe, made into a song so that nobody could lose it. All those stolen loaves, all that bark! You have been chasing a medicine chest.',
        says('abena', '“It begins with herbs and bread,” says Abena. “You have sung it often enough. Now bring them.”'),
      ],
      done: '{hero} stirs. It smells of old boots and hope.',
    },
    42: {
      paragraphs: [
        'The roof already stands, for there were hands enough to build it. Under it hang forty hammocks. What is missing is somebody who can cook for all of them, every day, without burning the kettle.',
        says('peter', '“I have tried,” says Peter. “They were very brave about it.”'),
        'Word goes out to Dot Pepper, innkeeper of the Dry Parrot. At dawn a wash-tub drifts in between the guard boats. In it sit a kettle, a woman and a bird.',
        says('parrot', '“On the house!” screams the parrot.'),
        'The marines have not heard those words for months. They lower their muskets and take off their caps. If you take her on, the Fever House has a kitchen.',
      ],
      done: says(
        'dot',
        '“Sit,” says Dot to forty people who are lying down. “Nobody is brave on an empty stomach.” {hero} peels.',
      ),
    },
    43: {
      paragraphs: [
        says('dot', '“And where,” asks Dot Pepper, stepping out of a wash-tub, “is the roof?”'),
        'There is none. There were too few hands. There is a sail over four oars, and under it lie forty people, and it has begun to rain. Dot has paddled through the whole blockade with a kettle on her knees. The parrot shouted, and the marines let her by.',
        says('parrot', '“On the house!” it says now, and looks about for one.'),
        says(
          'dot',
          '“I can feed this lot, if you take me on,” says Dot. “But I do not cook in the wet. Two ship’s carpenters would come ashore. A coin for each, that makes two coins, and nobody tells their captain.”',
        ),
      ],
      done: 'The Fever House has a kitchen and a roof. It leaks in one place only, and {hero} has put Samuel there.',
    },
    44: {
      paragraphs: [
        '*Drown it in fire till the red light is gone.* Bark and bread lie ready in the barrel. Now you understand the third line, too: rum, until sunset.',
        says(
          'jean',
          '“So that is why they carried it like a baby,” says Jean. He is carrying two babies himself, and a bucket.',
        ),
        ECHO,
        'The whole village sits round the barrel and hums the dose, so that nobody loses count. Thomas never learned it. He is half a line ahead of all the others.',
        'On the far side sits Judith Harrow. Every night she has counted the sick. Now she has stopped, and looks at him.',
        says('mother', '“The rum,” says Mother, “while there is light.”'),
      ],
      done: 'At sunset {hero} strains it. The first cup goes to Linnet. Honey helps, a little.',
    },
    45: {
      paragraphs: [
        'An empty barrel stands by the fire. It still waits for its bark and bread, and the fever has not waited. This is the second week. Seven marines have been rowed ashore, shivering, and lie beside those they came to guard.',
        ECHO,
        says(
          'someone',
          'By night a woodcutter slips through the ring with everything else that is needed. “Two coins,” he says. Then he sees the hammocks. “And a head start.”',
        ),
        'What remains is line three: rum, till the sun is down. They hum it even in their sleep. Thomas, dead tired, hums ahead of them.',
        says('harrow', '“Who taught him that?” asks Judith Harrow. Nobody hears her.'),
        says('mother', '“A bigger barrel,” says Mother. “And the rum.”'),
      ],
      done: '{hero} carries the cups round: one to Linnet, and one to a marine, who says thank you in a very small voice.',
    },
    46: {
      paragraphs: [
        'A rowing boat comes in, and in it sits a lady with a book open on her knees. She is rowing out of the book.',
        says('isabel', '“I can row,” she calls. “I read how.” Then she runs aground.'),
        'The fever is going down, and so the guards salute and let her land. It is Isabel Pell, the governor’s daughter. She has brought a trunk, and in the trunk a page.',
        says(
          'isabel',
          '“It was behind Papa’s seventh clock. *31 August 1670. The Ares, 140. Light out by order.* Pages do not fall out, you know. Somebody tore it.” She looks round. “I need a place to stay, and company, or no court will believe me.”',
        ),
      ],
      done: 'She reads it to {hero} twice, because of the handwriting. It is the governor’s.',
    },
    47: {
      paragraphs: [
        says('linnet', '“Lady on a sandbank,” says Linnet, who is not supposed to sit up. “With a trunk. Reading.”'),
        'It is Isabel Pell. The fever stands at its height, and no guard boat will come near the shore. So she waits out there and studies a book on rowing.',
        says(
          'isabel',
          '“I have a page of the harbour book!” she shouts across. “*The Ares, 140. Light out by order.* It is torn out! Will nobody fetch me?”',
        ),
        says(
          'someone',
          'Four oarsmen look at each other. “At night,” says one. “Three coins, and a kerchief soaked in vinegar for each of us. And you find the lady a bed.”',
        ),
      ],
      done: says(
        'isabel',
        '“I have read about vinegar,” says Isabel, and climbs out into the arms of {hero}. The page is dry.',
      ),
    },
    48: {
      paragraphs: [
        'A pot of grey paint stands on the jetty, with a brush laid across it. Nobody wants to be first.',
        says(
          'scott',
          '“Somebody must be ready to go home and tell it,” says Scott. “Out through that ring goes only who has a reason on paper.”',
        ),
        says('ferdinando', '“An expedition,” says Ferdinando. “Strictly speaking, all reasons are called that.”'),
        'And there must be no name on the stern, for the names of your ships hang on every customs house by now. All that honour, in gold leaf. It looks so very well there.',
        says('mother', '“A name is for being called by,” says Mother. “We know what you are called. Paint.”'),
      ],
      done: '{hero}’s ship is called nothing at all. A gull sits down on it, unimpressed.',
    },
  },

  ending: {
    title: 'Eleven Coins',
    pages: [
      [
        laid('44', 'This is the seventh night.'),
        laid('45', 'This is the fourteenth night.'),
        'Before sunrise Linnet opens her eyes and asks whether there is pancake. Jean has to go outside. His beard is running.',
        'Seven marines, carried in shaking days ago, sit up and want the same. Captain Strickland stands in the door, cap in hand.',
        says('strickland', '“My eyes are poor today,” he says. “I see fever nowhere. I see hardly any island.”'),
        'Judith Harrow has sat beside the child every night. Now she holds a slate and does sums: bark, bread, one barrel of rum.',
        says('harrow', '“Eleven coins,” she says. “For all of them, that time. It would have cost eleven coins.”'),
      ],
      [
        'In the morning the *Ares* is gone, and Mother Tallow with her. The pot stands on the fire. The ladle lies on the floor, and Mother never in her life dropped a ladle. This time she did not go of her own will.',
        'On the slate stands a date: the last of August.',
        together(
          says(
            'strickland',
            'The ring of boats opens a gap, just the width of one ship. “I see no boat,” says Strickland, and looks the other way.',
          ),
        ),
        race(
          '{winner} gave Linnet the last drop, and so has the first place in the gap that opens between the guard boats.',
        ),
        ECHO,
        says('linnet', '“Well, go on!” calls Linnet, with her mouth full. “What are you all waiting for?”'),
      ],
    ],
    bridge: [
      'The third line is the rum: let it stand till sunset. They hum the dose, and count, and the nights go by.',
    ],
  },

  lost: [
    says('teller', '“The girl got better,” says the old woman. “But the others …”'),
    'She does not go on. The knife lies beside the loaf, and nobody reaches for it.',
    says(
      'teller',
      '“No,” she says sharply. “They lived. All of them. I was told so, and I counted. Your buckets came too late, that is all, and in my story they came in time. Again.”',
    ),
  ],
  again: [
    says(
      'teller',
      '“Somebody tall carried water, night after night, and you never asked who. Ask. Here are {coins} coins that were in a bucket.”',
    ),
    says(
      'teller',
      '“The captain kept asking what things cost. Bark, bread, rum. I did not think it mattered. And {coins} coins.”',
    ),
    says(
      'teller',
      '“Every evening Mother Tallow asked if they still had the star. Every evening! Take {coins} coins, and think about that.”',
    ),
  ],
};
