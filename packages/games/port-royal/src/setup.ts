import { type Chance, Refusal, shuffle, type TableSetup, type Tell } from '@roadstead/kernel';
import type { Expedition } from './cards/card.js';
import { cardOf } from './cards/catalogue.js';
import { totalsOf } from './cards/totals.js';
import type { Event } from './events.js';
import type { Options } from './options.js';
import { type ByHand, cardsNamed, parseByHand } from './position.js';
import { refs } from './refs.js';
import { runAgenda } from './rules/agenda.js';
import { boxesOf } from './rules/box.js';
import { triggerEnd } from './rules/end.js';
import { gain } from './rules/money.js';
import type { State } from './state.js';
import { contentsOf, isCoop } from './variants/contents.js';

export function setup(table: TableSetup<Options>, chance: Chance, tell?: Tell<Event>): State {
  const byHand = parseByHand(table);
  const contents = contentsOf(table.options, table.seats);
  const laidOut = contents.laidOut.filter((uid) => (cardOf(uid) as Expedition).laidOutFor === table.seats); // PR-S1
  const cards = [...contents.pile, ...contents.later];
  const displays = Array.from({ length: table.seats }, (_, seat) =>
    cardsNamed(byHand.hands[seat]?.display ?? [], cards),
  );
  const stack = cardsNamed(byHand.stack, cards);
  const later = cards.filter((uid) => contents.later.includes(uid));
  const pile = cards.filter((uid) => !later.includes(uid)); // PR-S2
  shuffle(pile, chance);
  const start = table.start ?? chance.int(table.seats); // PR-S8

  const state: State = {
    options: table.options,
    endInfluence: isCoop(table.options, table.seats) ? null : contents.numbers.endInfluence, // PR-O7
    phase: 'discover',
    start,
    active: start,
    round: 1,
    pile,
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
    shuffledAt: Array<number>(contents.uids).fill(0),
    players: displays.map((display) => ({ coins: [], tokens: 0, display, totals: totalsOf(display), bonus: 0 })),
    agenda: [],
    asking: null,
    boxes: contents.boxes,
    extras: {},
  };
  tell?.({ type: 'started', seat: start, laidOut: refs(laidOut) });
  for (const box of boxesOf(state)) box.begin?.(state, table, chance, tell);
  stack.reverse();
  const opens = boxesOf(state).find((box) => box.opening);
  if (opens) {
    state.agenda.push(...opens.opening!(state, { table, stack, later }, chance));
  } else {
    dealCoins(state, byHand, contents.numbers.startingCoins, chance, tell);
    state.pile.push(...stack);
  }
  for (let seat = 0; seat < table.seats; seat++) triggerEnd(state, seat, tell);
  for (const box of boxesOf(state)) state.agenda.push(...(box.beforeFirstTurn?.(state) ?? []));
  state.agenda.push({ do: 'beginTurn', seat: start });
  runAgenda(state, chance, tell);
  return state;
}

/** PR-S3 */
function dealCoins(state: State, byHand: ByHand, usual: number, chance: Chance, tell?: Tell<Event>): void {
  const coins = state.players.map((_, seat) => byHand.hands[seat]?.coins ?? usual);
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
