import { describe, expect, it } from 'vitest';
import { MAX_TABLES } from '../src/tables.js';
import { Client, type Json } from './client.js';

describe('games', () => {
  it('lists each game with its players and options', () => {
    const { games } = new Client().do({ do: 'games' });
    const portRoyal = games.find(({ id }: Json) => id === 'port-royal');
    expect(portRoyal.players).toEqual({ min: 1, max: 5 });
    expect(portRoyal.options).toContainEqual(
      expect.objectContaining({ name: 'end', values: ['standard', 'expedition'], default: 'standard' }),
    );
  });
});

describe('new', () => {
  it('gives the table its id and says how it stands', () => {
    const client = new Client();
    const answer = client.do({ do: 'new', game: 'port-royal', players: 4, start: 2 });
    expect(answer).toEqual({ ok: true, table: expect.any(String), toAct: [2], over: false, seq: 0 });
    expect(client.do({ do: 'new', game: 'port-royal', players: 2 }).table).not.toBe(answer.table);
  });

  it('makes the same table from the same seed, and another from another', () => {
    const recordOf = (seed: string) => {
      const client = new Client();
      return client.do({ do: 'record', table: client.open({ seed, start: undefined }) }).record;
    };
    expect(recordOf('a')).toEqual(recordOf('a'));
    expect(recordOf('a')).not.toEqual(recordOf('b'));
  });

  it('makes a secret seed of its own where none is given', () => {
    const client = new Client();
    const seedOf = (table: string) => client.do({ do: 'record', table }).record.seed;
    const one = seedOf(client.open({ seed: undefined }));
    expect(one).toHaveLength(64);
    expect(seedOf(client.open({ seed: undefined }))).not.toBe(one);
  });

  it('builds a position by hand and says so in the record', () => {
    const client = new Client();
    const stack = ['base_ship_yellow_1_1c', 'base_ship_blue_1_1c'];
    const hands = { 0: { coins: 9, display: ['base_sailor_3_1'] } };
    const table = client.open({ stack, hands });
    const { view } = client.do({ do: 'view', table, seat: null });
    expect(view.players[0]).toMatchObject({ coins: 9, swords: 1, display: [{ card: 'base_sailor_3_1' }] });
    expect(view.revealed ?? view.harbour[0]).toMatchObject({ card: stack[0] });
    expect(client.do({ do: 'record', table }).record.byHand).toEqual({ stack, hands });
  });

  it('refuses options that cannot be', () => {
    const client = new Client();
    const ask = (fields: Json) => client.refusal({ do: 'new', game: 'port-royal', players: 3, ...fields });
    expect(ask({ options: { end: 'never' } })).toBe('BAD_OPTIONS');
    expect(ask({ options: { colour: 'red' } })).toBe('BAD_OPTIONS');
    expect(ask({ players: 1 })).toBe('BAD_OPTIONS');
    expect(ask({ players: 6 })).toBe('BAD_OPTIONS');
    expect(ask({ stack: ['no_such_card'] })).toBe('BAD_OPTIONS');
    expect(ask({ stack: Array(50).fill('base_ship_yellow_1_1c') })).toBe('BAD_OPTIONS');
    expect(ask({ hands: { 7: { coins: 3 } } })).toBe('BAD_OPTIONS');
    expect(ask({ timeStack: ['base_sailor_3_1'] })).toBe('BAD_OPTIONS');
  });

  it('refuses fields that are missing, of the wrong type or unknown, and names them', () => {
    const client = new Client();
    const wrong: [field: string, request: Json][] = [
      ['game', { players: 3 }],
      ['game', { game: 1, players: 3 }],
      ['players', { game: 'port-royal' }],
      ['players', { game: 'port-royal', players: '3' }],
      ['players', { game: 'port-royal', players: 2.5 }],
      ['players', { game: 'port-royal', players: 1e300 }],
      ['options', { game: 'port-royal', players: 3, options: [] }],
      ['seed', { game: 'port-royal', players: 3, seed: 5 }],
      ['seed', { game: 'port-royal', players: 3, seed: 'x'.repeat(1001) }],
      ['start', { game: 'port-royal', players: 3, start: 'first' }],
      ['stak', { game: 'port-royal', players: 3, stak: [] }],
    ];
    for (const [field, request] of wrong) {
      const answer = client.ask({ do: 'new', ...request });
      expect(client.codeOf(answer)).toBe('BAD_REQUEST');
      expect(answer.error.message).toContain(`"${field}"`);
    }
    expect(client.refusal({ do: 'new', game: 'port-royal', players: 3, start: 3 })).toBe('BAD_REQUEST');
  });

  it('knows which games there are', () => {
    expect(new Client().refusal({ do: 'new', game: 'chess', players: 2 })).toBe('UNKNOWN_GAME');
  });

  it('keeps a bound on the number of tables', () => {
    const client = new Client();
    const { record } = client.do({ do: 'record', table: client.open() });
    client.crowd(MAX_TABLES - 2);
    client.open();
    expect(client.refusal({ do: 'new', game: 'port-royal', players: 2 })).toBe('BAD_REQUEST');
    expect(client.refusal({ do: 'load', record })).toBe('BAD_REQUEST');
    client.do({ do: 'drop', table: 't1' });
    client.do({ do: 'load', record });
  });
});

