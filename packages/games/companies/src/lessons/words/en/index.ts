import { puzzles } from './puzzles.js';

const firstVoyage = {
  title: 'A first voyage',
  pitch: 'Load, sail, deliver, and spend what came in.',
  steps: {
    welcome: {
      say: 'You lead a trading company. Whoever has most points at the end wins, and ducats, ships and buildings are all worth points. Your only ship lies in Galle, where cinnamon comes from.',
    },
    load: {
      say: 'Loading costs nothing. What lies in the open may be taken by anybody who comes first. Load a cube of cinnamon.',
      after: 'A cube remembers where it comes from: the further away it is sold, the more it brings.',
    },
    again: {
      say: 'Your ship has two slots. Every slot that stays empty makes the crew mutinous at the end of the phase. Load another.',
      after: 'Full, and everybody is content.',
    },
    sail: {
      say: 'Batavia pays 4 ducats for cinnamon. Out of a harbour a fleet goes only one field. Sail to the waters off Ceylon.',
      after: 'From open sea it will be two fields a turn.',
    },
    openSea: { say: 'The next turn. Two fields are enough for Batavia: the Java Sea first.', after: 'One more.' },
    arrive: {
      say: 'A harbour ends a move, and coming into one is never idle. Sail in.',
      after: 'You are in Batavia, and nobody is there to fight with.',
    },
    deliver: {
      say: 'Deliver both cubes at once. A delivery also takes all mutiny off the fleet.',
      after: '8 ducats: you have 12 now.',
    },
    spend: {
      say: 'Now you may buy where you are. Another ship carries more, if there are goods for it. A warehouse is yours alone and is filled at once.',
      after: {
        ship: 'A fluyt for 4 ducats: it will need a cargo next turn.',
        warehouse: 'A warehouse for 2 ducats: a point, and goods that nobody can take from you.',
      },
    },
    end: {
      say: 'So it goes on: pepper from Batavia back to Galle. After each round a storm comes over the region that was expected, so look where your ships end their turn.',
    },
  },
};

const building = {
  title: 'Building',
  pitch: 'Warehouses, administrators, and what each is good for.',
  steps: {
    arrive: { say: 'You come home to Galle with pepper. Sail in.', after: 'In harbour.' },
    deliver: { say: 'Deliver the pepper.', after: '8 ducats more: 20 in all.' },
    warehouse: {
      say: 'A harbour has four fields for warehouses: the first holds one cube, the second two, and so on. A new one is filled at once. Build one.',
      after: 'It is filled, and with a warehouse here you may appoint an administrator.',
    },
    administrator: {
      say: 'A director adds a ducat for every three of a delivery here, yours or another’s. A governor brings a ducat every turn, and others need his leave to build. Whom do you appoint?',
      after: {
        director: 'Every delivery in Galle is worth a third more from now on.',
        governor: 'A ducat every turn, and fees from those who want to build here.',
      },
    },
    ship: {
      say: 'Two buildings and one ship a turn in each harbour, no more. With an administrator you may also buy here when no fleet is here. Buy a return ship.',
      after: 'It holds two cubes and takes more than a fluyt.',
    },
    join: {
      say: 'It may join a fleet or make a new one for a ducat. There is cargo here for both ships: let it join fleet I.',
      after: 'Two ships, four slots: next turn you load them all.',
    },
    end: { say: 'When the stores are empty a packet boat fills them: it brings the mail from one harbour to another.' },
  },
};

const combat = {
  title: 'Combat',
  pitch: 'Secret cards, who begins, and what it costs.',
  steps: {
    meeting: { say: 'In Elmina your ship lies beside one of {1}. One who wants to fight is enough.' },
    stay: { say: 'Fights come after moving. Stay in the harbour.', after: 'Now deliveries and fights.' },
    attack: { say: 'Attack the fleet of {1}.', after: 'Both choose a card now, and neither sees the other’s.' },
    card: {
      say: 'Ram beats Melee, Melee beats Flight, Flight beats Ram: whose card beats the other begins. Ram deals as much as you have guns; with Flight you deal nothing, and get away if you begin. Which one?',
      after: { ram: 'The ram is ready.', flight: 'You hope to get away.' },
    },
    reveal: {
      say: '{1} has chosen, too. Watch.',
      after: 'Melee. Ram would begin against it, and Flight would not.',
    },
    lesson: {
      say: 'Both fleets have learnt from it: a level more is a point, a gun, and better cards. Whoever always plays the same card will be answered.',
    },
  },
};

const nations = {
  title: 'Nations',
  pitch: 'A scoring, and what whoever is behind makes of it.',
  steps: {
    behind: {
      say: '{1} is far ahead, and strong in Batavia. Points are counted anew in every scoring, but for each five that you are behind you get a pip of a nation.',
    },
    sail: { say: 'First your turn: sail into Galle.', after: 'In harbour.' },
    deliver: { say: 'Deliver the pepper.', after: '8 ducats.' },
    done: { say: 'End your turn. Then the die decides whether there is a scoring.', after: 'A six: scoring!' },
    nation: {
      say: 'You are more than ten points behind: two pips. Spain removes a governor or a director, Portugal a warehouse for each pip. Call one.',
      after: { spain: 'Spain comes.', portugal: 'Portugal comes.' },
    },
    place: {
      say: 'Put it where it hurts the leader most: in Batavia.',
      after: 'In a harbour that a nation holds its enemies neither load nor deliver nor build.',
    },
    remove: { say: 'You control it: let it do its work.', after: 'What was removed is gone.' },
    lesson: {
      say: 'It stays until somebody drives it off. So being far ahead early is dangerous; only the final scoring decides who wins.',
    },
  },
};

/** By the ids of the lessons. English is the type: a sentence that another language lacks fails the type check. */
export const words = { lessons: { 'first-voyage': firstVoyage, building, combat, nations }, puzzles };

export type LessonsWords = typeof words;
