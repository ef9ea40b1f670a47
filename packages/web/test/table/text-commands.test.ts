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
    async carryOut(plan: { type: string }, confirm: (question: string, reasons: string[]) => Promise<boolean>) {
      if (!(await confirm('Sail to Wreck?', ['Wrecks are about.']))) return null;
      done.push(plan.type);
      return { text: 'Sail to Wreck: done.' };
    },
  };
  const model = { standing: { legal: [{ type: 'roll' }, { type: 'end' }] } };
  return { model, plans, words: en, asked, ui: {}, story: {}, language: 'en', act: async () => true } as never;
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
