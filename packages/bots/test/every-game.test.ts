import { companies } from '@roadstead/companies';
import { companiesEntry } from '@roadstead/companies/entry';
import { type AnyGame, begin, FastRandom, type GameEntry, LANGUAGES, parseOptions, type Seat } from '@roadstead/kernel';
import { portRoyal } from '@roadstead/port-royal';
import { portRoyalEntry } from '@roadstead/port-royal/entry';
import { swordAndSkull } from '@roadstead/sword-and-skull';
import { swordAndSkullEntry } from '@roadstead/sword-and-skull/entry';
import { describe, expect, it } from 'vitest';
import { everyNth, FULL } from '../../../test/full.js';
import { botFor, decisionOf, LEVELS, styledSkillFor } from '../src/all.js';
import { playOutOf, QUICK } from './play-out.js';
import { SHAPES } from './tables.js';

interface Row {
  readonly game: AnyGame;
  readonly entry: GameEntry;
  readonly tables: readonly { readonly seats: number; readonly options: Record<string, unknown> }[];
  /** The rules behind it, where there are any: that a game ends, and that hidden things stay hidden. */
  readonly ends?: string;
  readonly hides?: string;
  /** A game whose admirals take too long for a whole one here is played by others; decisions of one in so many are looked at. */
  readonly isLong: boolean;
  readonly looks: { readonly quick: number; readonly admiral: number };
}

const GAMES: readonly Row[] = [
  {
    game: portRoyal as AnyGame,
    entry: portRoyalEntry,
    tables: everyNth(4, SHAPES),
    isLong: false,
    looks: { quick: 1, admiral: FULL ? 6 : 12 },
  },
  {
    game: swordAndSkull as AnyGame,
    entry: swordAndSkullEntry,
    tables: [
      { seats: 2, options: {} },
      { seats: 5, options: {} },
    ],
    hides: 'SS-C6',
    isLong: false,
    looks: { quick: 2, admiral: 12 },
  },
  {
    game: companies as AnyGame,
    entry: companiesEntry,
    tables: [
      { seats: 2, options: { calendars: 1 } },
      { seats: 5, options: { calendars: 1 } },
    ],
    ends: 'V-O2',
    hides: 'V-2.11',
    isLong: true,
    looks: { quick: 4, admiral: 90 },
  },
];

function deal({ game }: Row, seats: number, options: Record<string, unknown>, random: FastRandom): unknown {
  return begin(game, { seats, options: parseOptions(game.options, options) }, random);
}

describe.each(GAMES)('$game.id', (row) => {
  const { game, entry, tables, isLong, looks } = row;
  const styles = entry.styles!.map(({ id }) => id);
  const levels = LEVELS.filter((level) => botFor(game.id, level) !== undefined);
  const [ends, hides] = [row.ends, row.hides].map((rule) => (rule === undefined ? '' : `${rule} `));

  describe.each(tables)('at a table of $seats with $options', ({ seats, options }) => {
    const start = (random: FastRandom) => deal(row, seats, options, random);
    const played = (level: string) => Array<string>(seats).fill(isLong && level === 'admiral' ? 'captain' : level);

    it.each(levels.filter((level) => !isLong || level !== 'admiral'))(
      `${ends}%s bots play whole games, legally and to the end`,
      (level) => {
        const random = new FastRandom(`${level}/${seats}`);
        for (let n = 0; n < (level === 'admiral' || isLong || !FULL ? 1 : 10); n++) {
          expect(game.result(playOutOf(game, start(random), played(level), random))).not.toBeNull();
        }
      },
    );

    it.each([...levels, ...everyNth(4, styles).map((style) => `captain:${style}`)])(
      `${hides}what a %s bot cannot see never changes what it does, and it says why in every language`,
      (level) => {
        const random = new FastRandom(`hidden/${level}/${seats}`);
        const bot = botFor(game.id, level)!;
        const isAdmiral = level === 'admiral';
        // Enough for an admiral to give moves up and to prefer others to the captain's, in a part of its decisions.
        const budget = isAdmiral && !isLong ? { iterations: 16 } : QUICK;
        const think = (state: unknown, seat: Seat) =>
          bot.choose(decisionOf(game, state, seat, new FastRandom('same')), budget);
        let checked = 0;
        playOutOf(game, start(random), played(level), random, (state, seat) => {
          if (random.int(isAdmiral ? looks.admiral : looks.quick) > 0) return;
          checked++;
          const { action, estimates, why } = think(state, seat);
          const other = think(game.redeal(state, seat, random), seat);
          expect([other.action, other.estimates]).toEqual([action, estimates]);
          for (const language of LANGUAGES) {
            expect(why(language)).toMatch(/^[\p{Lu}\d][^{}]*\.$/u);
            expect(why(language)).not.toMatch(/undefined|NaN|\[object/);
          }
        });
        expect(checked).toBeGreaterThan(2);
      },
    );
  });

  it('has as many styles to play as to read about, and each in every language', () => {
    for (const style of styles) expect(styledSkillFor(game.id, style)).toBeDefined();
    for (const language of LANGUAGES) {
      expect(new Set(entry.styles!.map(({ name }) => name[language])).size).toBe(styles.length);
      for (const { about } of entry.styles!) expect(about[language]).toMatch(/^\p{Lu}.*[^.]\.$/u);
    }
    expect(styles.length).toBeGreaterThanOrEqual(3);
  });

  it.each(styles)('a %s decides otherwise now and then, and says some things in words of its own', (style) => {
    const random = new FastRandom(`styles/${game.id}`);
    const [plain, styled] = [botFor(game.id, 'captain')!, botFor(game.id, `captain:${style}`)!];
    let [decisions, otherwise] = [0, 0];
    const own = new Set<string>();
    for (let n = 0; n < (isLong ? 2 : 6); n++) {
      const { seats, options } = isLong ? tables.at(-1)! : tables[0]!;
      playOutOf(game, deal(row, seats, options, random), Array(seats).fill('captain'), random, (state, seat) => {
        const [one, other] = [plain, styled].map((bot) =>
          bot.choose(decisionOf(game, state, seat, new FastRandom('same'))),
        );
        decisions++;
        if (JSON.stringify(one!.action) !== JSON.stringify(other!.action)) otherwise++;
        else if (one!.why('en') !== other!.why('en')) own.add(other!.why('de'));
      });
    }
    // It shows in play, and a level stays what it is.
    expect(otherwise / decisions).toBeGreaterThan(0.002);
    expect(otherwise / decisions).toBeLessThan(0.2);
    expect(own.size).toBeGreaterThan(0);
  });

  it('has no style that nobody knows, and none for bots that only measure', () => {
    expect(botFor(game.id, 'captain:nobody')).toBeUndefined();
    expect(botFor(game.id, `random:${styles[0]}`)).toBeUndefined();
    expect(botFor(game.id, `greedy:${styles[0]}`)).toBeUndefined();
  });
});
