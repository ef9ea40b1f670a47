import type { CardRef, Event } from '@roadstead/port-royal';
import { CHARACTERS } from '../src/variants/adventure/characters.js';
import { EVENTS } from '../src/variants/adventure/event-cards.js';
import type { AdventureCoinReason, AdventureEvent } from '../src/variants/adventure/events.js';
import { CROWN_REASONS } from '../src/variants/adventure/events.js';
import { MISSIONS } from '../src/variants/adventure/missions.js';

/** At least one event of every type that the adventure tells, in every form that its sentence has. */

const ref = (card: string, uid = 0): CardRef => ({ card, uid });

const BOOK = ref('adventure_ship_ares_1_book');
const BREAD = ref('adventure_ship_yellow_1_bread');
const HERBS = ref('adventure_ship_ares_6_herbs');
const RUM_FOR_CROWN = ref('adventure_ship_blue_5_rum');

type Samples = { readonly [T in AdventureEvent['type']]: readonly Extract<AdventureEvent, { type: T }>[] };

export const ADVENTURE_EVENTS: Samples = {
  character: CHARACTERS.map(({ id }) => ({ type: 'character', seat: 0, character: id })),
  event: EVENTS.map(({ id }) => ({ type: 'event', seat: 0, event: id })),
  story: [
    { type: 'story', mission: '10', newCards: 12 },
    ...MISSIONS.map(({ id }) => ({ type: 'story', mission: id, newCards: 0 }) as const),
  ],
  month: [
    { type: 'month', month: 2, added: true },
    { type: 'month', month: 9, added: false },
  ],
  crowns: [
    ...CROWN_REASONS.map((why) => ({ type: 'crowns', seat: 0, n: 1, why }) as const),
    { type: 'crowns', seat: 0, n: 3, why: 'cube' },
    { type: 'crowns', seat: 0, n: -3, why: 'mission' },
  ],
  fulfilled: [
    { type: 'fulfilled', seat: 0, mission: '10', isFirst: true, discarded: [BOOK, HERBS] },
    { type: 'fulfilled', seat: 0, mission: '10', isFirst: false, discarded: [BOOK, BOOK] },
    { type: 'fulfilled', seat: 0, mission: '41', isFirst: true, discarded: [HERBS, BREAD] },
    { type: 'fulfilled', seat: 0, mission: '20', isFirst: false, discarded: [] },
  ],
  step: [{ type: 'step', seat: 0, mission: '52' }],
  ability: [{ type: 'ability', seat: 0 }],
  trophy: [{ type: 'trophy', seat: 0 }],
  boughtOff: [{ type: 'boughtOff', seat: 0, n: 8 }],
  sold: [{ type: 'sold', seat: 0, coins: 3, ...BREAD }],
  looked: [
    { type: 'looked', seat: 0, n: 3 },
    { type: 'looked', seat: 0, n: 1 },
    { type: 'looked', seat: 0, n: 3, cards: [BOOK, ref('base_jester_5_1'), ref('base_tax_max_swords')] },
  ],
  putBack: [
    { type: 'putBack', seat: 0, discarded: [BOOK, BREAD] },
    { type: 'putBack', seat: 0, discarded: [BREAD], top: BOOK },
    { type: 'putBack', seat: 0, discarded: [], top: ref('adventure_lookout_4_1') },
  ],
  refused: [
    { type: 'refused', seat: 0, what: 'audience' },
    { type: 'refused', seat: 0, what: 'buyOff' },
    { type: 'refused', seat: 0, what: 'sell' },
  ],
  missionDeclined: [{ type: 'missionDeclined', seat: 0, mission: '33' }],
};

export const ADVENTURE_COINS: { readonly [R in AdventureCoinReason]: readonly number[] } = {
  event: [1],
  audience: [-2],
  share: [1],
  mission: [2, -5],
  character: [2],
  sold: [3],
  boughtOff: [-8],
};

/** What the base game tells as well, in the form that only a chapter has. */
export const TOLD_OTHERWISE: readonly Event[] = [
  { type: 'kept', seat: 0, ...BOOK },
  { type: 'turnedUp', seat: 0, to: 'discard', ...BREAD },
  { type: 'turnedUp', seat: 0, to: 'harbour', ...RUM_FOR_CROWN },
  { type: 'turnedUp', seat: 0, to: 'revealed', ...RUM_FOR_CROWN },
  { type: 'turnedUp', seat: 0, to: 'expeditions', ...ref('adventure_expedition_b') },
  { type: 'traded', seat: 0, coins: 0, ...RUM_FOR_CROWN },
  { type: 'traded', seat: 0, coins: 1, ...RUM_FOR_CROWN },
  { type: 'traded', seat: 0, coins: 2, ...BOOK },
  { type: 'claimed', seat: 0, coins: 2, with: [ref('base_priest_4_1'), BOOK], ...ref('adventure_expedition_a') },
];

const standing = { place: 1, influence: 7, coins: 3, trophy: true, cubes: 1 };
const card9 = { missionCubes: 5, influence: 17, cubesNow: 6, influenceNow: 18, open: [] };

export const ADVENTURE_OVER: readonly Extract<Event, { type: 'over' }>[] = [
  {
    type: 'over',
    why: 'card9',
    winners: [0, 1],
    won: true,
    ending: '61',
    card9,
    ranking: [
      { ...standing, seat: 0 },
      { ...standing, seat: 1 },
    ],
  },
  { type: 'over', why: 'card9', winners: [0], won: true, ending: '61', card9, ranking: [{ ...standing, seat: 0 }] },
  {
    type: 'over',
    why: 'card9',
    winners: [],
    won: false,
    ending: null,
    card9: { ...card9, cubesNow: 3, open: ['12', '14'] },
    ranking: [{ ...standing, seat: 0 }],
  },
  {
    type: 'over',
    why: 'influence',
    winners: [1],
    ending: '61',
    ranking: [
      { ...standing, seat: 1 },
      { ...standing, seat: 0, place: 2, influence: 6 },
    ],
  },
  {
    type: 'over',
    why: 'influence',
    winners: [1],
    ending: '61',
    ranking: [
      { ...standing, seat: 1 },
      { ...standing, seat: 0, place: 2, cubes: 2, coins: 9 },
    ],
  },
  {
    type: 'over',
    why: 'influence',
    winners: [0],
    ending: '61',
    ranking: [
      { ...standing, seat: 0 },
      { ...standing, seat: 1, place: 2, coins: 1 },
      { ...standing, seat: 2, place: 3, influence: 9, trophy: false },
    ],
  },
  {
    type: 'over',
    why: 'influence',
    winners: [1, 0],
    ending: null,
    ranking: [
      { ...standing, seat: 1 },
      { ...standing, seat: 0 },
    ],
  },
  { type: 'over', why: 'noCards', winners: [], ending: '61', ranking: [{ ...standing, seat: 1, trophy: false }] },
];
