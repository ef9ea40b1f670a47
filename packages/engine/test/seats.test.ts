import { describe, expect, it } from 'vitest';
import { Client } from './client.js';

/** Seat 0 begins with an expedition and the persons for it: claiming it needs no chance, so it can be taken back. */
const SAFE_TABLE = { stack: ['base_ship_yellow_1_1c', 'base_ship_blue_1_1c', 'base_ship_green_1_1c'] };

describe('view', () => {
  it('shows the table to seats and spectators', () => {
    const client = new Client();
    const table = client.open();
    for (const seat of [0, 1, 2, null]) {
      expect(client.do({ do: 'view', table, seat }).view).toMatchObject({ active: 0, toAct: [0], round: 1 });
    }
  });
});

describe('what is played', () => {
  it('PR-S8 is in every view: the options with their defaults, and who starts', () => {
    const client = new Client();
    const { table } = client.do({
      ...{ do: 'new', game: 'port-royal', players: 3, seed: 'options', start: 1, options: { with: ['gambler'] } },
    });
    for (const seat of [0, 2, null]) {
      const { view } = client.do({ do: 'view', table, seat });
      expect(view).toMatchObject({ start: 1, gambled: 0 });
      expect(view.options).toEqual({
        ...{ box: 'base', with: ['gambler'], end: 'standard', mode: 'competitive', setAside: 'ask', contracts: [] },
      });
    }
  });

  it('PR-O6 the start player’s first question is how many cards to put aside', () => {
    const client = new Client();
    const options = { with: ['contracts'], mode: 'co-op' };
    const request = { do: 'new', game: 'port-royal', players: 2, seed: 'aside', start: 1, options };
    const { table, toAct } = client.do(request);
    const { view } = client.do({ do: 'view', table, seat: 1 });
    const { actions } = client.do({ do: 'legal', table, seat: 1 });
    expect([toAct, view.phase, view.pending, view.points]).toEqual([[1], 'decide', 'setAside', 0]);
    expect(actions).toEqual(Array.from({ length: view.timePile }, (_, cards) => ({ type: 'setAside', cards })));
    const told = client.do({ do: 'act', table, seat: 1, action: { type: 'setAside', cards: 3 } }).events;
    expect(told.slice(0, 2)).toEqual([
      { type: 'setAside', seat: 1, cards: 3, points: 3 },
      { type: 'turn', seat: 1, round: 1 },
    ]);
    const unasked = client.do({ ...request, options: { ...options, setAside: 3 } });
    const after = client.do({ do: 'view', table: unasked.table, seat: 1 }).view;
    expect([after.phase === 'decide' && after.pending === 'setAside', after.points]).toEqual([false, 3]);
  });
});

describe('odds', () => {
  it('says what the next card can be', () => {
    const client = new Client();
    const table = client.open(SAFE_TABLE);
    const { odds } = client.do({ do: 'odds', table, seat: 0 });
    const weights: number[] = Object.values(odds.weights);
    expect(weights.reduce((a, b) => a + b)).toBe(odds.total);
    expect(odds.bust).toBeGreaterThan(0);
    expect(client.do({ do: 'odds', table, seat: null }).odds).toEqual(odds);
  });
});

describe('legal', () => {
  it('lists at least two actions for a seat that must act, and none for others', () => {
    const client = new Client();
    const table = client.open();
    expect(client.do({ do: 'legal', table, seat: 0 }).actions.length).toBeGreaterThanOrEqual(2);
    expect(client.do({ do: 'legal', table, seat: 1 }).actions).toEqual([]);
  });
});

