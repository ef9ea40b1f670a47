import { readFileSync } from 'node:fs';
import { type CompaniesResult, companies, companiesEntry } from '@roadstead/companies';
import { addUp, type GameRecord, LANGUAGES, retell, tallyOf } from '@roadstead/kernel';
import { beforeAll, describe, expect, it } from 'vitest';

const record = JSON.parse(readFileSync(new URL('golden/two.json', import.meta.url), 'utf8')) as GameRecord;

describe('the tally of a game', () => {
  let tally: Awaited<ReturnType<NonNullable<typeof companiesEntry.tally>>>;
  let seats: ReturnType<typeof tallyOf>;
  beforeAll(async () => {
    tally = await companiesEntry.tally!();
    seats = tallyOf(companies, tally, record);
  });

  it('V-8.7 counts everybody’s points, and one winner in his place', () => {
    const steps = [...retell(companies, record)];
    const result = companies.result(steps.at(-1)!.state) as CompaniesResult;
    for (const { seat, points } of result.ranking) expect(seats[seat]!.counters.points ?? 0).toBe(points);
    const all = addUp(seats);
    expect(all.counters).toMatchObject({ games: 2, won: 1 });
    expect(Object.values(all.histograms.seated!)).toEqual([1, 1]);
  });

  it('V-4.8 V-4.50 counts what was delivered and lost as it was told', () => {
    const events = [...retell(companies, record)].flatMap(({ told }) =>
      told.map(({ event }) => event as { type: string; seat: number; cubes: number }),
    );
    const of = (type: string, seat: number) => events.filter((event) => event.type === type && event.seat === seat);
    seats.forEach(({ counters }, seat) => {
      expect(counters.lost ?? 0).toBe(of('lost', seat).length);
      expect(counters.delivered ?? 0).toBe(of('delivered', seat).reduce((sum, { cubes }) => sum + cubes, 0));
    });
  });

  it('has words for all that it shows', () => {
    for (const language of LANGUAGES) {
      const words = tally.words[language];
      for (const { name } of tally.figures) expect(words.figures[name]!.label).toBeTruthy();
      for (const plot of tally.plots) {
        expect(words.plots[plot.name]!.title).toBeTruthy();
        const histogram = plot.kind === 'risk' ? plot.dared : 'of' in plot ? plot.of : plot.played;
        for (const row of Object.keys(addUp(seats).histograms[histogram] ?? {}))
          expect(words.row(plot.name, row)).toMatch(/^(?!.*undefined).+/);
      }
    }
  });
});
