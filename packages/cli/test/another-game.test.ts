import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAMES } from '@roadstead/games/all';
import { LANGUAGES } from '@roadstead/kernel';
import { describe, expect, it, vi } from 'vitest';
import { roadstead } from './capture.js';
import { anyChoice, inFolder, type Player, playWith, typing } from './play-fakes.js';

// Beside the usual game there is only a row of the registry: all commands must do with what it says.
vi.mock('../../games/registry/src/list.ts', async (original) => {
  const { LISTED } = await original<{ LISTED: readonly object[] }>();
  const { lotsEntry } = await import('../../kernel/test/games/lots-entry.js');
  return { LISTED: [...LISTED.slice(0, 1), { id: 'lots', load: async () => lotsEntry }] };
});

const LOTS = ['--game', 'lots'];

it('there are two games', () => {
  expect(GAMES.map(({ game }) => game.id)).toEqual(['port-royal', 'lots']);
});

describe('commands with a game that has only rules and words', () => {
  it('simulate plays it and tells who wins', async () => {
    const argv = ['simulate', ...LOTS, '--games', '30', '--players', '3', '--jobs', '1'];
    const { code, out } = await roadstead(argv);
    expect(code).toBe(0);
    expect(out).toMatch(/^30 games of lots, 3 players/);
    expect(out).toContain('seat 2 (random)');
    const { out: json } = await roadstead([...argv, '--json']);
    expect(JSON.parse(json)).toMatchObject({ game: 'lots', games: 30, counted: null, together: null });
  });

  it('arena measures bots at it', async () => {
    const argv = ['arena', ...LOTS, '--bots', 'captain,random', '--deals', '4', '--jobs', '1', '--json'];
    const { code, out } = await roadstead(argv);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ game: 'lots' });
  });

  it('bench measures it beside the first', async () => {
    const { code, out } = await roadstead(['bench', ...LOTS, '--seconds', '0.01', '--json']);
    expect(code).toBe(0);
    const [{ game, figures }] = JSON.parse(out).games;
    expect(game).toBe('lots');
    expect(figures.map(({ players }: { players: number }) => players)).toEqual([2, 4]);
    for (const figure of figures) expect(figure.toFirst).toBeGreaterThan(0);
  });

  it.each([
    [['simulate', '--game', 'chess'], 'there is no game "chess": there are port-royal, lots'],
    [['rules', ...LOTS], 'there are no rules of lots to read'],
    [['puzzles', ...LOTS], '"lots" has no puzzles'],
    [['tune', ...LOTS], 'lots has no weights to tune'],
    [['simulate', ...LOTS, '--with', 'contracts'], 'there is no option --with'],
    [['simulate', ...LOTS, '--bots', 'greedy'], 'there is no bot "greedy" for lots'],
  ])('%j is refused in a sentence', async (argv, sentence) => {
    const { code, err } = await roadstead(argv);
    expect(code).toBe(2);
    expect(err).toContain(sentence);
  });

  it.each(['play', 'simulate', 'arena', 'tune'])(
    '%s --help knows the options of the game that is named',
    async (name) => {
      const usual = (await roadstead([name, '--help'])).out;
      const { out } = await roadstead([name, ...LOTS, '--help']);
      expect(usual).toContain('the game: port-royal, lots (port-royal)');
      expect(usual).toContain('--set-aside N|ask');
      expect(out).not.toMatch(/--set-aside|Port Royal/);
    },
  );
});