describe('act', () => {
  it('carries an action out and tells what happened', () => {
    const client = new Client();
    const table = client.open(SAFE_TABLE);
    const answer = client.do({ do: 'act', table, seat: 0, action: { type: 'discover' } });
    expect(answer).toMatchObject({ toAct: [0], over: false, seq: 1 });
    expect(answer.events).toContainEqual(expect.objectContaining({ type: 'turnedUp', card: 'base_ship_blue_1_1c' }));
    expect(answer).not.toHaveProperty('result');
  });

  it('refuses whatever is not legal, and changes nothing', () => {
    const client = new Client();
    const table = client.open();
    const before = client.do({ do: 'record', table }).record;
    const actions = [
      { type: 'fly' },
      { type: 'discover', extra: 1 },
      { type: 'take', uid: 9999 },
      { type: 'take' },
      {},
      [],
      null,
      'discover',
      5,
      { type: ['discover'] },
    ];
    for (const action of actions) {
      expect(client.refusal({ do: 'act', table, seat: 0, action })).toBe('ILLEGAL_ACTION');
    }
    expect(client.refusal({ do: 'act', table, seat: 0 })).toBe('BAD_REQUEST');
    expect(client.do({ do: 'record', table }).record).toEqual(before);
  });

  it('refuses seats that are not at turn or not there', () => {
    const client = new Client();
    const table = client.open();
    const action = { type: 'discover' };
    expect(client.refusal({ do: 'act', table, seat: 1, action })).toBe('NOT_YOUR_TURN');
    expect(client.refusal({ do: 'act', table, seat: 1, action: 'nonsense' })).toBe('NOT_YOUR_TURN');
    for (const seat of [3, -1, 0.5, '0', null, 1e99, true, [0], undefined]) {
      expect(client.refusal({ do: 'act', table, seat, action })).toBe('BAD_REQUEST');
    }
    for (const verb of ['view', 'legal', 'odds', 'bot', 'undo']) {
      expect(client.refusal({ do: verb, table, seat: 3, level: 'random' })).toBe('BAD_REQUEST');
    }
    expect(client.refusal({ do: 'view', table })).toBe('BAD_REQUEST');
    expect(client.refusal({ do: 'legal', table, seat: null })).toBe('BAD_REQUEST');
  });

  it('refuses everything that would change a game that is over', () => {
    const client = new Client();
    const table = client.open();
    const { over, result } = client.do({ do: 'play', table, bots: { 0: 'random', 1: 'random', 2: 'random' } });
    expect(over).toBe(true);
    expect(client.do({ do: 'status', table })).toMatchObject({ toAct: [], over: true, result });
    expect(result.ranking).toHaveLength(3);
    expect(result.ranking[0]).toMatchObject({ seat: result.winners[0], place: 1 });
    expect(client.refusal({ do: 'act', table, seat: 0, action: { type: 'discover' } })).toBe('GAME_OVER');
    expect(client.refusal({ do: 'bot', table, seat: 0, level: 'random' })).toBe('GAME_OVER');
    expect(client.refusal({ do: 'undo', table, seat: 0 })).toBe('GAME_OVER');
    expect(client.do({ do: 'legal', table, seat: 0 }).actions).toEqual([]);
    expect(client.do({ do: 'play', table, bots: { 0: 'random' } }).actions).toEqual([]);
  });
});

describe('undo', () => {
  it('takes back what revealed nothing, once', () => {
    const client = new Client();
    const table = client.open({ ...SAFE_TABLE, hands: { 0: { coins: 9 } } });
    client.do({ do: 'act', table, seat: 0, action: { type: 'discover' } });
    const before = client.do({ do: 'view', table, seat: 0 }).view;
    client.do({ do: 'act', table, seat: 0, action: { type: 'stop' } });
    expect(client.do({ do: 'view', table, seat: 0 }).view).not.toEqual(before);
    expect(client.do({ do: 'undo', table, seat: 0 })).toMatchObject({ ok: true, undone: 1, toAct: [0], seq: 3 });
    expect(client.do({ do: 'view', table, seat: 0 }).view).toEqual(before);
  });

  it('is refused where there is nothing to undo', () => {
    const client = new Client();
    const table = client.open(SAFE_TABLE);
    expect(client.refusal({ do: 'undo', table, seat: 0 })).toBe('ILLEGAL_ACTION');
    client.do({ do: 'act', table, seat: 0, action: { type: 'discover' } });
    expect(client.refusal({ do: 'undo', table, seat: 0 })).toBe('ILLEGAL_ACTION');
    expect(client.refusal({ do: 'undo', table, seat: 1 })).toBe('ILLEGAL_ACTION');
    expect(client.do({ do: 'status', table }).seq).toBe(1);
  });
});
