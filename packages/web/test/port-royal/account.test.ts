import { LANGUAGES, type Language, paragraphsOf } from '@roadstead/kernel';
import { loadRulebook } from '@roadstead/port-royal/rulebook';
import type { Standing } from '@roadstead/protocol';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Account } from '../../src/games/account.js';
import { accountOf } from '../../src/games/port-royal/account/account.js';
import { loadWords } from '../../src/games/port-royal/words/index.js';
import { finishedTable, SHAPES, type Shape } from '../finished-games.js';

await Promise.all(LANGUAGES.map(loadWords));

const name = (seat: number) => `P${seat}`;

function standingOf(table: ReturnType<typeof finishedTable>): Standing {
  return {
    seq: table.seq,
    now: 0,
    seat: null,
    toAct: [],
    over: true,
    result: table.result!,
    view: table.view(null),
    legal: [],
    undoable: 0,
    order: null,
  } as Standing;
}

const GAMES_EACH = 6;

describe.each(Object.keys(SHAPES) as Shape[])('the account of a finished game: %s', (shape) => {
  const tables = Array.from({ length: GAMES_EACH }, (_, i) =>
    finishedTable(shape, `account ${i}`, ['captain', 'deckhand', 'sailor']),
  );
  const accounts = tables.map((table) => accountOf(standingOf(table), 'en', name));

  it('adds up, card by card, to the influence of every seat', () => {
    accounts.forEach(({ seats }, i) => {
      const { view, result } = standingOf(tables[i]!) as unknown as {
        view: { players: { influence: number }[] };
        result: { ranking: { seat: number }[] };
      };
      expect(seats.map(({ seat }) => seat)).toEqual(result.ranking.map(({ seat }) => seat));
      for (const { seat, points, lines } of seats) {
        expect(points).toBe(view.players[seat]!.influence);
        expect(lines.reduce((sum, line) => sum + line.points, 0)).toBe(points);
      }
    });
  });

  it('has a line of its own for everything, and a sentence of its own for every ruling', () => {
    for (const { seats, rulings } of accounts) {
      for (const { lines } of seats) {
        expect(new Set(lines.map(({ what, how }) => `${what} ${how}`)).size).toBe(lines.length);
      }
      expect(rulings.length).toBeGreaterThan(0);
      expect(new Set(rulings.map(({ text }) => text)).size).toBe(rulings.length);
    }
  });

  it('names a rule that can be read for every ruling, in every language', async () => {
    for (const language of LANGUAGES) {
      const rules = paragraphsOf(await loadRulebook(language)).map(({ id }) => id);
      for (const table of tables) {
        const { rulings } = accountOf(standingOf(table), language, name);
        for (const { rule, text } of rulings) {
          expect(rules).toContain(rule);
          expect(text).not.toMatch(/undefined|NaN/);
        }
      }
    }
  });

  it('lists what had to be reached together, exactly where all play as one', () => {
    const reached = accounts.map(({ goals }) => (goals.length > 0 ? goals.every(({ reached }) => reached) : undefined));
    const won = tables.map(({ result }) => (result as { won?: boolean }).won);
    expect(reached).toEqual(won);
  });
});

describe('how places came about', () => {
  let standing: Standing;
  beforeAll(() => {
    standing = standingOf(finishedTable('usual', 'ties'));
  });
  const told = (ranking: readonly (readonly [seat: number, place: number, influence: number, coins: number])[]) => {
    const result = {
      winners: ranking.filter(([, place]) => place === 1).map(([seat]) => seat),
      ranking: ranking.map(([seat, place, influence, coins]) => ({ seat, place, influence, coins })),
    };
    const account: Account = accountOf({ ...standing, result }, 'en', name);
    return account.rulings.filter(({ rule }) => rule === 'PR-E2').map(({ text }) => text);
  };

  it('PR-E2: the most influence', () => {
    expect(
      told([
        [0, 1, 14, 0],
        [1, 2, 12, 9],
      ]),
    ).toEqual(['Whoever has most influence wins: P0 14, P1 12.']);
  });
  it('PR-E2: level in influence, more coins, which tells most', () => {
    expect(
      told([
        [2, 1, 12, 5],
        [0, 2, 12, 3],
        [1, 3, 7, 1],
      ]),
    ).toEqual([
      'Level at 12 influence, so coins decide: P2 5, P0 3.',
      'Whoever has most influence wins: P2 12, P0 12, P1 7.',
    ]);
  });
  it('PR-E2: level in both shares the place, also behind the winner', () => {
    expect(
      told([
        [0, 1, 13, 2],
        [1, 1, 13, 2],
        [2, 3, 9, 4],
        [3, 3, 9, 4],
      ]),
    ).toEqual([
      'Level at 13 influence and 2 coins: P0 and P1 share the place.',
      'Whoever has most influence wins: P0 13, P1 13, P2 9, P3 9.',
      'Level at 9 influence and 4 coins: P2 and P3 share the place.',
    ]);
  });
  it('PR-E2: two of three that are level in influence share by coins', () => {
    expect(
      told([
        [0, 1, 12, 4],
        [1, 1, 12, 4],
        [2, 3, 12, 1],
      ]),
    ).toEqual([
      'Level at 12 influence, so coins decide: P0 4, P1 4, P2 1.',
      'Level at 12 influence and 4 coins: P0 and P1 share the place.',
      'Whoever has most influence wins: P0 12, P1 12, P2 12.',
    ]);
  });
  it('PR-E3: nobody wins without an expedition', () => {
    const table = finishedTable('expedition', 'barred 1');
    const { rulings } = accountOf(standingOf(table), 'en' as Language, name);
    const { players } = table.view(null);
    const without = players.filter(({ display }) => !display.some(({ card }) => card.includes('expedition')));
    expect(without.length).toBeGreaterThan(0);
    const ruling = rulings.find(({ text }) => text.startsWith('No victory without an expedition'))!;
    expect(ruling.rule).toBe('PR-E3');
    for (const { seat } of without) expect(ruling.text).toContain(name(seat));
  });
});
