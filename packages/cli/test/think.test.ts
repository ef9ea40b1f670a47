import { thinkHere } from '@roadstead/bots/node';
import type { StopSignal, Thinker } from '@roadstead/bots/worker';
import { describe, expect, it } from 'vitest';
import { type FakeTerminal, inFolder, playWith } from './play-fakes.js';

/** Thinks until it is told to stop, and counts how often it was closed. */
class Stuck implements Thinker {
  closed = 0;

  think(_: unknown, signal?: StopSignal): Promise<never> {
    return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
  }

  close(): void {
    this.closed++;
  }
}

describe('a table of admirals', () => {
  it('is played to its end', () =>
    inFolder(async (folder) => {
      const thinker: Thinker = { think: async (request) => thinkHere(request), close: () => {} };
      const argv = ['--bots', 'admiral', '--players', '3', '--seed', 'admirals'];
      const { code, terminal } = await playWith(() => '1', argv, { folder, thinker });
      expect(code).toBe(0);
      expect(terminal.text.replace(/\s+/g, ' ')).toMatch(
        /Bots at the table: Marit \(admiral, the [a-z ]+\), Diego \(admiral, the [a-z ]+\)\./,
      );
    }));

  it('is shown to think, and left by Ctrl-C meanwhile', () =>
    inFolder(async (folder) => {
      const thinker = new Stuck();
      const interruptOnceShown = (terminal: FakeTerminal) => {
        const look = setInterval(() => {
          if (terminal.notes.length === 0) return;
          clearInterval(look);
          terminal.interrupt();
        }, 10);
      };
      const argv = ['--bots', 'admiral', '--seed', 'admirals'];
      const { code, terminal } = await playWith(() => '2', argv, { folder, thinker, terminal: interruptOnceShown });
      expect(code).toBe(130);
      expect(terminal.notes).toEqual([expect.stringMatching(/^(Marit|Diego|Annika) is thinking …$/)]);
      expect(terminal.text).toContain('npx roadstead play --resume');
      expect(thinker.closed).toBe(1);
    }));
});
