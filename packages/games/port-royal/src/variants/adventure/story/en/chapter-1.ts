import { CHAPTER_TITLES } from '../../chapter-titles.js';
import type { ChapterStory } from '../words.js';
import { race, says, together } from '../write.js';

export const chapter1: ChapterStory<1> = {
  title: CHAPTER_TITLES.en[1],

  evening: [
    'Rain drums on the roof of the *Candle-End*. The old woman sets down a loaf, burnt side underneath, and counts you. She counts everything.',
    says('teller', '“I tell, you eat. It takes five evenings, if nobody sneezes.”'),
    'She trims the lamp. Her apron is pinned with a star of brass.',
    says(
      'teller',
      '“On the quay of Port Royal stood a house with a light in its window, so that any stray could find it. Ten did. Mother Tallow took them in, one after the other, and never asked.”',
    ),
    together(says('teller', '“So. Who wants to be whom? You do it together, or it is not done.”')),
    race(
      says('teller', '“So. Who wants to be whom? Every family in Kingston swears that theirs was first. Prove it.”'),
    ),
    says('teller', '“And if you do it badly, I tell it again.”'),
  ],

  missions: {
    10: {
      paragraphs: [
        'Ten bowls stand on the table, and the soup is still warm. That is how late you are.',
        'An hour ago violet sails came in without a lantern. Masks at the rail, a chant over the water: *Bark in the barrel and bread on the tongue …* Now the door of the Lantern House swings in the wind. Mother Tallow is gone. The lamp in her window is dark, for the first time in ten winters. Beside it lies the snuffer, quite tidy.',
        says(
          'hero',
          '“Whose turn was it to stay with her?” asks {hero}. You look at the slate by the door. The name is wiped away.',
        ),
        'The harbour chain is up. It has shut in some of their boats, and you. Above the governor’s wig hangs a comet.',
        together(says('pell', '“Bring me two of them,” says Governor Pell, “and I let you out.”')),
        race(says('pell', '“Whoever brings me two of them,” says Governor Pell, “goes out first.”')),
      ],
      done: says(
        'someone',
        '{hero} brings in the second boat. Nibb counts the oars twice. One of the prisoners turns round: “Mind the bread.”',
      ),
    },
    11: {
      paragraphs: [
        'The cold lamp has to be cleaned, so you clean it. Something rattles in its foot: a small star of brass. You know that star. It shines on every violet sail.',
        says('hero', '“Why does Mother own the pirates’ sign?” asks {hero}. Nobody has an answer.'),
        says(
          'mendes',
          '“Ask their Book of Rituals,” says Rafael Mendes, the bookseller. “Everyone can read it. Nobody has yet been polite to it. But I must take one apart, leaf by leaf.”',
        ),
        'He points at his shutters. Last night somebody tried them with a crowbar. Up on the roof Thomas hums the chant and does not notice.',
        says(
          'mendes',
          '“So I need a book,” says Mendes, “and one sword at the door. I bleed ink, but I would rather not.”',
        ),
      ],
      done: 'In the margin stands: *Fetch the keeper of the light before the comet is gone.* On the last page a hundred and forty lines are ruled, all empty.',
    },
    12: {
      paragraphs: [
        'The two crews sit in the fort and say nothing to a uniform. At night they sing. Through the bars comes a second line: *Three for the old ones and one for the young.*',
        says('anne', '“One does not question people,” says Anne. “One sends somebody they would like to talk to.”'),
        'Father Lucas has never been inside a cell. He goes red up to the ears.',
        says(
          'lucas',
          '“I would need candles,” he says. “It looks so dark in there. And marzipan. That part is for me, I’m afraid. For courage.”',
        ),
        says(
          'someone',
          'The gaoler studies the ceiling and holds out a hand. “I sup at nine, and I chew slowly. Two coins for all of it, and I am deaf.”',
        ),
      ],
      done: says(
        'lucas',
        '“I may not say what I heard,” says Father Lucas. “I may say what I did not: nobody told me that a door was locked.”',
      ),
    },
    13: {
      paragraphs: [
        'No boats, no prisoners, and a governor with a red face. Pell has forbidden all talk with pirates, on a very large poster. But in the church the organ coughs.',
        says('grace', '“It isn’t the organ,” whispers Grace, who has come in by the window. “There’s a man in it.”'),
        'Up in the loft, under an altar cloth, lies the pirates’ cook. He shivers, though the night is warm. In his sleep he sings: *Three for the old ones and one for the young.* Father Lucas has fed him marzipan for a week.',
        says(
          'lucas',
          '“I could sit with him until he wakes,” says Lucas, blushing. “But the beadle knows, and so does the watch. Both have families. I have counted. It comes to four coins.”',
        ),
      ],
      done: says(
        'lucas',
        '“He did not mention a locked door,” says Father Lucas. “And that song? It sounded like my grandmother.”',
      ),
    },
    14: {
      paragraphs: [
        says(
          'mendes',
          '“The night the grain fleet comes,” says Mendes, ink up to his eyebrows. “One hour after the tide. The left-hand channel. It was all in the book.”',
        ),
        'When the chain sinks, the shut-in boats will slip away through the mangroves. You will go with them: soot on your faces, two blades beneath the tarpaulin, and over your heads a violet sail.',
        says(
          'someone',
          'The ferryman watches you dye it. “They took my bread, the rascals. And look what they left on the bench.” He shows you a coin. “Always one. Pirates that pay, I ask you.”',
        ),
        says('peter', '“It isn’t the dying,” says Peter, and climbs under the tarpaulin. “It’s the damp.”'),
        says('hero', '“One boat,” says {hero}, “and we shall not get it back. Push.”'),
      ],
      done: 'A masked voice calls the first line across the water. {hero} calls the second. They wave you on.',
    },
    15: {
      paragraphs: [
        'Two black channels lead through the mangroves. The book could tell you which one to take, but the book is still unread. So you stand there and listen to frogs.',
        says('samuel', '“Simple,” says Samuel. “We take both. Would I lie to you? About anything large, I mean.”'),
        'Two boats, then, one for each channel. Violet sails, a lantern, a broom at every oar. You wait behind them with two blades and hold your breath. Whichever is answered, you follow.',
        says(
          'someone',
          'The ferryman shakes his head at you. “They had six loaves off me on Sunday. In the basket lay a coin. I’ve bitten it twice. It’s real.”',
        ),
        says('scott', '“Permission to be worried?” asks Scott. “No time? Worried later, then. Boats in the water.”'),
      ],
      done: 'Left, nothing. Right, a voice: *Bark in the barrel?* After a terrible pause {hero} answers: *And bread on the tongue.*',
    },
    16: {
      paragraphs: [
        says('amory', '“I do not gossip,” says the widow Amory. “I weigh.”'),
        'Her shop smells of a hundred drawers. In the window a stuffed crocodile wears spectacles. She has sold to kings and to pirates, and has told neither about the other.',
        says(
          'amory',
          '“Lay their herbs on my scales, and two coins beside them. Then I say what grows where. I say it once, and softly.”',
        ),
        'Outside, {rival} is tying a shoe. It has been the same shoe for a quarter of an hour.',
        says(
          'amory',
          '“One thing puzzles me even now,” says the widow, and looks at {hero} over her glasses. “What, pray, does a devil want with a medicine chest?”',
        ),
      ],
      done: says(
        'amory',
        '“Fever bark,” says the widow. “From the mainland, by way of Tortuga.” {hero} knows where to steer.',
      ),
    },
    17: {
      paragraphs: [
        'Two sea chests stand on the quay, packed and corded. On one sits a captain, on the other a settler with a spade. They have not said with whom they are going.',
        says(
          'mary',
          '“I cut their hair this morning, so I know,” says Mary. “Anyone can leave a harbour, says the one. And the other says: to arrive, you want somebody who knows what to do where the water stops.”',
        ),
        'The spade is new. The compass has been wrong only once, and that was a Tuesday. {rival} is already buying both of them breakfast.',
        says('hero', '“Two breakfasts,” says {hero} to the baker. “Larger ones. With egg.”'),
      ],
      done: '{hero} has somebody who reads the stars, and somebody who has sewn seed corn into a hem. {rival} eats the breakfasts.',
    },
  },

  ending: {
    title: 'Two Long, One Short',
    pages: [
      [
        'The chain sinks. Grain ships come in, heavy and slow. Between them, without a sound, violet sails slide out, and so do you.',
        'Beyond the reef lies a fog of their own making. In it the *Ares* has waited for her boats, a star on every sail. At her stern stands a tall figure in the mask of a war god. And beside it, held by nobody, stands Mother Tallow with a lamp.',
        'She covers it with her hand. Two long, one short. Every child of the house knows that signal. It means: *Go home.*',
        says('hero', '“They are forcing her,” says {hero}.'),
        'You set every sail you have.',
        together('All hands are aboard the *Candle-End*, and Peter has the bucket.'),
        race(
          '{winner} is first past the chain and has the helm of the *Candle-End* for the year. The others swear at the stern.',
        ),
      ],
    ],
    bridge: [
      'Plans are for people who can wait. The chain sinks tonight, and you go tonight, under any sail you can find.',
    ],
  },

  lost: [
    says(
      'teller',
      '“And the chain came up again,” says the old woman, “and you were on the wrong side of it. She was never found. You may go to bed.”',
    ),
    'Nobody goes to bed. The rain goes on. The old woman counts something on her fingers and is not pleased with the sum.',
    says(
      'teller',
      '“No. If it had gone like that, none of us would be sitting here. I have told it wrong. Once more, from the soup.”',
    ),
  ],
  again: [
    says(
      'teller',
      '“I left something out. Who puts a lamp out so tidily, and lays the snuffer beside it? And there were {coins} coins in the flour jar. I forgot those.”',
    ),
    says(
      'teller',
      '“Her coat was gone from its hook. Since when do pirates fetch your coat? And it was {coins} coins, now that I think.”',
    ),
    says(
      'teller',
      '“Ten bowls, I said. But eleven spoons. Somebody had sat down with her. And in the jar, I have counted again, {coins} coins.”',
    ),
  ],
};
