import { FastRandom, LANGUAGES, Table } from '@roadstead/kernel';
import { type PortRoyalResult, portRoyal } from '@roadstead/port-royal';
import { beforeAll, describe, expect, it } from 'vitest';
import { ADVENTURE_TABLES } from '../../../../games/port-royal/test/adventure-tables.js';
import { accountOf } from '../../../src/games/port-royal/account/account.js';
import { race } from '../../../src/games/port-royal/end/race.js';
import { endingOf } from '../../../src/games/port-royal/play/ending.js';
import { loadWords } from '../../../src/games/port-royal/words/index.js';
import { name, standOf } from './asked.js';

beforeAll(async () => {
  for (const language of LANGUAGES) await loadWords(language);
});

describe('the end of a chapter', () => {
  it.each(LANGUAGES)('PR-A19, A21 is told in %s, and all influence is accounted for, crowns included', (language) => {
    for (const [i, request] of ADVENTURE_TABLES.entries()) {
      if (i % 3 !== 0) continue;
      const table = Table.open(portRoyal, { ...request, seed: `ended ${i}` });
      const random = new FastRandom(`ended ${i}`);
      while (!table.over) {
        const legal = table.legal(table.toAct[0]!);
        table.act(table.toAct[0]!, legal[random.int(legal.length)]!);
      }
      const result = table.result as PortRoyalResult;
      const stand = { ...standOf(table.view(0), 0, []), over: true, result };
      const { seats, goals, rulings } = accountOf(stand, language, name);
      for (const { points, lines } of seats) expect(lines.reduce((sum, line) => sum + line.points, 0)).toBe(points);
      expect(rulings.length).toBeGreaterThan(0);
      const ending = endingOf(stand, language)!;
      if (result.won === undefined) {
        expect(ending.isTogether).toBe(false);
      } else {
        expect(goals.filter(({ reached }) => !reached).length).toBe(result.card9!.open.length);
        expect(ending.note).toContain(String(result.card9!.influence));
        expect(race(stand, language)?.of(stand.view)).toEqual([
          stand.view.missions!.length - result.card9!.open.length,
        ]);
      }
    }
  });
});
