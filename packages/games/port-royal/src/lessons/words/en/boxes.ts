import { underWay as box, CARDS_PER_GAMBLE, TAX_UNDER_WAY } from '../../../rulebook/facts.js';

export const underWay = {
  title: 'Under way!',
  pitch: 'Wholesalers, passengers and a stricter tax: the small game of its own.',
  steps: {
    newGame: {
      say: `Under way! is a short game of its own: no expeditions, and ${box.endInfluence} influence start the last round. You know the rest. What is new: your wholesaler in flutes.`,
    },
    passenger: {
      say: 'A passenger lies here: no skill at all, but much influence for little money. In a short game that is tempting. Turn up one more card.',
      after: 'A flute: the very ship that your wholesaler deals in.',
    },
    stop: {
      say: 'Two good cards, and one flute out already makes every other flute a danger. Stop.',
      after: 'Now choose well.',
    },
    take: {
      say: 'The flute pays 2 coins, and then slides under your wholesaler, where it is worth 1 influence for good. The passenger gives 2 influence for 4 coins.',
      after: {
        ship: 'Money and influence at once. Each further flute will do the same: wholesalers are best hired early.',
        person: 'Two influence at once. The flute would have paid, but wholesalers need time.',
      },
    },
    tax: {
      say: `Some turns later you have 11 coins. In this game that is a lot: turn up a card and see.`,
      after: `Tax! Whoever has ${TAX_UNDER_WAY.threshold} or more goes down to ${TAX_UNDER_WAY.leaves(TAX_UNDER_WAY.threshold)}; least influence earns a coin. So spend, and do not hoard.`,
    },
    combined: {
      say: 'You can also mix the wholesalers, the passengers and some ships into the base game. Then its own tax and its own end hold.',
    },
  },
};

export const gambler = {
  title: 'The gambler',
  pitch: 'Four cards at once: when that is brave, and when it is foolish.',
  steps: {
    who: {
      say: `A gambler works for you. Once in each of your turns he may turn up ${CARDS_PER_GAMBLE} cards together, even before the first card of all.`,
    },
    gamble: {
      say: 'The harbour is empty, so only these four can clash with each other. That is the best moment for him, as you may take one card more. Go for it!',
      after: 'Three ships of three colours, and a settler. Well played!',
    },
    first: {
      say: 'Your turn to draw is over now, whether you like it or not. But you may take two cards: one as usual, one for the gambler.',
      after: { ship: 'Coins in hand.', person: 'A house for an expedition.' },
    },
    second: {
      say: 'And the second one.',
      after: { ship: 'A fine haul.', person: 'A fine haul.', pass: 'Fair enough.' },
    },
    single: {
      say: 'Another turn. You may also begin as usual, with single cards, and keep him for later. Turn one up.',
      after: 'A skiff. Your pirate has only two swords, so it stays.',
    },
    dare: {
      say: 'Now four more at once? Among them you may repel nothing, whatever your swords. And any further skiff is a bust. Or stop, and be content.',
      after: {
        gamble: 'Two skiffs: bust. You could have repelled the second one, had it come alone.',
        stop: 'Good: a second skiff was among those four. You could have repelled it only if it had come alone.',
      },
    },
    when: {
      say: 'So use the gambler early in a turn, or when you are far behind. After him no single cards come, only another gambler if you have one.',
    },
  },
};