describe('play', () => {
  it('asks which game where there are several', () =>
    inFolder(async (folder) => {
      const { terminal } = await playWith(typing('2', '1'), [], { folder, interactive: true });
      expect(terminal.text).toContain('Which game?\n 1  Port Royal\n 2  Lots\n');
      expect(terminal.text).toContain('Roadstead: Lots');
      expect(terminal.text).toContain('New game: you against 3 bots');
      expect(terminal.prompts.at(-1)).toMatch(/^Your choice \(1-\d/);
    }));

  it('asks for nothing that the command line has named', () =>
    inFolder(async (folder) => {
      const { terminal } = await playWith(typing('1'), LOTS, { folder, interactive: true });
      expect(terminal.text).not.toContain('Which game?');
      expect(terminal.text).toContain('Roadstead: Lots');
    }));

  it('shows the view of a game that draws no table, and how it ended', () =>
    inFolder(async (folder) => {
      const { code, terminal } = await playWith(anyChoice(3), [...LOTS, '--players', '2'], { folder });
      expect(code).toBe(0);
      expect(terminal.text).toMatch(/^points +0, 0$/m);
      expect(terminal.text).toMatch(/^hand +\d+, \d+, \d+$/m);
      expect(terminal.text).toMatch(/The game is over\n 1\. \S+/);
    }));

  it.each(['c', 'r'])('%s says that there is nothing to explain', (command) =>
    inFolder(async (folder) => {
      const { terminal } = await playWith(typing(command), [...LOTS, '--players', '2'], { folder });
      expect(terminal.text).toContain(command === 'c' ? 'nothing more to explain' : 'no rules to read');
    }),
  );

  it('goes on with whatever game was played last', () =>
    inFolder(async (folder) => {
      await playWith(typing('1'), [...LOTS, '--players', '2'], { folder });
      const { code, terminal } = await playWith(anyChoice(1), ['--resume'], { folder });
      expect(code).toBe(0);
      expect(terminal.text).toMatch(/^points +\d, \d$/m);
    }));
});

/** Plays to the end, and notes what was on the screen whenever somebody was asked. */
function noting(screens: { prompt: string; text: string }[]): Player {
  const choose = anyChoice(7);
  return (prompt, screen) => {
    screens.push({ prompt, text: screen.join('\n') });
    return prompt.includes('(1-') ? choose(prompt, screen) : '';
  };
}

describe('several people at one keyboard', () => {
  const crew = ['--names', 'Anna,Ben', '--bots', 'deckhand', '--players', '3'];

  it('each is asked alone, and nobody sees what others hold, lay or draw', () =>
    inFolder(async (folder) => {
      const screens: { prompt: string; text: string }[] = [];
      const { code, terminal } = await playWith(noting(screens), [...LOTS, ...crew], { folder });
      expect(code).toBe(0);
      const handOvers = screens.filter(({ prompt }) => prompt.startsWith('Hand the keyboard'));
      const decisions = screens.filter(({ prompt }) => prompt.includes('(1-'));
      // Five rounds: everybody lays a card in each, the two at the keyboard one after the other.
      expect(decisions.map(({ prompt }) => prompt.split(',')[0])).toEqual(Array(5).fill(['Anna', 'Ben']).flat());
      expect(handOvers.map(({ prompt }) => prompt.split(',')[0])).toEqual(
        Array(5).fill(['Hand the keyboard to Anna', 'Hand the keyboard to Ben']).flat(),
      );
      expect(handOvers.every(({ text }) => text === '')).toBe(true);
      expect(terminal.wipes).toBe(handOvers.length);

      const seenBy = (name: string) =>
        decisions.filter(({ prompt }) => prompt.startsWith(name)).map(({ text }) => text);
      for (const [name, others] of [
        ['Anna', /(Ben|Marit) (lays|draws) lot/],
        ['Ben', /(Anna|Marit) (lays|draws) lot/],
      ] as const) {
        expect(seenBy(name).join('\n')).toMatch(new RegExp(`${name} (lays|draws) lot \\d`));
        expect(seenBy(name).join('\n')).not.toMatch(others);
      }
      const hands = (name: string) =>
        new Set(seenBy(name).flatMap((text) => /^hand +(.*)$/m.exec(text)?.[1]?.split(', ') ?? []));
      expect(hands('Anna').size).toBeGreaterThan(3);
      expect([...hands('Anna')].filter((card) => hands('Ben').has(card))).toEqual([]);
    }));

  it.each(LANGUAGES)('the keyboard is handed over in %s', (language) =>
    inFolder(async (folder) => {
      const { terminal } = await playWith(typing(), [...LOTS, ...crew, '--lang', language], { folder });
      expect(terminal.prompts[0]).toMatch(/Anna.*Enter: $/);
    }),
  );

  it('leaving at the hand-over keeps the game', () =>
    inFolder(async (folder) => {
      const { code, terminal } = await playWith(() => ({ type: 'interrupt' }), [...LOTS, ...crew], { folder });
      expect(code).toBe(130);
      expect(terminal.text).toContain('play --resume');
      expect(terminal.text).not.toMatch(/^hand /m);
    }));

  it('nothing is handed over where all see the same', () =>
    inFolder(async (folder) => {
      const screens: { prompt: string; text: string }[] = [];
      const { terminal } = await playWith(noting(screens), crew, { folder });
      expect(screens.length).toBeGreaterThan(20);
      expect(screens.every(({ prompt }) => prompt.includes('(1-'))).toBe(true);
      expect(terminal.wipes).toBe(0);
    }));

  it('what was played can be checked and shown again', () =>
    inFolder(async (folder) => {
      await playWith(noting([]), [...LOTS, ...crew], { folder });
      const file = join(folder, readdirSync(folder).find((name) => /^lots-[\d-]+\.json$/.test(name))!);
      expect(JSON.parse(readFileSync(file, 'utf8')).game).toBe('lots');
      expect((await roadstead(['verify', file])).code).toBe(0);
      const { code, out } = await roadstead(['replay', file, '--text']);
      expect(code).toBe(0);
      expect(out).toContain('A point for');
    }));
});
