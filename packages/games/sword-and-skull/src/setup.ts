import { type Chance, shuffle, type TableSetup, type Tell } from '@roadstead/kernel';
import { CHEST_START, START_GOLD, TROVE_START } from './board/numbers.js';
import { CHESTS, SHIPS } from './board/spaces.js';
import { CREW, crewInPlay } from './cards/crew.js';
import { ENEMIES } from './cards/enemies.js';
import { FORTUNE } from './cards/fortune.js';
import { ITEMS } from './cards/items.js';
import type { Event } from './events.js';
import { layOut } from './position/lay-out.js';
import { parseByHand } from './position/parse.js';
import { runAgenda } from './rules/agenda.js';
import { BEGIN } from './rules/steps.js';
import type { Player, State } from './state.js';

const copies = (cards: readonly { readonly copies: number }[]): readonly number[] =>
  cards.flatMap((card, number) => Array<number>(card.copies).fill(number));

const ENEMY_CARDS: readonly number[] = ENEMIES.map((_, card) => card);
const ITEM_CARDS = copies(ITEMS);
const FORTUNE_CARDS = copies(FORTUNE);

export function setup(table: TableSetup, chance: Chance, tell?: Tell<Event>): State {
  const byHand = table.byHand === undefined ? null : parseByHand(table.byHand, table.seats);
  const start = table.start ?? chance.int(table.seats); // SS-S5
  const state: State = {
    start,
    active: start,
    turn: 1,
    phase: 'turn',
    players: Array.from({ length: table.seats }, newPlayer),
    chests: CHESTS.map(() => CHEST_START), // SS-S2
    trove: TROVE_START,
    bank: 0,
    crew: crewInPlay(table.seats), // SS-S4
    enemies: { cards: ENEMY_CARDS.slice(), discards: [] },
    items: { cards: ITEM_CARDS.slice(), discards: [] },
    fortune: { cards: FORTUNE_CARDS.slice(), discards: [] },
    shuffles: 0,
    buried: [],
    dice: null,
    stackedDice: [],
    spied: false,
    fought: [],
    waiting: [],
    auction: null,
    fight: null,
    debt: null,
    agenda: [BEGIN],
    asking: null,
    won: null,
  };
  for (const pile of [state.enemies, state.items, state.fortune]) shuffle(pile.cards, chance); // SS-S3
  if (byHand !== null) layOut(state, byHand);
  runAgenda(state, chance, tell);
  return state;
}

/** SS-S1, SS-S5 */
function newPlayer(): Player {
  return {
    gold: START_GOLD,
    at: SHIPS.slice(),
    crew: CREW.map(() => 0),
    crewCount: 0,
    items: [],
    table: [],
    hand: [],
    drawnAfter: [],
    might: [0, 0],
    symbols: 0,
  };
}
