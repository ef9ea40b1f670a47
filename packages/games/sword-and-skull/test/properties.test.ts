import { act, begin, FastRandom, type Seat } from '@roadstead/kernel';
import {
  CREW,
  type Event,
  FORTUNE,
  ITEMS,
  type SkullOdds,
  type State,
  swordAndSkull,
} from '@roadstead/sword-and-skull';
import { describe, expect, it } from 'vitest';
import { Follower, seen } from './follower.js';
import { table } from './table.js';

const GAMES = 8;

/** Plays a random game; `after` is called after each act, and everybody hears what only somebody may. */
function playRandomly(seats: number, seed: string, hear: (event: Event) => void, after: (state: State) => void): void {
  const random = new FastRandom(seed);
  const state = begin(swordAndSkull, { seats, options: {} }, random, hear);
  for (let toAct = swordAndSkull.toAct(state); toAct.length > 0; toAct = swordAndSkull.toAct(state)) {
    after(state);
    const legal = swordAndSkull.legal(state, toAct[0]!);
    act(swordAndSkull, state, toAct[0]!, legal[random.int(legal.length)]!, random, hear);
  }
  after(state);
}

/** Texts are compared first: they are equal at every step of every game. */
function mustEqual(a: unknown, b: unknown): void {
  if (JSON.stringify(a) !== JSON.stringify(b)) expect(a).toEqual(b);
}

describe('random games', () => {
  it('can be followed by their events alone', () => {
    for (let game = 0; game < GAMES; game++) {
      const seats = 2 + (game % 4);
      const follower = new Follower(seats);
      playRandomly(seats, `follow ${game}`, follower.hear, (state) => {
        mustEqual(follower.believes(), seen(swordAndSkull.view(state, null)));
      });
    }
  });

  it('show the Might that crew, items and table cards add up to', () => {
    for (let game = 0; game < GAMES; game++) {
      playRandomly(
        3,
        `might ${game}`,
        () => undefined,
        (state) => {
          for (const { might, crew, items, table: open } of swordAndSkull.view(state, null).players) {
            const cards = [
              ...CREW.flatMap((kind) => Array<typeof kind>(crew[kind.id] ?? 0).fill(kind)),
              ...items.map((id) => ITEMS.find((item) => item.id === id)!),
              ...open.map((id) => FORTUNE.find((card) => card.id === id)!),
            ];
            const sum = (figure: number) => cards.reduce((total, card) => total + card.might[figure]!, 0);
            mustEqual(might, { officer: sum(0), pirate: sum(1) });
          }
        },
      );
    }
  });

  it('tell only its owner what a hand holds', () => {
    const secrets: [Event, readonly Seat[] | undefined, Event | undefined][] = [];
    const random = new FastRandom('secrets');
    const tell = (event: Event, only?: readonly Seat[], others?: Event) => {
      if (event.type === 'drew' || event.type === 'spied') secrets.push([event, only, others]);
    };
    const state = begin(swordAndSkull, { seats: 4, options: {} }, random, tell);
    for (let toAct = swordAndSkull.toAct(state); toAct.length > 0; toAct = swordAndSkull.toAct(state)) {
      const legal = swordAndSkull.legal(state, toAct[0]!);
      act(swordAndSkull, state, toAct[0]!, legal[random.int(legal.length)]!, random, tell);
    }
    expect(secrets.length).toBeGreaterThan(10);
    for (const [event, only, others] of secrets) {
      expect(only).toEqual(['seat' in event ? event.seat : -1]);
      expect(Object.keys(others!).sort()).toEqual(event.type === 'drew' ? ['n', 'seat', 'type'] : ['seat', 'type']);
    }
  });
});

describe('odds', () => {
  const oddsAt = (at: ReturnType<typeof table>, seat: Seat | null = null) =>
    swordAndSkull.odds(at.state, seat) as SkullOdds;

  it('of a fight before the dice are exact, two blanks being rolled again', () => {
    const even = table({
      dice: [2, 0],
      seats: { 0: { officer: 'O12' }, 1: { officer: 'O14', hand: ['F01'] } },
    }).move('officer');
    // The attacker wins with 1-5 against a blank, and with at least as much as 1-5: 5 + 15 of 35.
    expect(oddsAt(even)).toMatchObject({ total: 35, weights: { attacker: 20, foe: 15 } });
    expect(oddsAt(even).fights).toEqual([
      { attacker: 0, figure: 'officer', foe: 'player', seat: 1, foeFigure: 'officer', wins: 20, of: 35 },
    ]);
  });

  it('agree with what happens when a fight is fought often', () => {
    let wins = 0;
    const FIGHTS = 1500;
    for (let i = 0; i < FIGHTS; i++) {
      const fought = table({ dice: [1, 0], enemy: ['E07'], seats: { 0: { pirate: 'O11' } }, seed: `often ${i}` });
      if (fought.move('pirate').told('result')[0]!.winner === 0) wins++;
    }
    // One Might less: 5 against a blank, and 4 + 3 + 2 + 1 that are higher, of 35.
    expect(Math.abs(wins / FIGHTS - 15 / 35)).toBeLessThan(0.05);
  });

  it('of the spied enemy are for the eyes of its owner', () => {
    const spy = table({ dice: [1, 0], enemy: ['E01'], seats: { 0: { officer: 'O11', items: ['I11'] } } }).move(
      'officer',
    );
    expect(oddsAt(spy, 0).fights).toMatchObject([{ foe: 'enemy', wins: 5 + 3 + 4 + 5 + 5 + 5 }]);
    expect([oddsAt(spy, 1).fights, oddsAt(spy, null).fights]).toEqual([[], []]);
  });

  it('before a roll are those of the sum of two dice', () => {
    const start = table({ seats: { 0: { hand: ['F01'] } } });
    expect(oddsAt(start)).toMatchObject({ total: 36, weights: { '0': 1, '5': 6, '10': 1 } });
  });
});
