import type { Seat, TableSetup } from '@roadstead/kernel';
import { type CardRef, type Event, type Options, portRoyal, type View } from '@roadstead/port-royal';
import { describe, expect, it } from 'vitest';
import { FULL } from '../../../../test/full.js';
import { deckOf } from './deck.js';
import { playOut } from './play.js';
import { optionsOf, type Position } from './position.js';

/** Nearly every card is somebody's coin, so that both piles run out again and again. */
function scarce(seats: number, pile: number, position: Position): TableSetup<Options> {
  const options = optionsOf(position);
  const coins = Math.floor((deckOf(options).length - pile) / seats);
  const hands = Object.fromEntries(Array.from({ length: seats }, (_, seat) => [seat, { coins }]));
  return { seats, options, byHand: { hands } };
}

/** Watches one game for what PR-S6 says. */
class Watch {
  readonly coins = new Map<Seat, number>();
  idleTurns = 0;
  stops = 0;
  over: string | null = null;
  private turnedUp = true;

  constructor(private readonly seats: number) {}

  readonly hear = (event: Event): void => {
    if (this.over !== null) throw new Error('something happened after the end');
    if (event.type === 'turn') this.nextTurn();
    if (event.type === 'turnedUp') this.turnedUp = true;
    if (event.type === 'coins') this.pay(event.seat, event.n);
    if (event.type === 'fee') {
      this.pay(event.seat, -event.n);
      this.pay(event.to, event.n);
    }
    if (event.type === 'stopped' && event.noCards) this.stops++;
    if (event.type === 'over') {
      this.nextTurn();
      this.over = event.why;
    }
  };

  /** Counts turns in a row in which no card was turned up; more than there are players must not happen. */
  private nextTurn(): void {
    this.idleTurns = this.turnedUp ? 0 : this.idleTurns + 1;
    this.turnedUp = false;
    if (this.idleTurns > this.seats) throw new Error('the game goes on without cards');
  }

  private pay(seat: Seat, n: number): void {
    this.coins.set(seat, (this.coins.get(seat) ?? 0) + n);
  }
}

/** Cards and tokens together. */
function piecesIn({ players, drawPile, discard, harbour, expeditions }: View): number {
  const all = (cards: readonly CardRef[]) => cards.reduce((sum, { ships = [] }) => sum + 1 + ships.length, 0);
  const owned = players.reduce((sum, { coins, display, kept }) => sum + coins + all(display) + kept.length, 0);
  return owned + drawPile + discard.length + harbour.length + expeditions.length;
}

/** Plays and judges one game. */
function judge(setup: TableSetup<Options>, seed: string) {
  const watch = new Watch(setup.seats);
  const state = playOut(setup, seed, { tell: watch.hear });
  const view = portRoyal.view(state, null);
  const tokens = piecesIn(view) - portRoyal.inventory(state).length;
  const told = view.players.map(({ seat }) => watch.coins.get(seat) ?? 0);
  const ended = watch.over === 'noCards';
  if (tokens < 0) throw new Error(`${seed}: ${-tokens} coins are lost`);
  if (`${told}` !== `${view.players.map(({ coins }) => coins)}`) throw new Error(`${seed}: coins are not as told`);
  if (ended !== (watch.idleTurns === setup.seats)) throw new Error(`${seed}: after ${watch.idleTurns} idle turns`);
  return { stopped: watch.stops > 0, tokens: tokens > 0, ended };
}

describe('PR-S6 in random games', () => {
  it.each([
    ['the base game', 4000, {}],
    ['the end by expedition', 2000, { end: 'expedition' }],
    ['all cards', 1500, { with: ['unterwegs', 'gambler', 'contract-cards'] }],
    ['all boxes', 1000, { with: ['unterwegs', 'gambler', 'contracts'] }],
  ] as const)(
    'PR-S6 discovering stops, coins become tokens, and so many idle turns end the game: %s',
    (name, most, position) => {
      const games = FULL ? most : most / 4;
      const seen = { stopped: 0, tokens: 0, ended: 0 };
      for (let game = 0; game < games; game++) {
        const { stopped, tokens, ended } = judge(scarce(2 + (game % 4), (game * 7) % 16, position), `${name} ${game}`);
        seen.stopped += Number(stopped);
        seen.tokens += Number(tokens);
        seen.ended += Number(ended);
      }
      expect(Math.min(seen.stopped, seen.tokens, seen.ended)).toBeGreaterThan(games / 100);
    },
    600_000,
  );
});
