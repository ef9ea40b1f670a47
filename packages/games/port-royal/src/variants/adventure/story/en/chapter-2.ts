import { CHAPTER_TITLES } from '../../chapter-titles.js';
import type { ChapterStory } from '../words.js';
import { ECHO, race, says, together, undone } from '../write.js';

export const chapter2: ChapterStory<2> = {
  title: CHAPTER_TITLES.en[2],

  evening: [
    'The second evening. The rain has stayed, and so has the burnt loaf. The old woman trims the lamp.',
    says(
      'teller',
      '“A lamp was put out. A name was wiped off a slate. In the foot of the lamp lay a star. And a woman on a pirate ship told ten people to go home. They did not. Where were we?”',
    ),
    ECHO,
    says(
      'teller',
      '“Tortuga,” she says, and counts the crumbs. “Everybody there knows where the *Ares* goes, and nobody says it.”',
    ),
    together(
      says(
        'teller',
        '“One of you will have to be charming. I see nobody. So do it together. And hold on to your pockets.”',
      ),
    ),
    race(says('teller', '“There is one chair at the table there, and several of you. Hold on to your pockets.”')),
  ],

  missions: {
    20: {
      paragraphs: [
        'A quay full of toll-takers: eleven of them, and all cousins. You pay for tying up, for standing, and once for breathing in.',
        says(
          'someone',
          '“Violet sails?” says the baker, and looks left and right. “They take my bread and leave a coin. Always one! But I say no more to people who cannot keep the Cousins off.”',
        ),
        'On Tortuga only hired blades count. At the end of the mole two brothers have been duelling since Tuesday over who is the elder. They are called Tybuk, and there seems to be a third.',
        says(
          'tybuks',
          '“Tell my brother he is holding it upside down.” “Tell *my* brother it is a sword. It has no upside.”',
        ),
        together(says('hero', '“Three blades,” says {hero}. “Then she will talk.”')),
        race(says('hero', '“Three blades,” says {hero}. “They go to whoever apologises best.”')),
      ],
      done: says(
        'tybuks',
        '“Tell my brother we are employed.” “Tell *my* brother I heard.” The Cousins find something to do elsewhere.',
      ),
    },
    21: {
      paragraphs: [
        says(
          'linnet',
          '“A coin a look,” says a voice from above. A girl hangs upside down from the highest gutter of Tortuga.',
        ),
        'She is twelve, her name is Linnet, and she sells the view. Thomas lets her hold the big telescope. He sees what there is. She knows where to look.',
        says(
          'linnet',
          '“That fog your pirates hide in? It sails against the wind. Fog doesn’t do that. I know where it goes in. I could show you, if you had a lookout. You haven’t.” She swings the glass round. “And there’s a sail behind *you*, too. I told the other lot. I tell everybody.”',
        ),
        says('hero', '“What sort of sail?” asks {hero}.'),
        says('linnet', '“A grey one,” says Linnet. “A patient one. Well? Do I get a bunk?”'),
      ],
      done: 'The lookout comes aboard upside down. {hero} signs her on. Linnet signs with a bird.',
    },
    22: {
      paragraphs: [
        'Two rocks, violet smoke, and masks with torches. Here the pirates go in. Whoever would pass must perform the ritual, so you do: curtains, soot, and a colander for a helmet. Three blades hold the Cousins off your boat.',
        'It is {hero} who leads the moaning. The High Priest listens like a man at the theatre. Then they sing, and there is a third line: *Drown it in fire till the red light is gone.*',
        says('mary', '“Thomas,” whispers Mary, “you were humming that *before* they began.”'),
        says('thomas', '“I don’t remember it,” says Thomas. “I just know how it goes.”'),
        says(
          'finch',
          'Two empty hands come out of the biggest sleeves in the world. “A book,” says the High Priest. “And herbs. Then pass.”',
        ),
      ],
      done: says(
        'finch',
        'The book is stroked like a cat, the herbs are snatched like bread. “The moan was adequate,” says the High Priest. “The colander is bold.”',
      ),
    },
    23: {
      paragraphs: [
        'Your boat is gone. The Cousins have taken it, in payment for standing about on their quay. There is another to be had. It costs three coins, it smells of shark, and at the oars sits a twelfth cousin.',
        says('someone', '“I only want to see the show,” he says.'),
        'He gets one. Between two rocks, in violet smoke, stands a row of masks. You come as pirates: bed curtains, lamp soot, a kitchen sieve. The masks sing first, and it is new: *Drown it in fire till the red light is gone.* Thomas moves his lips half a word ahead of them.',
        says('jean', '“Tremble!” roars Jean. His beard is already running.'),
        says('finch', '“Louder at the back,” says the High Priest, and holds out both hands. “A book, and herbs.”'),
      ],
      done: says(
        'finch',
        'The twelfth cousin claps until the boat rocks. “At last,” says the High Priest to {hero}, “an audience.” The herbs are gone in a blink.',
      ),
    },
    24: {
      paragraphs: [
        'A cave under the old fort, and in it a table made from a ship’s rudder. Round it the captains of the coast are laughing at you. Then Linnet speaks.',
        says('linnet', '“North-west by west, two rocks, every new moon. I’ve got it written down. With drawings.”'),
        'The laughter stops. Zéphine Le Clair, who is very old, puts down her knitting.',
        says(
          'zephine',
          '“So somebody has used her eyes. We all know the place, child, and have sworn to be silent. For someone who counts I might be silent on paper.” She looks along your row. “Who shouts may swim. Who counts may sit. And when you find that woman, ask her who put out the light.”',
        ),
        together('There is an empty chair. You need a name that carries weight.'),
        race(says('zephine', '“There is one chair,” she adds.')),
      ],
      done: '{hero} is given a chair, and nobody laughs. Zéphine moves her wool to make room.',
    },
    25: {
      paragraphs: [
        says(
          'zephine',
          '“Hearsay,” says Zéphine Le Clair, and counts her stitches. “Hearsay we have. We knit it into socks.”',
        ),
        'You stand in a cave beneath Tortuga. The captains of the coast sit round a great ship’s rudder and eat nuts. You have told them of the fog and the masks. But nobody has seen with their own eyes where they go.',
        says('zephine', '“No eyes, so it must be shoulders. Bigger ones. Who are you, then?”'),
        says('jacques', '“Jacques Grandeur,” says Jacques. It does not help.'),
        says(
          'zephine',
          '“Come back when more doors open at your name. Then I may forget a chart on this table. And should you ever meet your lost lady, ask her this: who put out the light?”',
        ),
        race('One chair is free. {rival} is looking at it, too.'),
      ],
      done: '{hero} is given a chair, and even a cushion. It is a hand-knitted cushion.',
    },
    26: {
      paragraphs: [
        says('thomas', '“Sail,” says Thomas from the masthead. “The same one. It turns when we turn.”'),
        'Through the glass it becomes a navy frigate, grey and very correct. You are far from home, among people who bill you for breathing. Would it not be sensible to have the navy nearer?',
        says(
          'scott',
          'Scott has written the letter in his best hand. “*Respectfully requests close escort.* Permission to be proud of it? It wants an admiral’s seal, that is all. I may write. I may not seal.”',
        ),
        says(
          'samuel',
          '“And the wax,” says Samuel, who has made enquiries. “It turns out that wax costs five coins. Don’t look at me. It is *naval* wax.”',
        ),
      ],
      done: 'The grey frigate closes up until one can see her buckets. {hero} sleeps better than ever before.',
    },
    27: {
      paragraphs: [
        says('lucas', '“Has anybody,” asks Father Lucas, “simply asked them?”'),
        'He has come after you on the mail boat, green in the face, with a parcel of candle ends. Nobody has simply asked them. It is so quiet that one can hear the knitting next door.',
        says(
          'lucas',
          '“Give them one of their boats back,” he says. “With the crew, and the bread, and everything. I could sit in the bow and hold a candle. I think I would be less afraid than they are.”',
        ),
        says('peter', '“You?” says Peter. “On *purpose*? In a *boat*?”'),
        says(
          'lucas',
          '“Somebody in a cassock,” says Lucas, and turns crimson. “People do not like to shoot at that. I hope.”',
        ),
      ],
      done: 'The priest comes back with an answer in a firm, round hand: *Go home. Wear scarves.* {hero} reads it three times.',
    },
    '28a': {
      paragraphs: [
        'Hurricane flags hang over every shop on Tortuga. In this season no chandler sells on credit, unless two registered houses sign for you.',
        says(
          'someone',
          '“The navy’s paper I see,” says the chandler, and sniffs at the admiral’s wax. “Very fine. That waives the fees. But a seal does not eat biscuit. Two traders must tell me that you are coming back.”',
        ),
        says('peter', '“I know about cheese,” says Peter hopefully.'),
        says('someone', '“You are not on the roll, sir. Two that are.”'),
        'In the corner stands a cheese as large as a wheel. {rival} has already laid a hand on it.',
      ],
      done: 'Biscuit, rope, water, and a cheese for Peter. {hero} lets two honest people sign for it.',
    },
    '28b': {
      paragraphs: [
        says(
          'someone',
          '“No paper?” says the chandler of Tortuga. “No seal, no stamp, no uncle at court? Dear me.” He looks delighted.',
        ),
        'Storm season has begun, and you need biscuit, rope and water before the wind turns. He could let you have it all, if two traders were to sign. That is the first thing.',
        says(
          'someone',
          '“The second is the stamp. One coin for the stamp, one for the man who holds the stamp, one for the man who knows where he is. Three coins.”',
        ),
        says('samuel', '“I admire that,” says Samuel. “That is theft with a filing system.”'),
        'Behind you {rival} is counting out small change.',
      ],
      done: 'Stamped, signed, stowed. {hero} has stores for three months, and the man who knows where he is waves from the pier.',
    },
  },

  ending: {
    title: 'Half a Chart',
    pages: [
      [
        says(
          'zephine',
          '“I have said nothing,” says Zéphine Le Clair. “You will have noticed how silent I was.” On her chair she has left a roll of paper.',
        ),
        'It is half a chart. On the left are coasts. On the right is nothing, and in the nothing somebody has drawn a small lamp in violet ink.',
        undone(
          '21',
          'Nobody has signed Linnet on. She climbs out of a barrel of peas and says that it was the wrong barrel.',
        ),
        'That evening Linnet points astern once more.',
        says(
          'scott',
          'Scott takes the glass. “The *Constant*,” he says. “My old ship.” He almost smiles. “For once the navy is where it should be.”',
        ),
        'Nobody asks how it knew the way. You run west, through the Gate.',
        together('You drink to the navy, in lemonade.'),
        race('{winner} keeps the half chart in a boot, and sleeps in the boots.'),
      ],
    ],
    bridge: [
      'Nobody calls a council. {winner} walks into the captains’ cave and sits down. That is how one comes to count.',
    ],
  },

  lost: [
    says(
      'teller',
      '“The captains went back to their cards,” says the old woman. “The fog closed. A year later a girl was still selling the view, and nobody bought it.”',
    ),
    'The lamp smokes. She gets up and trims it, though it has just been trimmed.',
    says(
      'teller',
      '“No. I was told otherwise, and by people who were there. You landed too early, that is what it was. Again. The quay, the cousins, all of it.”',
    ),
  ],
  again: [
    says(
      'teller',
      '“I should have said this: wherever the *Ares* had been, a coin lay on the counter. Exactly one. And you had {coins} coins more than I told you.”',
    ),
    says(
      'teller',
      '“The boy Thomas knew that third line before it was sung. Did I say so? No. And {coins} coins, sewn into a sail.”',
    ),
    says(
      'teller',
      '“That grey sail. It had been behind them since Port Royal, and nobody wondered. I would have wondered. Here, {coins} coins, and listen.”',
    ),
  ],
};
