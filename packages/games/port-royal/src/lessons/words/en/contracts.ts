import { CUBES, GIFT } from '../../../rulebook/facts.js';

export const contracts = {
  title: 'Contracts',
  pitch: 'Tasks that bring coins and influence, and some that must be seized at once.',
  steps: {
    open: {
      say: `Four contracts lie open to all. Meet a task and place one of your ${CUBES} cubes: the earlier, the more coins. Your second contract adds 1 influence, your third 2 more.`,
    },
    chance: {
      say: 'You have two swords, and a sailor lies in the harbour. Fighter asks for three swords. So for you he is worth more than for others: stop.',
      after: 'Nobody beat you to it.',
    },
    hire: { say: 'Hire him: a sword, influence, and the contract in reach.', after: 'Three swords.' },
    fulfil: {
      say: 'Most contracts wait until you like, whenever it is your turn to decide. But the best space goes to the fastest: fulfil it now.',
      after: '3 coins for the first. The next one gets 2.',
    },
    second: {
      say: 'At another table. Some contracts do not wait: you are asked when it happens, or never. A galleon lies here. Go on.',
      after: 'A frigate: the second colour.',
    },
    third: {
      say: 'Little Gamester wants three colours in the harbour, in two of your turns. So a third colour is worth more than usual.',
      after: 'A flute: three colours!',
    },
    asked: {
      say: 'Yes puts a cube on its way; it stays bound to this contract. No keeps it free for another. Decide.',
      after: {
        fulfil: 'Once more three colours in a later turn, and it is done.',
        decline: 'Your cubes stay free: with only three, that can be right.',
      },
    },
    stop: {
      say: 'Three colours are risk enough, and the task is behind you. Stop.',
      after: 'Look at Galleon Foe.',
    },
    foe: {
      say: 'It wants you to trade with galleons and forgo their coins, twice; then it pays 6. Forgo the 2 coins now, or take what you get?',
      after: { forgo: 'Once done: an investment.', ship: 'Coins now are safe. The foe can wait.' },
    },
    newCards: {
      say: `New persons come along. The clerk grants another card after a ship of his colour, the gunner pays for many ships, the vice admiral for three or four cards. Some ships give another player ${GIFT.gift} coin.`,
    },
  },
};

export const together = {
  title: 'Together, and alone',
  pitch: 'All of you against the time pile: fulfil every contract before it runs out.',
  steps: {
    goal: {
      say: 'You and {1} are a team. You win when each open contract has been fulfilled by one of you. Influence ends nothing here.',
    },
    time: {
      say: 'Your enemy is the time pile: the first card of every turn comes from it. If a turn begins and no card of it is left, you have lost. Now turn up a card.',
      after: 'A tax. It spares you both, as you are poor, and it asks you something.',
    },
    points: {
      say: 'You may put a card of the time pile aside: a point for the victory, but a turn less. Points count only if you win.',
      after: {
        setAside: 'Brave! Eight points make you Ruler of All the Seas.',
        keepTime: 'Careful: win first.',
      },
    },
    stop: {
      say: 'A captain and a mademoiselle make Lady Killer. You have the captain, she lies here, and nothing else is as urgent: stop.',
      after: 'Hire for the contracts, not for influence.',
    },
    hire: { say: 'She costs 7 of your coins. Take her.', after: 'Both are in your display.' },
    fulfil: {
      say: 'Fulfil it. The coins are yours alone, but one fulfilled contract is enough for both.',
      after: 'One done, four to go.',
    },
    partner: {
      say: 'Now {1}. A jester comes from the time pile, and {1} has a priest: together Comedian. Share the work by what each has got.',
      after: 'Two contracts, two turns: that is the pace you need.',
    },
    alone: {
      say: `Alone it is the same with three contracts. You are always active, pay no fee, and every bonus of a tax is yours.`,
    },
  },
};