describe('record and load', () => {
  it('load makes a new table at the end of the record, which goes on the same way', () => {
    const client = new Client();
    const table = client.open();
    client.do({ do: 'play', table, bots: { 0: 'random', 1: 'random', 2: 'random' }, max: 20 });
    const { record } = client.do({ do: 'record', table });
    const loaded = client.do({ do: 'load', record });
    expect(loaded.table).not.toBe(table);
    expect(loaded.seq).toBe(20);
    const rest = { do: 'play', bots: { 0: 'random', 1: 'random', 2: 'random' } };
    const { actions, result, over } = client.do({ ...rest, table: loaded.table });
    expect(over).toBe(true);
    expect(client.do({ ...rest, table })).toMatchObject({ actions, result });
  });

  it('refuses records that are broken or tampered with', () => {
    const client = new Client();
    const table = client.open();
    client.do({ do: 'play', table, bots: { 0: 'random', 1: 'random', 2: 'random' }, max: 5 });
    const { record } = client.do({ do: 'record', table });
    const broken = [
      null,
      5,
      [],
      {},
      { ...record, game: 'chess' },
      { ...record, game: 5 },
      { ...record, rules: 99 },
      { ...record, seats: 9 },
      { ...record, extra: 1 },
      { ...record, commitment: '0'.repeat(64) },
      { ...record, entries: [...record.entries, { type: 'act', seat: 0, action: { type: 'fly' }, chance: [] }] },
      { ...record, result: { winners: [0], ranking: [] } },
    ];
    for (const bad of broken) expect(client.refusal({ do: 'load', record: bad })).toBe('BAD_RECORD');
    expect(client.refusal({ do: 'load' })).toBe('BAD_REQUEST');
  });
});

describe('drop', () => {
  it('forgets the table', () => {
    const client = new Client();
    const table = client.open();
    expect(client.do({ do: 'drop', table })).toEqual({ ok: true });
    expect(client.refusal({ do: 'status', table })).toBe('UNKNOWN_TABLE');
    expect(client.refusal({ do: 'drop', table })).toBe('UNKNOWN_TABLE');
  });
});

it('every verb about a table says when it is not there', () => {
  const client = new Client();
  for (const verb of ['status', 'view', 'legal', 'act', 'odds', 'bot', 'play', 'undo', 'record', 'drop']) {
    expect(client.refusal({ do: verb, table: 'nowhere', seat: 0 })).toBe('UNKNOWN_TABLE');
    expect(client.refusal({ do: verb, table: 17, seat: 0 })).toBe('UNKNOWN_TABLE');
    expect(client.refusal({ do: verb, table: ['t1'], seat: 0 })).toBe('BAD_REQUEST');
    expect(client.refusal({ do: verb, seat: 0 })).toBe('BAD_REQUEST');
  }
});
