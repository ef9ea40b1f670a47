import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { inFull } from '../../../test/full.js';
import { inFolder } from './play-fakes.js';
import { end, outcome, start } from './spawn.js';

describe('the real program', () => {
  it('is played through pipes, in plain text, and goes on where it stopped', () =>
    inFolder(async (folder) => {
      const file = join(folder, 'game.json');
      const first = start(['play', '--save', file, '--seed', 'pipes', '--lang', 'en']);
      first.stdin.end('1\n?\n1\n');
      const { code, out, err } = await outcome(first);
      expect({ code, err }).toEqual({ code: 0, err: '' });
      expect(out).toContain('Your choice');
      expect(out).toContain(`npx roadstead play --resume ${file}`);
      expect(out).not.toContain('\x1b');
      const second = start(['play', '--resume', file]);
      second.stdin.end('q\n');
      expect(await outcome(second)).toMatchObject({ code: 0, err: '' });
    }));

  inFull('lets admirals think in a worker, for themselves and for a hint', () =>
    inFolder(async (folder) => {
      const child = start([
        'play',
        '--save',
        join(folder, 'game.json'),
        '--seed',
        'pipes',
        '--lang',
        'en',
        '--bots',
        'admiral',
      ]);
      child.stdin.end('h\n2\n2\nq\n');
      const { code, out, err } = await outcome(child);
      expect({ code, err }).toEqual({ code: 0, err: '' });
      expect(out).toMatch(/Hint: \d \(/);
    }),
  );

  it('ends cleanly when it is interrupted', () =>
    inFolder(async (folder) => {
      const child = start(['play', '--save', join(folder, 'game.json'), '--seed', 'pipes', '--lang', 'en']);
      const ended = end(child);
      let out = '';
      for await (const chunk of child.stdout) {
        if (!out.includes('Your choice') && (out + chunk).includes('Your choice')) child.kill('SIGINT');
        out += chunk;
      }
      expect(await ended).toEqual({ code: 130, err: '' });
      expect(out).toContain('The game is saved. To go on:');
    }));
});
