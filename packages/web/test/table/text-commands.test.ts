import { expect, it } from 'vitest';
import { obey } from '../../src/table/text-commands.js';
import { en } from '../../src/words/en.js';

const sail = { plan: { type: 'sailTo' }, label: 'Sail to Wreck', preview: [] };

/** A table with two actions and one command, which is asked about. */
function table(done: string[], asked?: string) {
  const plans = {
    title: 'In one go',
    onceMore: 'Say it once more, and it is done.',
    offers: [sail],
    takeBack: null,
    apart: 'Not as one.',
    offered: () => sail,
    // Only rolling and sailing go together.
    compose: (parts: readonly { act?: { type: string }; plan?: object }[]) =>
      parts.length === 2 && parts[0]!.act?.type === 'roll' && parts[1]!.plan !== undefined
        ? { plan: { type: 'both' }, label: 'Both', preview: ['It costs a shell.'] }
        : null,
    async carryOut(plan: { type: string }, confirm: (question: string, reasons: string[]) => Promise<boolean>) {
      if (plan.type === 'sailTo' && !(await confirm('Sail to Wreck?', ['Wrecks are about.']))) return null;
      done.push(plan.type);
      return { text: 'Sail to Wreck: done.' };
    },
  };
  const ui = {
    command: (text: string) =>
      text === 'roll' ? { kind: 'act', action: { type: 'roll' } } : { kind: 'refused', reason: `No ${text}.` },
  };
  const story = { action: ({ type }: { type: string }) => `Do ${type}` };
  const model = { standing: { legal: [{ type: 'roll' }, { type: 'end' }] } };
  return { model, plans, words: en, asked, ui, story, language: 'en', act: async () => true } as never;
}

it('a command that is asked about is done once it is said again', async () => {
  const done: string[] = [];
  const first = await obey('3', table(done), []);
  expect(first).toEqual({
    lines: ['Sail to Wreck?', 'Wrecks are about.', 'Say it once more, and it is done.'],
    asks: 'Sail to Wreck?',
  });
  expect(done).toEqual([]);
  expect(await obey('sail to wreck', table(done, first.asks), [])).toEqual({ lines: ['Sail to Wreck: done.'] });
  expect(done).toEqual(['sailTo']);
  expect(await obey('3', table(done, 'Load all?'), [])).toHaveProperty('asks');
  expect(done).toHaveLength(1);
});

it('several things are one command where the game puts them together: told first, and done once they are said again', async () => {
  const done: string[] = [];
  const first = await obey('1 3', table(done), []);
  const asks = 'Both: Do roll; Sail to Wreck?';
  expect(first).toEqual({ lines: [asks, 'It costs a shell.', 'Say it once more, and it is done.'], asks });
  expect(done).toEqual([]);
  await obey('roll; sail to wreck', table(done, asks), []);
  expect(done).toEqual(['both']);
  expect(await obey('1, 2', table(done, asks), [])).toEqual({ lines: ['Not as one.'] });
  expect(await obey('roll; dance', table(done, asks), [])).toEqual({ lines: ['No dance.'] });
  expect(done).toHaveLength(1);
});
