import type { CardRef, Event, EventOf } from '@roadstead/port-royal';
import type { AdventureCoinReason, AdventureEvent } from '../src/variants/adventure/events.js';
import type { BoxCoinReason, BoxEvent } from '../src/variants/events.js';

/** At least one event of every type that the boxes tell, in every form that its sentence has. */

const ref = (card: string, uid = 0): CardRef => ({ card, uid });

const FRIGATE = ref('base_ship_red_3_2c');
const FRIGATES = Array<CardRef>(5).fill(FRIGATE);

const fulfilled = (contract: string, coins: number, influence: number, discarded: readonly CardRef[] = []) =>
  ({ type: 'fulfilled', seat: 0, contract, coins, influence, discarded }) as const;

type OwnEvent = Exclude<BoxEvent, AdventureEvent>;

export const BOX_EVENTS: { readonly [T in OwnEvent['type']]: readonly EventOf<T>[] } = {
  tucked: [{ type: 'tucked', seat: 0, ...FRIGATE, under: ref('unterwegs_wholesaler_red_6_2', 1) }],
  gambled: [{ type: 'gambled', seat: 0, ...ref('promo_gambler_4_1') }],
  further: [
    { type: 'further', seat: 0, n: 1 },
    { type: 'further', seat: 0, n: 2 },
  ],
  contracts: [
    { type: 'contracts', contracts: ['contract_jinx'] },
    { type: 'contracts', contracts: ['contract_jinx', 'contract_fighter', 'contract_explorer'] },
  ],
  fulfilled: [
    fulfilled('contract_jinx', 1, 0),
    fulfilled('contract_fighter', 3, 1),
    fulfilled('contract_ransom', 0, 2),
    fulfilled('contract_explorer', 0, 0),
    fulfilled('contract_pack_of_pirates', 3, 0, FRIGATES),
  ],
  progress: [{ type: 'progress', seat: 0, contract: 'contract_frigate_foe', field: 1 }],
  declined: [{ type: 'declined', seat: 0, contract: 'contract_jinx' }],
  kept: [{ type: 'kept', seat: 0, ...FRIGATE }],
  timePile: [
    { type: 'timePile', n: 15, points: 0 },
    { type: 'timePile', n: 14, points: 1 },
    { type: 'timePile', n: 12, points: 3 },
  ],
  setAside: [
    { type: 'setAside', seat: 0, cards: 1, points: 1 },
    { type: 'setAside', seat: 0, cards: 1, points: 4 },
    { type: 'setAside', seat: 0, cards: 0, points: 0 },
    { type: 'setAside', seat: 0, cards: 5, points: 5 },
  ],
  keepTime: [{ type: 'keepTime', seat: 0, points: 2 }],
};

export const BOX_COINS: { readonly [R in Exclude<BoxCoinReason, AdventureCoinReason>]: readonly number[] } = {
  viceAdmiral: [1, 2],
  gunner: [1, 4],
  gift: [1],
  contract: [4],
  ransom: [-15],
};

type Over = Extract<Event, { type: 'over' }>;

function together(why: Over['why'], did: readonly (readonly string[])[], points: number, title: Over['title']): Over {
  const won = why === 'contracts';
  const ranking = did.map((contracts, seat) => ({ seat, place: 1, influence: 4, coins: 2, contracts }));
  return {
    type: 'over',
    why,
    winners: won ? did.map((_, seat) => seat) : [],
    ranking,
    won,
    points,
    title: title ?? null,
  };
}

/** How co-operative games end. */
export const TOGETHER: readonly Over[] = [
  together('contracts', [['contract_jinx', 'contract_fighter'], ['contract_explorer'], []], 5, 'pirate'),
  together('contracts', [['contract_jinx', 'contract_fighter', 'contract_ransom']], 0, 'landlubber'),
  together('contracts', [['contract_jinx'], ['contract_ransom']], 1, 'landlubber'),
  together('time', [['contract_jinx'], []], 3, null),
  together('noCards', [[]], 0, null),
];
