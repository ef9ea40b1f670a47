import { type CompaniesResult, companies, type Event, POINT_SOURCES, type View } from '@roadstead/companies';
import { LANGUAGES } from '@roadstead/kernel';
import { tellStanding } from '@roadstead/protocol';
import { beforeAll, describe, expect, it } from 'vitest';
import { accountOf } from '../../src/games/companies/account/account.js';
import { momentThings } from '../../src/games/companies/end/moment-things.js';
import { race } from '../../src/games/companies/end/race.js';
import { tellThings, winningThings } from '../../src/games/companies/end/winning-things.js';
import { loadTableWords } from '../../src/games/companies/words/index.js';
import { finishedVoyages } from '../finished-games.js';

const table = finishedVoyages('race');
const standing = tellStanding(table, { seat: null, now: 0, acts: false, odds: false, undoable: 0, order: null });
const { ranking, winners } = table.result as CompaniesResult;
const view = companies.view(table.state, null) as View;

beforeAll(() => Promise.all(LANGUAGES.map(loadTableWords)));

describe('the account', () => {
  it.each(LANGUAGES)('V-8.1 V-8.7 in %s tells every point with its source, and what each consists of', (language) => {
    const { seats, rulings } = accountOf(standing, language, String);
    expect(seats.map(({ seat, points }) => [seat, points])).toEqual(ranking.map(({ seat, points }) => [seat, points]));
    for (const { points, lines } of seats) {
      expect(lines.reduce((sum, line) => sum + line.points, 0)).toBe(points);
      for (const { what, how } of lines) {
        expect(how, what).toMatch(/\S/);
        expect(how).not.toMatch(/undefined|NaN/);
      }
    }
    expect(rulings.map(({ rule }) => rule)).toContain('V-8.7');
  });

  it('V-8.1 counts in things what they are worth', () => {
    const { seats } = accountOf(standing, 'en', String);
    for (const [i, { by }] of ranking.entries()) {
      const ofFleets = Object.values(view.players[ranking[i]!.seat]!.fleets);
      expect(seats[i]!.lines).toHaveLength(POINT_SOURCES.filter((source) => by[source] !== 0).length);
      const ships = seats[i]!.lines.find(({ how }) => /fluyt|return ship|packet/.test(how));
      const counted = [...(ships?.how.matchAll(/(\d+) × (\d+)/g) ?? [])].map(([, n, each]) => Number(n) * Number(each));
      expect(counted.reduce((sum, n) => sum + n, 0)).toBe(by.ships);
      expect(ofFleets.length === 0).toBe(ships === undefined);
    }
  });
});

describe('the race', () => {
  it('V-8.1 V-8.7 is for points as a scoring would give them, and ends with those of the final one', () => {
    const { of } = race(standing, 'en');
    expect(of(view)).toEqual(view.players.map(({ seat }) => ranking.find((one) => one.seat === seat)!.points));
    const before = { ...view, phase: 'buy' } as View;
    expect(of(before)).toEqual(view.players.map(({ points }) => points));
  });
});

describe('what the winner won with', () => {
  it('is every ship, building, administrator and card, once each with its number, in pictures and in words', () => {
    const [seat] = winners;
    const things = winningThings(standing, seat!);
    const player = view.players[seat!]!;
    expect(new Set(things.map(({ key }) => key)).size).toBe(things.length);
    expect(things.filter(({ face }) => 'card' in face).map(({ key }) => key)).toEqual(player.cards);
    const types = new Set(Object.values(player.fleets).flatMap(({ ships }) => ships.map(({ type }) => type)));
    for (const type of types) expect(things.map(({ key }) => key)).toContain(type);
    const warehouses = Object.values(view.harbours)
      .flatMap(({ fields }) => fields)
      .filter(([owner]) => owner === seat).length;
    expect(things.find(({ key }) => key === 'warehouses')?.mark).toBe(warehouses > 1 ? `×${warehouses}` : '');
    const told = LANGUAGES.map((language) => tellThings(standing, seat!, language));
    expect(new Set(told).size).toBe(LANGUAGES.length);
  });

  it('a moment shows what it was about: goods with what they brought, ships won and lost', () => {
    const delivered = { type: 'delivered', seat: 0, fleet: 'I', harbour: 'galle', good: 'cloth', cubes: 2 };
    const events = [
      { ...delivered, ducats: 24, bonus: 5, director: null },
      { type: 'captured', seat: 0, fleet: 'I', ship: 'fluyt', cargo: [] },
      { type: 'lost', seat: 1, fleet: 'II', place: 0, ship: 'srs', why: 'damage', ducats: 3 },
      { type: 'over' },
    ] as readonly Event[];
    expect(momentThings(events).map(({ mark }) => mark)).toEqual(['+29', '+1', '−1']);
  });
});
