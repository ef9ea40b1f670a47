import { KING_MIGHT, MATE_MIGHT } from '../../../board/numbers.js';
import { DECIDING, winningRolls } from '../../../odds.js';

export const firstGame = {
  title: 'Your first game',
  pitch: 'From the ships to the Pirate King’s lair, and why one would do what. Six minutes.',
  steps: {
    welcome: {
      say: `Welcome to the island! You have two figures, an officer and a pirate. Win against {1} and {2} by bringing one of them into the lair: pay the Pirate King’s ransom there, or beat him. His Might is ${KING_MIGHT}, yours is 0.`,
    },
    walk: {
      say: 'So first you need gold, or Might. Two dice are rolled: 3 and 1. One figure walks 4 spaces; which one is your choice every turn. Your officer would come to a settlement, and crew is free there: walk with him.',
      after: 'Clearwater. Somebody wants to join you.',
    },
    crew: {
      say: 'Two kinds live here. The Marine adds 1 Might to your officer. The Harbour Merchant has a gold symbol, which earns money. Choose.',
      after: {
        marine: 'Might helps in every fight, for the rest of the game.',
        merchant: 'Whoever comes to Clearwater after you will pay you.',
      },
    },
    dues: {
      say: 'It is {1}’s turn: 2 and a blank, which counts 0. {1}’s officer comes to Clearwater as well …',
      after: '… takes a merchant, too, and pays you 1 gold for yours. Every settlement works like this.',
    },
    noDues: {
      say: 'It is {1}’s turn: 2 and a blank, which counts 0. {1}’s officer comes to Clearwater as well …',
      after: '… and takes a merchant. From now on you pay {1} 1 gold whenever you come here.',
    },
    castle: {
      say: 'Some turns later. You rolled 3. The Castle is on your officer’s way: it pays each time you come past, 1 gold and 2 more for every gold symbol you have. Walk.',
      after: '3 gold in passing. And Fort Rock has the best crew of all.',
    },
    plan: {
      say: 'Here plans are made. The Grenadier gives your officer 3 Might: the way of fighting. The Quartermaster has two gold symbols and 1 Might for the pirate: the way of the ransom. Which is yours?',
      after: {
        grenadier: 'Strong early: now caves and other figures are prey.',
        quartermaster: 'Each time past the Castle now brings you 7 gold.',
      },
    },
    cave: {
      say: 'Your officer has Might 4, and a cave is 1 space away. An enemy waits in it: both sides roll a die and add their Might. The table shows how likely you are to win before you walk. Go in.',
      after: 'A Marsh Crocodile with Might 2. You: 4 and 3, it: 2 and 4. 7 to 6, and 3 gold are yours.',
    },
    post: {
      say: 'At the Trading Post an item is auctioned. Everybody may bid once, and whoever came here bids last. That is a good place to be: go there.',
      after: 'The Admiral’s Sabre: 3 Might for an officer.',
    },
    bids: {
      say: '{1} bids first, then {2}. Each bid must be higher than the last.',
      after: '2, then 4 gold.',
    },
    bid: {
      say: 'Nobody bids after you, so 5 gold are enough. 3 Might are as much as a Grenadier, and you could sell the sabre for 6 when in need. A figure has two hands, so two weapons at most.',
      after: {
        bid: 'Sold! Your officer is feared now.',
        pass: 'Thrift is a way as well. {2} gets the sabre for 4.',
      },
    },
    attacked: {
      say: 'Now {1} walks. Where figures of different players meet, they fight, and the one who just arrived attacks. Your pirate stands on that chest …',
      after: 'Might 1 against your pirate’s 2.',
    },
    before: {
      say: 'You hold a fortune card, and nobody knows which. You are asked before the dice and after them. Your Lucky Blow adds 2, but only after the dice: pass now.',
      after: '{1} rolls 4, you roll 3: 5 to 5.',
    },
    blow: {
      say: 'A tie goes to the attacker, so as it stands you lose. This is what the card is for: play it.',
      after: '7 to 5, and you win. It would not have saved a blank.',
    },
    bonus: {
      say: 'Whoever wins may take something: 2 gold, or a crew card if the loser has more of them, as {1} has. Crew lasts longer. Your choice.',
      after: { gold: 'Gold is gold.', crew: 'You are one stronger, {1} one weaker.' },
    },
    ready: {
      say: 'Much later. Your officer has Might 8. Against the King that is not sure, but 28 gold are not far from a ransom either. The volcano path begins at the first cave: it is time to set out.',
    },
    volcano: {
      say: 'You rolled 7, exactly as far as the Lake of Fire. At forks you choose as you come to them. Walk with the officer.',
      after: 'The first cave: a fork.',
    },
    fork: {
      say: 'On along the coast, or up the volcano? Up: the lair is there.',
      after: 'Past idol and geyser, to the Thieves’ Den: the second fork.',
    },
    lake: {
      say: `Who stops in the Den pays a lot; you pass through. Ahead is the Lake of Fire. The First Mate guards it with Might ${MATE_MIGHT}, and you have 8: that is a good bet. In!`,
      after: 'You roll 2, he 5: 10 to 9. You may stay, and the next move leads into the lair.',
    },
    enter: {
      say: 'Round the island your pirate has brought you 41 gold meanwhile. Whatever you rolled: the officer’s next move takes him into the lair. Go!',
      after: 'A die and the number of players make the price: the King asks for 40 gold.',
    },
    king: {
      say: `You can pay 40 gold and win now. Or fight: Might 8 against ${KING_MIGHT} wins ${winningRolls(8 - KING_MIGHT)} of ${DECIDING} rolls, and losing leads back to the Den, where you pay. What would a captain do?`,
      after: {
        pay: 'Certain is certain.',
        fight: 'You roll 5, the King 1: 13 to 11! That was brave. Mostly it ends in the Den.',
      },
    },
    winner: {
      say: 'The game is over at once: you win. There are always these ways, by gold, by the officer or by the pirate. Watch which of them the others are on.',
    },
  },
};
