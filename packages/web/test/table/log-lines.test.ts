import { gameById } from '@roadstead/games/all';
import type { Typed } from '@roadstead/kernel';
import type { Played } from '@roadstead/protocol';
import { describe, expect, it } from 'vitest';
import { actsUndone } from '../../src/table/acts-in-force.js';
import { byTurn, type LogTelling, logLines, sinceOwnTurn } from '../../src/table/log-lines.js';
import { en } from '../../src/words/en.js';

const event = (type: string, more: object = {}) => ({ type, ...more }) as Typed;
const act = (seq: number, seat: number, ...events: Typed[]): Played => ({ seq, seat, kind: 'act', events, at: seq });
const undo = (seq: number, seat: number, to: number): Played => ({ seq, seat, kind: 'undo', to, events: [], at: seq });

/** A game of which nothing matters but its events. */
const telling: LogTelling = {
  ui: {
    isTurn: ({ type }) => type === 'turn',
    concerns: (event, seat) => (event as unknown as { on?: number }).on === seat,
    harms: (event) => event.type === 'robs',
    thingsOf: (event) => (event as unknown as { things?: number[] }).things ?? [],
  },
  words: {
    ...gameById('port-royal')!.words,
    event: ({ type }) => `${type}.`,
    isDetail: ({ type }) => type === 'detail',
  },
  shell: en,
  audience: { language: 'en', name: (seat) => `P${seat}`, you: 0 },
  seat: 0,
};

const LOG = [
  act(1, 0, event('turn'), event('draws', { things: [7] })),
  act(2, 1, event('turn'), event('robs', { on: 0 }), event('detail')),
  act(3, 1, event('more')),
  undo(4, 1, 2),
  act(5, 1, event('other')),
];

describe('the log', () => {
  const lines = logLines([event('begins')], LOG, telling);

  it('tells everything but details, in order', () => {
    expect(lines.map(({ text }) => text)).toEqual([
      'begins.',
      'turn.',
      'draws.',
      'turn.',
      'robs.',
      'more.',
      'P1 took something back.',
      'other.',
    ]);
  });

  it('tells what is one fact as one line, with the things of all its parts', () => {
    const joined = (before: Typed, { type }: Typed) =>
      type === 'sails' && before.type.startsWith('sails') ? event(`${before.type}, on`) : null;
    const sails = (place: number, more = {}) => event('sails', { things: [place], ...more });
    const log = [
      act(1, 0, sails(1)),
      act(2, 0, sails(2, { on: 1 })),
      undo(3, 0, 1),
      act(4, 0, sails(3)),
      act(5, 1, sails(4)),
    ];
    const all = logLines([], log, { ...telling, seat: 1, words: { ...telling.words, joined } });
    expect(all.map(({ key, text, things, toYou }) => ({ key, text, things, toYou }))).toEqual([
      { key: '1.0', text: 'sails.', things: [1], toYou: false },
      { key: '2.0', text: 'sails.', things: [2], toYou: true },
      { key: '3', text: 'You took something back.', things: [], toYou: false },
      { key: '4.0', text: 'sails.', things: [3], toYou: false },
      { key: '5.0', text: 'sails.', things: [4], toYou: false },
    ]);
    const whole = logLines([], [act(1, 0, sails(1)), act(2, 0, sails(2, { on: 1 }), event('other'))], {
      ...telling,
      seat: 1,
      words: { ...telling.words, joined },
    });
    expect(whole.map(({ key, seq, text, things, toYou }) => ({ key, seq, text, things, toYou }))).toEqual([
      { key: '2.0', seq: 2, text: 'sails, on.', things: [1, 2], toYou: true },
      { key: '2.1', seq: 2, text: 'other.', things: [], toYou: false },
    ]);
  });

  it('is grouped by turn, set-up apart', () => {
    const turns = byTurn(lines, en).map(({ title, lines }) => [title, lines.map(({ text }) => text)]);
    expect(turns).toEqual([
      ['Set-up', ['begins.']],
      ['turn.', ['draws.']],
      ['turn.', ['robs.', 'more.', 'P1 took something back.', 'other.']],
    ]);
  });

  it('marks what was done to you, what was taken back, and the things of a line', () => {
    expect(lines.filter(({ toYou }) => toYou).map(({ text }) => text)).toEqual(['robs.']);
    expect(lines.filter(({ harm }) => harm).map(({ text }) => text)).toEqual(['robs.']);
    const gain = logLines([], LOG, { ...telling, ui: { ...telling.ui, harms: () => false } });
    expect(gain.filter(({ toYou, harm }) => toYou && !harm).map(({ text }) => text)).toEqual(['robs.']);
    expect(lines.filter(({ undone }) => undone).map(({ text }) => text)).toEqual(['more.']);
    expect(lines.find(({ text }) => text === 'draws.')?.things).toEqual([7]);
  });

  it('knows what happened since your last turn', () => {
    expect(sinceOwnTurn(lines, 0)[0]?.text).toBe('turn.');
    expect(sinceOwnTurn(lines, 0)).toHaveLength(5);
    expect(sinceOwnTurn(lines, 3)).toHaveLength(8);
  });

  it('does not count what was taken back as your last turn', () => {
    const log = [act(1, 0, event('own')), act(2, 1, event('theirs')), act(3, 0, event('again')), undo(4, 1, 1)];
    const since = sinceOwnTurn(logLines([], log, telling), 0);
    expect(since.map(({ text }) => text)).toEqual(['theirs.', 'again.', 'P1 took something back.']);
  });

  it('follows an undo of an undone past', () => {
    const log = [act(1, 0), act(2, 0), undo(3, 0, 1), act(4, 0), undo(5, 0, 0)];
    expect([...actsUndone(log)].sort()).toEqual([1, 2, 4]);
  });
});
