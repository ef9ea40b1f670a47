import { LEVELS } from '@roadstead/bots';
import { describe, expect, it } from 'vitest';
import { Client } from './client.js';

describe('bot', () => {
  it.each(LEVELS)('%s names a legal action and says why in one sentence, without acting', (level) => {
    const client = new Client();
    const table = client.open();
    const { action, why } = client.do({ do: 'bot', table, seat: 0, level });
    expect(client.do({ do: 'legal', table, seat: 0 }).actions).toContainEqual(action);
    expect(why).toMatch(/^[A-Z].*\.$/);
    expect(client.do({ do: 'status', table }).seq).toBe(0);
    expect(client.do({ do: 'bot', table, seat: 0, level }).action).toEqual(action);
    const hurried = client.do({ do: 'bot', table, seat: 0, level, ms: 5 });
    expect(client.do({ do: 'legal', table, seat: 0 }).actions).toContainEqual(hurried.action);
  });

  it('refuses levels and seats that are not there', () => {
    const client = new Client();
    const table = client.open();
    const answer = client.ask({ do: 'bot', table, seat: 0, level: 'genius' });
    expect(client.codeOf(answer)).toBe('BAD_REQUEST');
    for (const level of LEVELS) expect(answer.error.message).toContain(level);
    expect(client.refusal({ do: 'bot', table, seat: 0 })).toBe('BAD_REQUEST');
    expect(client.refusal({ do: 'bot', table, seat: 0, level: 1 })).toBe('BAD_REQUEST');
    expect(client.refusal({ do: 'bot', table, seat: 0, level: 'random', ms: -1 })).toBe('BAD_REQUEST');
    expect(client.refusal({ do: 'bot', table, seat: 1, level: 'random' })).toBe('NOT_YOUR_TURN');
  });
});

it('a bot refuses a field that it does not know, and says how long an admiral thinks', () => {
  const client = new Client();
  const table = client.open();
  const answer = client.ask({ do: 'bot', table, seat: 0, level: 'admiral', iterations: 5 });
  expect(client.codeOf(answer)).toBe('BAD_REQUEST');
  expect(answer.error.message).toMatch(/"iterations".*100 iterations, at most 900 ms/);
  expect(client.do({ do: 'bot', table, seat: 0, level: 'captain', id: 7 }).action).toBeDefined();
});

describe('play', () => {
  it('stops where a seat must act that is not a bot', () => {
    const client = new Client();
    const table = client.open({ players: 2 });
    const { toAct, actions } = client.do({ do: 'play', table, bots: { 0: 'greedy' } });
    expect(toAct).toEqual([1]);
    expect(actions.length).toBeGreaterThan(0);
    expect(new Set(actions.map(({ seat }: { seat: number }) => seat))).toEqual(new Set([0]));
    expect(client.do({ do: 'play', table, bots: { 0: 'greedy' } }).actions).toEqual([]);
  });

  it('stops after max actions', () => {
    const client = new Client();
    const table = client.open();
    const bots = { 0: 'random', 1: 'random', 2: 'random' };
    expect(client.do({ do: 'play', table, bots, max: 3 })).toMatchObject({ seq: 3, over: false });
    expect(client.do({ do: 'play', table, bots, max: 0 })).toMatchObject({ seq: 3, actions: [], events: [] });
    expect(client.do({ do: 'play', table, bots: {} })).toMatchObject({ seq: 3, actions: [] });
  });

  it('plays whole games: the same ones for the same seed', () => {
    const game = (seed: string) => {
      const client = new Client();
      const table = client.open({ players: 4, seed });
      const answer = client.do({ do: 'play', table, bots: { 0: 'random', 1: 'greedy', 2: 'random', 3: 'greedy' } });
      expect(answer.over).toBe(true);
      expect(answer.events.at(-1)).toMatchObject({ type: 'over', winners: answer.result.winners });
      expect(answer.actions).toHaveLength(answer.seq);
      return answer;
    };
    expect(game('a')).toEqual(game('a'));
    expect(game('a').actions).not.toEqual(game('b').actions);
  });

  it('refuses bots in seats or of levels that are not there, and does nothing', () => {
    const client = new Client();
    const table = client.open();
    for (const bots of [
      { 3: 'random' },
      { '-1': 'random' },
      { x: 'random' },
      { 0: 'random', 1: 'genius' },
      { 0: 5 },
      [],
      1,
    ]) {
      expect(client.refusal({ do: 'play', table, bots })).toBe('BAD_REQUEST');
    }
    expect(client.refusal({ do: 'play', table })).toBe('BAD_REQUEST');
    for (const max of [-1, 1.5, '3', null]) {
      expect(client.refusal({ do: 'play', table, bots: { 0: 'random' }, max })).toBe('BAD_REQUEST');
    }
    expect(client.do({ do: 'status', table }).seq).toBe(0);
  });
});

it('a session from the first line to the last', () => {
  const client = new Client();
  expect(client.do({ id: 1, do: 'games' }).id).toBe(1);
  const table = client.open({ options: { end: 'expedition' }, players: 3 });
  for (let turn = 0; ; turn++) {
    const bots = { 1: 'greedy', 2: 'random' };
    const { toAct, over } = client.do({ do: 'play', table, bots });
    if (over) break;
    expect(toAct).toEqual([0]);
    const { actions } = client.do({ do: 'legal', table, seat: 0 });
    expect(actions.length).toBeGreaterThanOrEqual(2);
    const { action } = client.do({ do: 'bot', table, seat: 0, level: 'greedy' });
    expect(client.do({ do: 'act', table, seat: 0, action }).events.length).toBeGreaterThan(0);
    expect(turn).toBeLessThan(2000);
  }
  const { record } = client.do({ do: 'record', table });
  expect(client.do({ do: 'status', table }).result).toEqual(record.result);
  const again = client.do({ do: 'load', record }).table;
  expect(client.do({ do: 'view', table: again, seat: null })).toEqual(client.do({ do: 'view', table, seat: null }));
  client.do({ do: 'drop', table });
});
