import { afterAll, beforeAll, expect, it, vi } from 'vitest';

let choices = 0;
let Client: typeof import('./client.js').Client;

// Whatever was loaded with the true bots, or here with a faulty one, is for nobody else.
beforeAll(async () => {
  vi.resetModules();
  vi.doMock('@roadstead/bots/all', async (original) => ({
    ...(await original<typeof import('@roadstead/bots/all')>()),
    botFor: () => ({
      choose({ legal }: { legal: readonly unknown[] }) {
        if (++choices > 3) throw new Error('lost at sea');
        return { action: legal[0], why: () => 'No reason.' };
      },
    }),
  }));
  ({ Client } = await import('./client.js'));
});

afterAll(() => {
  vi.doUnmock('@roadstead/bots/all');
  vi.resetModules();
});

it('a bot that fails does not take the table down, and play tells what was done before', () => {
  const client = new Client();
  const table = client.open();
  const play = { do: 'play', table, bots: { 0: 'random', 1: 'random', 2: 'random' } };
  const { actions, seq } = client.do(play);
  expect(actions).toHaveLength(3);
  expect(seq).toBe(3);
  expect(client.refusal(play)).toBe('BAD_REQUEST');
  expect(client.refusal({ do: 'bot', table, seat: client.do({ do: 'status', table }).toAct[0], level: 'random' })).toBe(
    'BAD_REQUEST',
  );
  expect(client.do({ do: 'status', table }).seq).toBe(3);
});
