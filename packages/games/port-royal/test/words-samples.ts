import type { Seat } from '@roadstead/kernel';
import type { CardRef, CoinReason, Event } from '@roadstead/port-royal';
import { ADVENTURE_COINS, ADVENTURE_EVENTS } from './words-adventure-samples.js';
import { BOX_COINS, BOX_EVENTS, TOGETHER } from './words-box-samples.js';

/** At least one event of every type, in every form that its sentence has. */

const ref = (card: string, uid = 0): CardRef => ({ card, uid });

const FRIGATE = ref('base_ship_red_3_2c');
const SKULL = ref('base_ship_black_skull_3c');
const SAILOR = ref('base_sailor_3_1');
const TRADER = ref('base_trader_red_3_1');
const CAPTAINS_AND_SETTLER = ref('base_expedition_2captain_1settler');
const FOR_FIVE = ref('base_expedition_captain_priest_settler');
const CREW = [ref('base_captain_4_1', 1), ref('base_jack_6_1', 2), ref('base_captain_4_1', 3)];

export const EVENTS: { readonly [T in Event['type']]: readonly Extract<Event, { type: T }>[] } = {
  started: [
    { type: 'started', seat: 0, laidOut: [] },
    { type: 'started', seat: 1, laidOut: [FOR_FIVE] },
  ],
  turn: [{ type: 'turn', seat: 0, round: 3 }],
  turnedUp: [
    { type: 'turnedUp', seat: 0, to: 'harbour', ...FRIGATE },
    { type: 'turnedUp', seat: 0, to: 'harbour', ...SKULL },
    { type: 'turnedUp', seat: 0, to: 'harbour', ...SAILOR },
    { type: 'turnedUp', seat: 0, to: 'harbour', ...TRADER },
    { type: 'turnedUp', seat: 0, to: 'revealed', ...FRIGATE },
    { type: 'turnedUp', seat: 0, to: 'expeditions', ...CAPTAINS_AND_SETTLER },
    { type: 'turnedUp', seat: 0, to: 'tax', ...ref('base_tax_max_swords') },
  ],
  repelled: [{ type: 'repelled', seat: 0, ...FRIGATE }],
  admitted: [{ type: 'admitted', seat: 0, ...FRIGATE }],
  bust: [
    { type: 'bust', seat: 0, ...FRIGATE, discarded: [FRIGATE, SAILOR, FRIGATE] },
    { type: 'bust', seat: 0, ...FRIGATE, discarded: [FRIGATE, FRIGATE] },
  ],
  tax: [
    { type: 'tax', card: 'base_tax_max_swords', payers: [], bonus: { to: 'mostSwords', seats: [0, 1], n: 1 } },
    {
      type: 'tax',
      card: 'base_tax_min_influence',
      payers: [
        { seat: 0, n: 6 },
        { seat: 1, n: 7 },
      ],
      bonus: { to: 'leastInfluence', seats: [2], n: 1 },
    },
    {
      type: 'tax',
      card: 'base_tax_min_influence',
      payers: [{ seat: 0, n: 6 }],
      bonus: { to: 'leastInfluence', seats: [], n: 1 },
    },
    {
      type: 'tax',
      card: 'base_tax_min_influence',
      payers: [],
      bonus: { to: 'leastInfluence', seats: [1, 2], n: 1 },
      late: true,
    },
  ],
  stopped: [
    { type: 'stopped', seat: 0, colours: 2, picks: 1, noCards: false },
    { type: 'stopped', seat: 0, colours: 4, picks: 2, noCards: false },
    { type: 'stopped', seat: 0, colours: 0, picks: 1, noCards: true },
  ],
  coins: [],
  fee: [{ type: 'fee', seat: 0, to: 1, n: 1 }],
  traded: [
    { type: 'traded', seat: 0, ...FRIGATE, coins: 2 },
    { type: 'traded', seat: 0, ...FRIGATE, coins: 3 },
    { type: 'traded', seat: 0, ...FRIGATE, coins: 4 },
  ],
  hired: [
    { type: 'hired', seat: 0, ...SAILOR, cost: 3 },
    { type: 'hired', seat: 0, ...SAILOR, cost: 1 },
    { type: 'hired', seat: 0, ...SAILOR, cost: 0 },
  ],
  claimed: [{ type: 'claimed', seat: 0, ...CAPTAINS_AND_SETTLER, with: CREW, coins: 3 }],
  passed: [
    { type: 'passed', seat: 0, took: 0 },
    { type: 'passed', seat: 0, took: 2 },
  ],
  cleared: [
    { type: 'cleared', cards: [SAILOR] },
    { type: 'cleared', cards: [SAILOR, FRIGATE] },
    { type: 'cleared', cards: [] },
  ],
  reshuffled: [
    { type: 'reshuffled', n: 1 },
    { type: 'reshuffled', n: 50 },
  ],
  endTriggered: [{ type: 'endTriggered', seat: 0, influence: 12 }],
  over: [
    over('influence', [0], [[0, 1, 13, 5], [1, 2, 11, 2], [2, 3, 4, 0]]), // biome-ignore format: a table
    over('influence', [0], [[0, 1, 13, 5], [1, 2, 13, 3], [2, 3, 4, 0]]), // biome-ignore format: a table
    over('influence', [0, 1], [[0, 1, 13, 5], [1, 1, 13, 5], [2, 3, 4, 0]]), // biome-ignore format: a table
    over('influence', [0], [[0, 1, 12, 5], [1, 2, 14, 3], [2, 3, 4, 0]]), // biome-ignore format: a table
    over('noCards', [], [[0, 1, 3, 5], [1, 2, 2, 3], [2, 3, 1, 0]]), // biome-ignore format: a table
    over('noCards', [0], [[0, 1, 3, 5], [1, 2, 2, 3], [2, 3, 1, 0]]), // biome-ignore format: a table
    ...TOGETHER,
  ],
  ...BOX_EVENTS,
  ...ADVENTURE_EVENTS,
  fulfilled: [...BOX_EVENTS.fulfilled, ...ADVENTURE_EVENTS.fulfilled],
};

type Row = readonly [seat: Seat, place: number, influence: number, coins: number];

function over(
  why: 'influence' | 'noCards',
  winners: readonly Seat[],
  rows: readonly Row[],
): Extract<Event, { type: 'over' }> {
  const ranking = rows.map(([seat, place, influence, coins]) => ({ seat, place, influence, coins }));
  return { type: 'over', why, winners, ranking };
}

const COINS: { readonly [R in CoinReason]: readonly number[] } = {
  start: [3],
  ship: [1, 3],
  expedition: [2],
  admiral: [2, 4],
  jester: [1, 2],
  bust: [1, 2],
  taxBonus: [1],
  hire: [-3],
  tax: [-6],
  ...BOX_COINS,
  ...ADVENTURE_COINS,
};

export const ALL_EVENTS: readonly Event[] = [
  ...Object.values(EVENTS).flat(),
  ...Object.entries(COINS).flatMap(([why, amounts]) =>
    amounts.map((n): Event => ({ type: 'coins', seat: 0, n, why: why as CoinReason, cards: [] })),
  ),
];
