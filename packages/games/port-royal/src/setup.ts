import { type Chance, Refusal, shuffle, type TableSetup, type Tell, type Uid } from '@roadstead/kernel';
import { base } from './cards/base.js';
import { CATALOGUE, cardOf } from './cards/catalogue.js';
import { totalsOf } from './cards/totals.js';
import type { Event } from './events.js';
import type { Options } from './options.js';
import { type ByHand, cardsNamed, parseByHand } from './position.js';
import { refs } from './refs.js';
import { boxesOf } from './rules/box.js';
import { triggerEnd } from './rules/end.js';
import { gain } from './rules/money.js';
import { beginTurn } from './rules/turn.js';
import type { State } from './state.js';

function laidOutFor(uid: Uid): number | undefined {
  const card = cardOf(uid);
  return card.type === 'expedition' ? card.laidOutFor : undefined;
}

/** PR-S1, S2: some cards may only lie in the row from the start; all others are shuffled into one pile. */
const LAID_OUT = [...CATALOGUE.keys()].filter((uid) => laidOutFor(uid) !== undefined);
const SHUFFLED = [...CATALOGUE.keys()].filter((uid) => laidOutFor(uid) === undefined);

export function setup(table: TableSetup<Options>, chance: Chance, tell?: Tell<Event>): State {
  const byHand = parseByHand(table);
  const laidOut = LAID_OUT.filter((uid) => laidOutFor(uid) === table.seats);
  const cards = SHUFFLED.slice();
  const displays = Array.from({ length: table.seats }, (_, seat) =>
    cardsNamed(byHand.hands[seat]?.display ?? [], cards),
  );
  const stack = cardsNamed(byHand.stack, cards);
  shuffle(cards, chance);
  const start = table.start ?? chance.int(table.seats); // PR-S8

  const state: State = {
    end: table.options.end,
    endInfluence: base.endInfluence,
    phase: 'discover',
    start,
    active: start,
    round: 1,
    pile: cards,
    discard: [],
    harbour: [],
    expeditions: laidOut,
    revealed: null,
    turnedUp: 0,
    idleTurns: 0,
    taking: start,
    picks: 0,
    took: 0,
    endTriggered: false,
    shuffles: 0,
    shuffledAt: Array<number>(CATALOGUE.length).fill(0),
    players: displays.map((display) => ({ coins: [], tokens: 0, display, totals: totalsOf(display), bonus: 0 })),
    agenda: [],
    asking: null,
    boxes: '',
    extras: {},
  };
  tell?.({ type: 'started', seat: start, laidOut: refs(laidOut) });
  dealCoins(state, byHand, chance, tell);
  state.pile.push(...stack.reverse());
  for (const box of boxesOf(state)) box.begin?.(state, table, chance, tell);
  for (let seat = 0; seat < table.seats; seat++) triggerEnd(state, seat, tell);
  beginTurn(state, start, tell);
  return state;
}

/** PR-S3 */
function dealCoins(state: State, byHand: ByHand, chance: Chance, tell?: Tell<Event>): void {
  const coins = state.players.map((_, seat) => byHand.hands[seat]?.coins ?? base.startingCoins);
  const total = coins.reduce((a, b) => a + b);
  if (total > state.pile.length) {
    throw new Refusal(
      'BAD_OPTIONS',
      `${total} coins are asked for, but only ${state.pile.length} cards are left for them.`,
    );
  }
  coins.forEach((n, seat) => {
    gain(state, seat, n, 'start', chance, tell);
  });
}
