import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gameById } from '@roadstead/games/all';
import { type GameRecord, Retelling, recordUpTo } from '@roadstead/kernel';
import { describe, expect, it } from 'vitest';
import { terminalOf } from '../src/games/index.js';
import { Screen } from '../src/replay/screen.js';
import { type Key, Viewer } from '../src/replay/viewer.js';
import { roadstead } from './capture.js';
import { inFolder } from './play-fakes.js';

const FILE = new URL('../../games/port-royal/test/records/rules-1/base.json', import.meta.url).pathname;
const BOXES = FILE.replace('base.json', 'all-boxes.json');
const TEXT = readFileSync(FILE, 'utf8');
const record = JSON.parse(TEXT) as GameRecord;
const entry = gameById('port-royal')!;
const retold = new Retelling(entry.game, record, entry.highlights);
const SEATS = [0, 1, 2, 3, null];

const saved = (record: GameRecord, people: number) => ({
  format: 'roadstead-game',
  seats: ['Mira', 'Joost', 'Saar', 'Piet'].map((name, i) =>
    i < people ? { kind: 'person', name } : { kind: 'bot', level: 'sailor' },
  ),
  record,
});

describe('roadstead replay, as text', () => {
  it('prints the whole game in words, with what is needed to check it', async () => {
    const { code, out, err } = await roadstead(['replay', FILE, '--lang', 'en']);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain(`Seed: ${record.seed}`);
    expect(out).toContain(record.commitment);
    expect(out).toContain('Result: Player 1\n');
    expect(out.match(/^Round \d+: /gm)!.length).toBe(retold.turns.length);
    expect(out).toContain('Player 1 wins with 12 influence');
    expect(out).not.toContain('\x1b');
    expect(Math.max(...out.split('\n').map((line) => line.length))).toBeLessThanOrEqual(110);
  });

  it('prints the table at a step, with what was decided next', async () => {
    const { out } = await roadstead(['replay', '-', '--step', '3', '--language', 'en'], TEXT);
    expect(out).toMatch(/^Port Royal · Step 3 of 241 · bust +Seen by a spectator\n/);
    expect(out).toContain('Player 4 busts');
    expect(out).toContain('Galleon (black, 7 swords, 3 coins)');
    expect(out).toMatch(/► Stop and trade/);
    expect(out).toMatch(/ {3}Turn up a card/);
  });

  it.each(['en', 'nl', 'de'])('tells every box in %s', async (lang) => {
    const { code, out } = await roadstead(['replay', BOXES, '--text', '--lang', lang]);
    expect(code).toBe(0);
    expect(out.split('\n').length).toBeGreaterThan(100);
    expect(out).not.toMatch(/undefined|\[object/);
  });

  it('tells a seat what concerns it', async () => {
    const { out } = await roadstead(['replay', FILE, '--seat', '0', '--lang', 'en']);
    expect(out).toContain('You win with 12 influence');
  });

  it('reads games that the page has saved, and the names that are in them', () =>
    inFolder(async (folder) => {
      const file = join(folder, 'game.json');
      writeFileSync(file, JSON.stringify(saved(record, 2)));
      const { out } = await roadstead(['replay', file, '--lang', 'en']);
      expect(out).toContain('Players: Mira, Joost, Player 3, Player 4');
      expect((await roadstead(['verify', file])).code).toBe(0);
    }));

  it('reads the names that "play" keeps beside a record', () =>
    inFolder(async (folder) => {
      const file = join(folder, 'game.json');
      copyFileSync(FILE, file);
      const seats = ['Ada', 'Bo', 'Cy', 'Di'].map((name) => ({ name }));
      writeFileSync(join(folder, 'game.crew.json'), JSON.stringify({ seats, language: 'en' }));
      expect((await roadstead(['replay', file, '--lang', 'en'])).out).toContain('Players: Ada, Bo, Cy, Di');
    }));

  const cut = recordUpTo(record, 40);
  it('shows a game that goes on only to the one person who plays it, from that seat', async () => {
    const replay = (file: unknown, ...more: string[]) =>
      roadstead(['replay', '-', '--lang', 'en', ...more], JSON.stringify(file));
    expect((await replay(saved(cut, 1))).out).toContain('Result: not over yet');
    expect((await replay(saved(cut, 1), '--seat', '2')).err).toContain('it is shown from seat 0 alone');
    expect((await replay(saved(cut, 2))).err).toContain('this game is not over');
    expect((await replay(cut)).err).toContain('this game is not over');
  });

  it.each([
    [['replay'], '', 'the file to show is missing'],
    [['replay', 'a', 'b'], '', 'one file at a time'],
    [['replay', '/no/such/file.json'], '', 'there is no such file'],
    [['replay', '-'], 'hello', 'not valid JSON'],
    [['replay', '-'], '{"hello":1}', 'no record of a game'],
    [['replay', '-'], JSON.stringify({ ...record, game: 'chess' }), '"chess", which is not known here'],
    [['replay', '-'], JSON.stringify({ ...record, rules: 99 }), 'version 99'],
    [['replay', '-'], JSON.stringify({ ...record, entries: record.entries.slice(1) }), 'not in order: entry 3'],
    [['replay', '-', '--step', '999'], TEXT, '--step must be a whole number from 0 to 241'],
    [['replay', '-', '--seat', '4'], TEXT, '--seat must be a whole number from 0 to 3'],
    [['replay', '-', '--lang', 'fr'], TEXT, '--lang must be'],
  ])('%j says in one sentence what is wrong', async (argv, input, sentence) => {
    const { code, out, err } = await roadstead(argv, input);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(sentence);
    expect(err.trim().split('\n')).toHaveLength(1);
  });
});

const key = (name: string): Key => (name.length === 1 ? { name: name.toLowerCase(), text: name } : { name, text: '' });

/** A viewer after these keys; false where it was left. */
function after(keys: readonly string[], step = 0): Viewer | false {
  const viewer = new Viewer(retold, SEATS, step, null);
  for (const one of keys) if (!viewer.press(key(one))) return false;
  return viewer;
}
const stepAfter = (keys: readonly string[], from = 0) => (after(keys, from) as Viewer).shown.step;

describe('keys of a replay', () => {
  it('go through steps, turns and to both ends', () => {
    expect(stepAfter(['right', 'n', ' '])).toBe(3);
    expect(stepAfter(['left', 'p'], 10)).toBe(8);
    expect(stepAfter(['left'])).toBe(0);
    expect(stepAfter(['end', 'right'])).toBe(retold.last);
    expect(stepAfter(['down'], 20)).toBe(retold.nextTurn(20));
    expect(stepAfter(['up'], 20)).toBe(retold.previousTurn(20));
    expect(stepAfter(['home'], 77)).toBe(0);
  });

  it('find busts and big turns, and say where there is none', () => {
    const busts = retold.highlights.filter(({ kind }) => kind === 'bust').map(({ seq }) => seq);
    expect(stepAfter(['b', 'b'])).toBe(busts[1]);
    expect(stepAfter(['b', 'b', 'B'])).toBe(busts[0]);
    expect(stepAfter(['h'])).toBe(retold.highlight(0, 'big', 1));
    const nowhere = after(['end', 'b']) as Viewer;
    expect(nowhere.shown).toMatchObject({ step: retold.last, isNone: true });
    nowhere.press(key('left'));
    expect(nowhere.shown.isNone).toBe(false);
  });

  it('go to a step by its number', () => {
    expect(stepAfter(['g', '1', '2', '9', 'backspace', '7', 'return'])).toBe(127);
    expect(stepAfter(['g', '9', '9', '9', 'return'])).toBe(retold.last);
    expect(stepAfter(['g', '5', 'escape'], 3)).toBe(3);
    expect(stepAfter(['g', '5', 'q', 'right'])).toBe(1);
  });

  it('play by itself until the end', () => {
    const viewer = after(['a'], retold.last - 2) as Viewer;
    viewer.tick();
    expect(viewer.shown).toMatchObject({ step: retold.last - 1, isPlaying: true });
    viewer.tick();
    expect(viewer.shown).toMatchObject({ step: retold.last, isPlaying: false });
  });

  it('look from every seat in turn', () => {
    const seen = [1, 2, 3, 4, 5].map((n) => (after(Array(n).fill('s')) as Viewer).shown.seat);
    expect(seen).toEqual([0, 1, 2, 3, null]);
  });

  it('leave with q and Escape once nothing is open', () => {
    expect(after(['q'])).toBe(false);
    expect(after(['interrupt'])).toBe(false);
    expect(after(['?', 'escape'])).not.toBe(false);
    expect(after(['escape'])).toBe(false);
  });
});

describe('the screen of a replay', () => {
  const audience = { language: 'en', you: null, name: (seat: number) => `P${seat + 1}` } as const;
  const screen = new Screen(retold, entry, terminalOf(entry, retold.record.options), audience, false);

  it('fits the width at every step, for every seat', () => {
    for (let step = 0; step <= retold.last; step += 7) {
      for (const seat of SEATS) {
        const lines = screen.table(step, seat, 80);
        expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(80);
      }
    }
  });

  it('speaks to a seat as you only where it decides', () => {
    const acting = retold.toAct(6)[0]!;
    const other = (acting + 1) % 4;
    expect(screen.table(6, acting, 80).join('\n')).not.toContain(`P${acting + 1} · Your turn`);
    expect(screen.table(6, other, 80).join('\n')).toContain(`P${acting + 1} · Your turn`);
  });

  it('explains its keys', () => {
    expect(screen.help(80).length).toBe(11);
  });
});
