import { companies } from '@roadstead/companies';
import { companiesEntry } from '@roadstead/companies/entry';
import { FastRandom, LANGUAGES, puzzleTable } from '@roadstead/kernel';
import { beforeAll, describe, expect, it } from 'vitest';
import { FULL } from '../../../../test/full.js';
import { KINDS, kindOf } from '../../src/games/companies/play/kind.js';
import { questionOf } from '../../src/games/companies/play/question.js';
import type { Stand } from '../../src/games/companies/play/standing.js';
import { command } from '../../src/games/companies/text/command.js';
import { describe as tellTable } from '../../src/games/companies/text/describe.js';
import { loadTableWords } from '../../src/games/companies/words/index.js';
import { LATE } from './late.js';
import { laid, opened, standAt } from './positions.js';

const name = (seat: number) => ['Anna', 'Bram', 'Cees', 'Dirk', 'Els'][seat]!;

beforeAll(() => Promise.all(LANGUAGES.map(loadTableWords)));

/** Kinds of answers with few ways are taken as often as those with many, so that a game comes to rare questions too. */
function pickOfAKind(legal: Stand['legal'], random: FastRandom) {
  const pick = <T>(list: readonly T[]): T => list[random.int(list.length)]!;
  const type = pick([...new Set(legal.map((action) => action.type))]);
  return pick(legal.filter((action) => action.type === type));
}

describe('whatever is asked', () => {
  const met = new Set<string>();

  it('every answer stands among the choices once, with words in every language', () => {
    for (let game = 0; game < (FULL ? 40 : 4); game++) {
      const seed = `questions ${game}`;
      // Every other one begins where everybody has something of everything, so that rare questions come soon.
      const table = game % 2 === 0 ? opened(2 + (game % 4), seed, { calendars: 2 }) : laid(LATE, 4, {}, seed);
      const random = new FastRandom(seed);
      for (let acts = 0; !table.over && acts < 1500; acts++) {
        const seat = table.toAct[0]!;
        const stand = standAt(table, seat);
        met.add(kindOf(stand)!);
        const question = questionOf(stand, LANGUAGES[acts % LANGUAGES.length]!, name)!;
        const all = [...question.choices, ...question.quiet];
        expect(all.map(({ action }) => action)).toHaveLength(stand.legal.length);
        expect(new Set(all.map(({ key }) => key)).size).toBe(stand.legal.length);
        for (const { title, note } of all) expect(`${title} ${note}`).not.toMatch(/undefined|NaN|^ /);
        expect(`${question.heading} ${question.lead}`).not.toMatch(/undefined/);
        table.act(seat, pickOfAKind(stand.legal, random));
      }
    }
  });

  it('V-3.12 to stay says what it costs: nothing for idleness where a ship is slow, and ships that are lost', () => {
    const note = (ships: readonly object[]) => {
      const stand = standAt(laid({ players: { 0: { fleets: { I: { at: 'OC1', experience: 0, ships } } } } }), 0);
      return questionOf(stand, 'en', name)!.quiet.find(({ action }) => action.type === 'stay')!.note;
    };
    expect(note([{ type: 'srs', cargo: ['pepper', 'pepper'], damage: 3 }])).toBe('');
    expect(note([{ type: 'srs', cargo: ['pepper'] }])).toBe('1 mutiny for each ship; 1 mutiny for empty slots');
    expect(note([{ type: 'fluyt', cargo: [], damage: 1 }])).toMatch(/1 ship is lost$/);
  });

  it('nearly every kind of question is met', () => {
    expect(KINDS.filter((kind) => !met.has(kind)).length).toBeLessThan(FULL ? 4 : 9);
  });
});

it('V-4.70 says where one may challenge, as the answers only name fleets', async () => {
  const { puzzles } = await companiesEntry.puzzles!();
  const puzzle = puzzles.find(({ answers }) => answers.some(({ action }) => action.type === 'challenge'))!;
  const stand = standAt(puzzleTable(companies, puzzle), puzzle.seat);
  const asked = LANGUAGES.map((language) => questionOf(stand, language, name)!);
  expect(asked.map(({ harbour }) => harbour)).toEqual(['deshima', 'deshima', 'deshima']);
  for (const { lead } of asked) expect(lead).toMatch(/^In Deshima\. \w/);
});

describe('text mode', () => {
  const table = opened(2, 'text');
  const stand = () => standAt(table, table.toAct[0]!);

  it('V-2.10 understands where somebody wants to start', () => {
    expect(command('start batavia', stand(), 'en', name)).toEqual({
      kind: 'act',
      action: { type: 'start', harbour: 'batavia' },
    });
    expect(command('sing', stand(), 'en', name)).toMatchObject({ kind: 'refused' });
  });

  it('V-8.1 tells the points, and the whole table in every language', () => {
    expect(command('score', stand(), 'en', name)).toMatchObject({ kind: 'read' });
    for (const language of LANGUAGES) {
      expect(tellTable(stand(), language, name).join(' ')).not.toMatch(/undefined|NaN/);
    }
  });
});
