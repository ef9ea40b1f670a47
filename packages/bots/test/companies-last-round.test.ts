import {
  type Action,
  companies,
  DISTANCE,
  DISTANCE_PER_DUCAT,
  fieldNumber,
  fieldOfHarbour,
  GOODS,
  HARBOURS,
  ORIGIN,
  PRICE,
  type State,
} from '@roadstead/companies';
import { act, begin, FastRandom, parseOptions } from '@roadstead/kernel';
import { describe, expect, it } from 'vitest';
import { botFor, decisionOf } from '../src/all.js';
import { outlookOf } from '../src/companies/facts.js';
import type { Reason } from '../src/companies/reasons.js';
import { CAPTAIN } from '../src/companies/weight-rows.js';
import { reasonsFor } from '../src/companies/why.js';

const GAMES = 4;

interface Said {
  readonly state: State;
  readonly seat: number;
  readonly action: Action;
  readonly reasons: readonly Reason[];
}

/** What bots would say of every answer in the last turns of short games. */
const said: readonly Said[] = Array.from({ length: GAMES }, (_, game) =>
  lastTurns(`last ${game}`, 2 + (game % 2)),
).flat();

function lastTurns(seed: string, seats: number): Said[] {
  const random = new FastRandom(seed);
  const state = begin(companies, { seats, options: parseOptions(companies.options, { calendars: 1 }) }, random);
  const all: Said[] = [];
  for (;;) {
    const [seat] = companies.toAct(state);
    if (seat === undefined) return all;
    const legal = companies.legal(state, seat);
    if (state.round === 5 && legal.length > 1) {
      const outlook = outlookOf(companies.view(state, seat), seat, CAPTAIN);
      for (const action of legal) {
        all.push({ state: companies.clone(state), seat, action, reasons: reasonsFor(outlook, legal, action, false) });
      }
    }
    const { action } = botFor(companies.id, 'captain')!.choose(decisionOf(companies, state, seat, random, legal));
    act(companies, state, seat, action, random);
  }
}

type Of<W extends Reason['why']> = Reason & { readonly why: W };
const saying = <W extends Reason['why']>(why: W): readonly (Said & { readonly reason: Of<W> })[] =>
  said.flatMap((one) => {
    const reason = one.reasons.find((other) => other.why === why);
    return reason === undefined ? [] : [{ ...one, reason: reason as Of<W> }];
  });

function after({ state, seat, action }: Said): State {
  const next = companies.clone(state);
  act(companies, next, seat, action, new FastRandom('after'));
  return next;
}

const player = (state: State, seat: number) => companies.view(state, null).players[seat]!;
const withoutDucats = (state: State, seat: number) =>
  player(state, seat).points - Math.floor(player(state, seat).ducats / 3);

describe('what bots say in the last round holds', () => {
  it('V-8.1 what a purchase costs, and what it counts', () => {
    const all = saying('countsAtEnd').filter(({ action }) => action.type !== 'takeOver' && action.type !== 'mock');
    expect(new Set(all.map(({ action }) => action.type)).size).toBeGreaterThan(2);
    for (const one of all) {
      const end = after(one);
      // A ship counts once it is told where to: the first fleet, without a fee.
      const place = companies.legal(end, one.seat).find(({ type }) => type === 'join');
      if (one.action.type === 'buy' && place !== undefined)
        act(companies, end, one.seat, place, new FastRandom('join'));
      const isAsked = one.action.type === 'buy' && place === undefined;
      if (isAsked) continue;
      expect(player(one.state, one.seat).ducats - player(end, one.seat).ducats).toBe(one.reason.cost);
      expect(withoutDucats(end, one.seat) - withoutDucats(one.state, one.seat)).toBe(one.reason.points);
    }
  });

  it('V-6.1 what a card costs', () => {
    const all = saying('cardAtEnd');
    expect(all.length).toBeGreaterThan(0);
    for (const one of all) {
      const end = after(one);
      expect(player(one.state, one.seat).ducats - player(end, one.seat).ducats).toBe(one.reason.cost);
      expect(one.reason.points).toBeGreaterThanOrEqual(
        withoutDucats(end, one.seat) - withoutDucats(one.state, one.seat),
      );
    }
  });

  it('V-4.2 what is aboard sells for what was said', () => {
    const all = saying('soldAtEnd').filter(
      ({ action, reason }) => action.type === 'sail' && action.to === reason.place,
    );
    expect(all.length).toBeGreaterThan(0);
    for (const { state, seat, action, reason } of all) {
      const { fleets } = player(state, seat);
      const cargo = fleets[(action as { fleet: string }).fleet]!.ships.flatMap((ship) => ship.cargo);
      const harbour = HARBOURS.indexOf(reason.place);
      const ducats = cargo.reduce((sum, good) => sum + PRICE[harbour]![GOODS.indexOf(good)]!, 0);
      expect(reason.ducats).toBeGreaterThanOrEqual(ducats);
      expect(reason.ducats).toBeLessThanOrEqual(2 * ducats);
    }
  });

  it('V-8.1 cargo that is not sold counts by its distance', () => {
    const all = saying('farCargo').filter(({ action }) => action.type === 'sail');
    expect(all.length).toBeGreaterThan(0);
    for (const { state, seat, action, reason } of all) {
      const { fleet, to } = action as Extract<Action, { type: 'sail' }>;
      const cargo = player(state, seat).fleets[fleet]!.ships.flatMap((ship) => ship.cargo);
      const distance = cargo.reduce((sum, good) => {
        const home = fieldOfHarbour(ORIGIN[GOODS.indexOf(good)]!);
        return sum + DISTANCE[fieldNumber(to)!]![home]!;
      }, 0);
      expect(reason.points).toBe(Math.floor(distance / DISTANCE_PER_DUCAT));
    }
  });

  it('nothing is called best that is only one of several answers', () => {
    expect(saying('best')).toEqual([]);
  });
});
