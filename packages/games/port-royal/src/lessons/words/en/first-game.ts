import { base, FEE, TAX } from '../../../rulebook/facts.js';

export const firstGame = {
  title: 'Your first game',
  pitch: 'From the first card to the last round, and why one would do what. Six minutes.',
  steps: {
    welcome: {
      say: `Welcome to Port Royal! Against {1} and {2} you hire persons and claim expeditions: both bring influence. Whoever first has ${base.endInfluence} starts the last round. Whoever has most then wins.`,
    },
    draw: {
      say: 'Your turn begins with one card: a flute. It lies in the harbour, from which you will take later. Turn up another: more cards, more choice.',
      after: 'A sailor! He costs 3 coins, and that is what you have.',
    },
    risk: {
      say: 'Only one thing can go wrong: a second ship of the same colour. The odds beside the pile say how likely that is. One flute is a small danger: go on.',
      after: 'A pinnace. Another colour, so no harm done.',
    },
    stop: {
      say: 'With two colours out, twice as many ships are dangerous, and you may take only one card anyway. Stop here, and you choose first.',
      after: 'Now you trade.',
    },
    firstCard: {
      say: 'Your choice! The flute pays 3 coins and is gone. The sailor costs 3, but stays: 1 influence, and a sword for every turn to come.',
      after: {
        flute: 'Money first: ships pay for the persons that win games.',
        sailor: 'Crew first: an early sword saves many a turn. Your purse is empty, though.',
      },
    },
    fee: {
      say: `Now the others may take one card each, and pay you ${FEE} coin for it. {1} wants a ship: even with that fee it pays.`,
      after: 'A well filled harbour pays its host, too.',
    },
    others: {
      say: 'It is {1} now. A poor skiff is not worth stopping for, and one colour is hardly dangerous.',
      after: 'A frigate and a settler. The danger has doubled.',
    },
    bust: {
      say: '{1} is after four colours, which would allow a second card, and dares once more …',
      after: 'A second skiff: bust! The whole harbour is lost, and nobody takes anything.',
    },
    careful: {
      say: '{2} has seen that and stops after three cards: two colours are risk enough.',
      after: '{2} takes the galleon, as it pays most.',
    },
    yourShare: {
      say: `In the turns of others you may take a card, too, for a fee of ${FEE} coin. Trade, hire if you can pay, or pass: as you like.`,
      after: {
        ship: 'A coin is better than none, even when shared.',
        person: 'The priest brings influence and a cross, which expeditions ask for.',
        pass: 'Nothing lost. But most games are won with what others turn up.',
      },
    },
    swords: {
      say: 'A few turns later. Two sailors serve you: that makes two swords. A pinnace lies in the harbour. Turn up the next card.',
      after: 'A second pinnace!',
    },
    repel: {
      say: 'It would sink your turn. But it shows two swords, and you have two: repel it.',
      after: 'Away with it. Swords are never used up: they work again, this very turn.',
    },
    goOn: {
      say: 'Only the ship just turned up can be repelled, never one with a skull. Go on.',
      after: 'A flute: five swords, too strong to repel, but a new colour.',
    },
    third: {
      say: 'Ships of four colours in the harbour mean two cards for you, five mean three. That is worth some courage: once more.',
      after: 'A skiff.',
    },
    letIn: {
      say: 'You could repel it without need, to keep green safe for later. But its colour counts: let it in.',
      after: 'Three colours.',
    },
    fourth: {
      say: 'One more colour is missing. Have a look at the odds, then dare.',
      after: 'A frigate: four colours, two cards for you!',
    },
    courage: {
      say: 'A fifth colour would mean three cards, a wrong one none. Look at the odds, and decide for yourself.',
      after: {
        stop: 'Two cards in the hand. That is how most captains would see it.',
        discover: 'A captain: that went well. A fifth colour was never likely, though.',
      },
    },
    enough: {
      say: 'That is enough luck for one turn: stop now.',
      after: 'Now take what you have earned.',
    },
    takeOne: {
      say: 'You take one card after the other, and the first may pay for the second. So: ships first.',
      after: { ship: 'Three coins more.', person: 'Influence, and an anchor for expeditions.' },
    },
    takeTwo: {
      say: 'And the second, if you like.',
      after: { ship: 'A turn to remember.', person: 'A turn to remember.', pass: 'Then the others are glad of it.' },
    },
    tax: {
      say: 'Later still. {1} has hoarded 13 coins. Turn up a card, and see why idle money is in danger.',
      after: `A tax: whoever has ${TAX.threshold} coins or more loses half. {1} gives up 6; your swords, most at the table, earn you 1.`,
    },
    expedition: {
      say: 'A tax is dealt with at once, and your turn goes on. Another card.',
      after: 'An expedition! It lies apart, and no bust can touch it.',
    },
    claim: {
      say: 'It wants two houses. Your settler has one, and the jack-of-all-trades stands for any symbol. Both leave you, with 2 influence; the expedition brings 4, and 2 coins. Claim it!',
      after: 'Two influence gained, and two coins.',
    },
    persons: {
      say: 'Traders, admirals, jesters, governors: everyone has a skill. Look at any card closely: rest the mouse on it, hold it, or press I.',
    },
    nearEnd: {
      say: 'Near the end: you have 9 influence and 11 coins. The mademoiselle costs 9 and brings 3. Waiting only helps the others: stop.',
      after: 'She is yours to take.',
    },
    hire: {
      say: `That makes ${base.endInfluence}. Hire her!`,
      after: `${base.endInfluence} influence: the last round. All get equally many turns, so {1} and {2} have one more each.`,
    },
    lastRound: {
      say: '{1} has 9 coins and finds a pirate for 9 with 3 influence. Saving makes no sense any more.',
      after: '{1} has 12, too, and an empty purse.',
    },
    allOrNothing: {
      say: '{2} is far behind and has nothing to lose. Then even mad risks are right.',
      after: 'Bust, and the game is over.',
    },
    winner: {
      say: 'You and {1} have 12 each. With equal influence coins decide: you have 2 and {1} none. You win! Had those been equal, you would share it.',
    },
  },
};
