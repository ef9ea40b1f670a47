import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES, verify } from '@roadstead/kernel';
import { portRoyal } from '@roadstead/port-royal';
import { describe, expect, it } from 'vitest';
import { width } from '../src/play/render/text.js';
import { anyChoice, inFolder, type Player, playWith, typing } from './play-fakes.js';

const records = (folder: string) => readdirSync(folder).filter((name) => !name.includes('crew'));

const recordIn = (folder: string): unknown => JSON.parse(readFileSync(join(folder, records(folder)[0] ?? ''), 'utf8'));

/** Lines that stand on the screen at the last prompt, without the story above the table. */
function position(lines: readonly string[]): readonly string[] {
  const rule = lines.findLastIndex((line) => line.startsWith('────'));
  return lines.slice(rule - 1);
}

describe.each(LANGUAGES)('a whole game in %s', (language) => {
  it('is played to its end by numbers alone, within 80 columns, and its record is in order', () =>
    inFolder(async (folder) => {
      const { code, terminal, complaints } = await playWith(anyChoice(7), ['--lang', language, '--seed', 'gulls'], {
        folder,
      });
      expect(code).toBe(0);
      expect(complaints).toEqual([]);
      for (const line of terminal.lines) {
        if (!line.includes('npx roadstead')) expect(width(line), line).toBeLessThanOrEqual(80);
        expect(line).not.toMatch(/undefined|NaN|\[object|\{|\}/);
      }
      expect(terminal.text).toMatch(/\n 1\. /);
      expect(terminal.text).toContain('npx roadstead verify');
      expect(verify(portRoyal, recordIn(folder))).toBeNull();
    }));

  it('explains itself: help, rules, cards, odds, hint and log', () =>
    inFolder(async (folder) => {
      const { code, terminal } = await playWith(
        typing('?', 'r', 'c', 'c a', 'o', 'h', 'l', 'l all', 's', '', 'q'),
        ['--lang', language, '--seed', 'gulls'],
        { folder },
      );
      expect(code).toBe(0);
      expect(terminal.prompts).toHaveLength(11);
      for (const line of terminal.lines) expect(width(line), line).toBeLessThanOrEqual(100);
    }));
});

describe('several people at one keyboard', () => {
  it('are called by their names at every decision', () =>
    inFolder(async (folder) => {
      const argv = ['--names', 'Anna,Ben', '--players', '3', '--seed', 'x'];
      const { code, terminal } = await playWith(anyChoice(3), argv, { folder });
      expect(code).toBe(0);
      const names = new Set(terminal.prompts.map((prompt) => prompt.split(',')[0]));
      expect(names).toEqual(new Set(['Anna', 'Ben']));
      expect(terminal.text).not.toMatch(/\bYou turn\b/);
    }));

  it('can play without bots', () =>
    inFolder(async (folder) => {
      const argv = ['--humans', '2', '--players', '2', '--lang', 'nl', '--end', 'expedition'];
      const { code, terminal } = await playWith(anyChoice(11), argv, { folder });
      expect(code).toBe(0);
      expect(terminal.text).toContain('Speler 2');
    }));
});

describe('bad input', () => {
  it('gets a clear line, and nothing is lost', () =>
    inFolder(async (folder) => {
      const bad = ['0', '99', '-1', '1.5', 'dance', 'u now', '\u0000', 'c kraken', '1 2', 'ü'.repeat(500)];
      const { terminal } = await playWith(typing(...bad, 'q'), ['--seed', 'gulls'], { folder });
      expect(terminal.prompts).toHaveLength(bad.length + 1);
      expect(new Set(terminal.prompts).size).toBe(1);
      expect(terminal.text).toContain('“99” is not one of the choices: type a number from 1 to 2, or ? for help.');
      expect((recordIn(folder) as { entries: { seat: number }[] }).entries.filter(({ seat }) => seat === 0)).toEqual(
        [],
      );
      for (const line of terminal.lines) expect(width(line), line).toBeLessThanOrEqual(80);
    }));
});

describe('undo', () => {
  it('takes back a free action and shows the table as it was', () =>
    inFolder(async (folder) => {
      const screens: (readonly string[])[] = [];
      const player: Player = (_, screen) => {
        if (screens.length === 0 && !screen.join('\n').includes('→ 1 card to take')) return '1';
        screens.push(screen);
        return ['2', 'u', 'q'][screens.length - 1] ?? 'q';
      };
      const { terminal } = await playWith(player, ['--seed', 'tide', '--players', '2', '--humans', '2'], { folder });
      expect(terminal.text).toContain('Taken back: Stop and trade.');
      expect(position(screens[2] ?? [])).toEqual(position(screens[0] ?? []));
      expect(position(screens[1] ?? [])).not.toEqual(position(screens[0] ?? []));
    }));

  it('says why it cannot, and goes back all the same when asked to', () =>
    inFolder(async (folder) => {
      const argv = ['--seed', 'my own turn first', '--players', '2', '--humans', '2'];
      const { terminal } = await playWith(typing('u', '1', 'u', 'u!', 'q'), argv, { folder });
      expect(terminal.text).toContain('Nothing has been done yet that could be taken back.');
      expect(terminal.text).toContain('If all of you agree, u! takes it');
      expect(terminal.text).toContain('Taken back: Turn up a card.');
      expect(verify(portRoyal, recordIn(folder))).toBeNull();
    }));
});

describe('a hint', () => {
  it('names one of the choices, with a reason', () =>
    inFolder(async (folder) => {
      let asked = false;
      const player: Player = (_, screen) => {
        asked = !asked;
        const [, number = 'no hint'] = /Hint: (\d+) \(.+?\)\. \S.*\.$/.exec(screen.join(' ')) ?? [];
        return asked ? 'h' : number;
      };
      const { code, terminal } = await playWith(player, ['--seed', 'hints', '--players', '2'], { folder });
      expect(code).toBe(0);
      expect(terminal.text).not.toContain('"no hint"');
    }));
});

describe('saving and resuming', () => {
  it('goes on in the middle of a decision with the same position', () =>
    inFolder(async (folder) => {
      const first = await playWith(typing('1', '2', '1', '1', '2'), ['--seed', 'tide', '--lang', 'de'], { folder });
      expect(first.code).toBe(0);
      expect(first.terminal.text).toContain('npx roadstead play --resume');
      const again = await playWith(typing(), ['--resume'], { folder });
      expect(again.code).toBe(0);
      expect(again.terminal.prompts.at(-1)).toBe(first.terminal.prompts.at(-1));
      const upToPrompt = (lines: readonly string[]) => position(lines).slice(0, -2);
      expect(upToPrompt(again.terminal.lines)).toEqual(upToPrompt(first.terminal.lines));
    }));

  it('plays on to the same end as without a break', () =>
    inFolder((one) =>
      inFolder(async (two) => {
        const whole = await playWith(alwaysFirst(), ['--seed', 'tide'], { folder: one });
        const start = await playWith(typing(...Array(9).fill('1')), ['--seed', 'tide'], { folder: two });
        const rest = await playWith(alwaysFirst(), ['--resume'], { folder: two });
        expect([whole.code, start.code, rest.code]).toEqual([0, 0, 0]);
        expect(recordIn(two)).toEqual(recordIn(one));
      }),
    ));

  it('keeps a game in the file that is named, and never writes over another', () =>
    inFolder(async (folder) => {
      const file = join(folder, 'mine.json');
      await playWith(typing('1'), ['--save', file], { folder });
      const again = await playWith(typing('1'), ['--save', file], { folder });
      expect(again.code).toBe(2);
      expect(again.complaints[0]).toContain('exists already');
      const resumed = await playWith(typing(), ['--resume', file, '--lang', 'nl'], { folder });
      expect(resumed.terminal.text).toContain('Ronde 1');
    }));

  it('plays a record from elsewhere as you against bots', () =>
    inFolder(async (folder) => {
      await playWith(typing('1'), ['--names', 'Anna,Ben', '--seed', 'a'], { folder });
      const file = join(folder, 'from-elsewhere.json');
      writeFileSync(file, JSON.stringify(recordIn(folder)));
      const { code, terminal } = await playWith(typing(), ['--resume', file], { folder });
      expect(code).toBe(0);
      expect(terminal.text).toMatch(/You {2,}\d/);
    }));

  it('goes on when the disk does not', () =>
    inFolder(async (folder) => {
      const { code, terminal } = await playWith(typing('1', 'q'), ['--save', '/dev/null/nowhere.json'], { folder });
      expect(code).toBe(0);
      expect(terminal.text.match(/could not be saved/g)).toHaveLength(1);
    }));

  it.each([
    [['--resume'], 'there is no unfinished game'],
    [['--resume', 'nowhere.json'], 'there is no file nowhere.json'],
  ])('says in one sentence why %j cannot be', (argv, sentence) =>
    inFolder(async (folder) => {
      const { code, complaints } = await playWith(typing(), argv, { folder });
      expect(code).toBe(2);
      expect(complaints).toHaveLength(1);
      expect(complaints[0]).toContain(sentence);
    }),
  );

  it.each(['no json', '{}', '{"format":1}', '[]'])('refuses a file that holds %s', (content) =>
    inFolder(async (folder) => {
      const file = join(folder, 'broken.json');
      writeFileSync(file, content);
      const { code, complaints } = await playWith(typing(), ['--resume', file], { folder });
      expect(code).toBe(2);
      expect(complaints[0]).toMatch(/is not a saved game|cannot be resumed/);
    }),
  );
});

/** Takes the first choice, always. */
function alwaysFirst(): Player {
  return () => '1';
}

describe('leaving', () => {
  it.each([
    ['end', 0],
    ['interrupt', 130],
  ] as const)('by %s ends cleanly with %i, and says how to go on', (type, code) =>
    inFolder(async (folder) => {
      const played = await playWith(() => ({ type }), ['--seed', 'tide'], { folder });
      expect(played.code).toBe(code);
      expect(played.terminal.text).toContain('npx roadstead play --resume');
      expect(records(folder)).toHaveLength(1);
    }),
  );
});

/** Without it, which game is asked first. */
const PORT_ROYAL = ['--game', 'port-royal'];

describe('the menu', () => {
  const around = (folder: string) => ({ folder, interactive: true, env: { LANG: 'en_US.UTF-8' } });

  it('starts a game with one key', () =>
    inFolder(async (folder) => {
      const { code, terminal } = await playWith(typing('', 'q'), PORT_ROYAL, around(folder));
      expect(code).toBe(0);
      expect(terminal.text).toContain('New game: you against 3 bots');
      expect(terminal.prompts).toHaveLength(2);
      expect(records(folder)).toHaveLength(1);
    }));

  it('asks for language and players, and goes on with a saved game', () =>
    inFolder(async (folder) => {
      const script = typing('3', '2', '', '', '', '2', 'Anna', 'anna', 'Ben', '7', '0', 'q');
      const { code, terminal } = await playWith(script, PORT_ROYAL, around(folder));
      expect(code).toBe(0);
      expect(terminal.text).toContain('Nieuw spel: kies wat er gespeeld wordt');
      expect(terminal.text).toContain('Die naam is al bezet.');
      expect(terminal.prompts.at(-1)).toMatch(/^(Anna|Ben), jouw keuze/);
      const resumed = await playWith(typing('1', 'q'), PORT_ROYAL, around(folder));
      expect(resumed.terminal.prompts.at(-1)).toBe(terminal.prompts.at(-1));
    }));

  it('says how each bot plays, at the beginning in a word and among the help in a sentence', () =>
    inFolder(async (folder) => {
      const argv = ['--bots', 'captain:merchant', '--players', '2', '--seed', 'styles'];
      const { terminal } = await playWith(typing('?', 'q'), argv, { folder });
      expect(terminal.text).toContain('Bots at the table: Marit (captain, the merchant).');
      expect(terminal.text.replace(/\s+/g, ' ')).toContain('Marit (captain, the merchant): Likes ships, traders');
    }));

  it('asks how strong the bots are to be', () =>
    inFolder(async (folder) => {
      const { code, terminal } = await playWith(
        typing('2', '', '', '', '1', '', '1', '5', 'q'),
        PORT_ROYAL,
        around(folder),
      );
      expect(code).toBe(0);
      expect(terminal.text).toContain('How strong are the bots?');
      expect(terminal.text).toMatch(/Bots at the table: Marit \(admiral, the \w+( one)?\)\./);
    }));

  it.each([
    ['end', 0],
    ['interrupt', 130],
  ] as const)('is left by %s with %i', (type, code) =>
    inFolder(async (folder) => {
      expect((await playWith(() => ({ type }), [], around(folder))).code).toBe(code);
      expect(records(folder)).toEqual([]);
    }),
  );
});
