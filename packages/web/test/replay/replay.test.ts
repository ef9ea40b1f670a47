import { gameById } from '@roadstead/games/all';
import { recordUpTo, Table, verify } from '@roadstead/kernel';
import { describe, expect, it } from 'vitest';
import { openAnalysis } from '../../src/analysis/open-analysis.js';
import type { LocalSeat } from '../../src/local/messages.js';
import { parseFile } from '../../src/local/saved-file.js';
import { goOn } from '../../src/replay/model/go-on.js';
import { NotFound } from '../../src/replay/model/not-found.js';
import { openReplay } from '../../src/replay/model/open-replay.js';
import { Replay } from '../../src/replay/model/replay.js';
import { fromSaved, fromText } from '../../src/replay/model/replay-file.js';
import { ALL_BOXES, BASE, BOTS, saved } from './records.js';

const { game } = gameById('port-royal')!;
const replay = new Replay(fromSaved(saved(BASE)));
/** Why there is nothing to look at. */
async function missing(look: () => unknown): Promise<NotFound['why'] | null> {
  try {
    await look();
    return null;
  } catch (error) {
    if (error instanceof NotFound) return error.why;
    throw error;
  }
}
const cutAt = (step: number) => Table.load(game, recordUpTo(BASE, step));

describe('a replay', () => {
  it('stands at every step as the table stood then', () => {
    for (const step of [0, 1, 17, 60, replay.last - 1]) {
      const table = cutAt(step);
      expect(replay.standing(step, 2).view).toEqual(table.view(2));
      expect(replay.standing(step, null).odds).toEqual(table.odds(null));
      expect(replay.toAct(step)).toEqual(table.toAct);
    }
  });

  it('ends with the result of the record', () => {
    expect(replay.last).toBe(BASE.entries.length);
    expect(replay.standing(replay.last, null)).toMatchObject({ over: true, toAct: [], result: BASE.result });
    expect(replay.standing(replay.last - 1, null).over).toBe(false);
  });

  it('offers nothing to do, whoever looks', () => {
    for (const seat of replay.seats) expect(replay.standing(5, seat).legal).toEqual([]);
  });

  it('tells the whole log with its times, one entry for each step', () => {
    const log = replay.log(null);
    expect(log.map(({ seq }) => seq)).toEqual(BASE.entries.map((_, i) => i + 1));
    expect(log[4]!.at).toBe(1_004);
    expect(replay.opening(null).map(({ type }) => type)).toContain('started');
  });

  it('goes from turn to turn and never beyond its ends', () => {
    const [first, second] = replay.turns;
    expect(replay.nextTurn(0)).toBe(first === 0 ? second : first);
    expect(replay.previousTurn(second! + 1)).toBe(second);
    expect(replay.previousTurn(0)).toBe(0);
    expect(replay.nextTurn(replay.last)).toBe(replay.last);
  });

  it('finds busts and big turns in both directions', () => {
    const busts = replay.highlights.filter(({ kind }) => kind === 'bust').map(({ seq }) => seq);
    expect(replay.highlight(0, 'bust', 1)).toBe(busts[0]);
    expect(replay.highlight(busts[1]!, 'bust', 1)).toBe(busts[2]);
    expect(replay.highlight(busts[1]!, 'bust', -1)).toBe(busts[0]);
    expect(replay.highlight(busts[0]!, 'bust', -1)).toBeNull();
    expect(replay.highlight(0, 'big', 1)).toBeGreaterThan(0);
  });

  it('keeps the numbers of the entries when something was taken back', () => {
    const table = Table.load(game, recordUpTo(BASE, 4));
    table.undoAgreed(0, 2);
    const half = new Replay({ ...fromSaved(saved(table.record())), you: 0 });
    expect(half.last).toBe(5);
    expect(half.log(null)[4]).toMatchObject({ seq: 5, kind: 'undo', to: 2 });
    expect(half.standing(5, null).view).toEqual(replay.standing(2, null).view);
    expect(half.action(5)).toBeNull();
    expect(half.action(4)).toEqual({ seat: BASE.entries[3]!.seat, action: expect.anything() });
  });

  it('is of one’s own seat alone while the game goes on, and cannot be left for another course', () => {
    const running = new Replay(fromSaved(saved(recordUpTo(BASE, 30))));
    expect(running.seats).toEqual([0]);
    expect(running.canGoOn).toBe(false);
    expect(replay.seats).toEqual([0, 1, 2, 3, null]);
    expect(replay.canGoOn).toBe(true);
  });

  it('can be watched, but not played on, where the seed is not known', () => {
    const { seed: _, ...sealed } = BASE;
    expect(new Replay(fromSaved(saved(sealed))).canGoOn).toBe(false);
  });

  it('takes all boxes', () => {
    const all = new Replay(fromSaved(saved(ALL_BOXES)));
    expect(all.standing(all.last, null).result).toEqual(ALL_BOXES.result);
  });

  it.each([
    [
      'an action that is not legal',
      { ...BASE, entries: BASE.entries.map((e, i) => (i === 9 ? { ...e, action: { type: 'fly' } } : e)) },
      /entry 10/,
    ],
    [
      'chance that the seed does not give',
      { ...BASE, seed: BASE.seed, opening: { chance: BASE.opening.chance.map(() => 0) } },
      /opening/,
    ],
    ['another end', { ...BASE, result: { ...BASE.result!, winners: [1] } }, /result/],
    ['another game', { ...BASE, game: 'chess' }, /no such game/],
    ['a version that nobody knows', { ...BASE, rules: 99 }, /version 99/],
  ])('refuses %s', (_, record, why) => {
    expect(() => new Replay(fromSaved(saved(record as typeof BASE)))).toThrow(why);
  });
});

describe('a file', () => {
  it('of ours knows who sat there, and who looks if only one person did', () => {
    const file = fromText(JSON.stringify(saved(BASE)), 5_000);
    expect(file.seats[0]).toEqual({ kind: 'person', name: 'Mira' });
    expect(file.you).toBe(0);
    const people = [{ kind: 'person', name: 'A' } as const, { kind: 'person', name: 'B' } as const];
    expect(fromText(JSON.stringify(saved(BASE, [...people, ...BOTS.slice(1)])), 5_000).you).toBeNull();
  });

  it('of somebody without a name has another word than you for that seat', () => {
    const file = fromText(JSON.stringify(saved(BASE, [{ kind: 'person', name: '' }, ...BOTS])), 5_000);
    expect(file.seats[0]).toBeNull();
    expect(file.you).toBe(0);
  });

  it('that is a bare record knows nobody', () => {
    const file = fromText(JSON.stringify(BASE), 5_000);
    expect(file.seats).toEqual([null, null, null, null]);
    expect(file.you).toBeNull();
    expect(new Replay(file).last).toBe(BASE.entries.length);
  });

  it('that is none is refused', async () => {
    expect(await missing(() => fromText('hello', 0))).toBe('notJson');
    for (const text of ['null', '[]', '{"format":"x"}', '7'])
      expect(await missing(() => fromText(text, 0))).toBe('notGame');
  });
});

describe('what may be seen', () => {
  const running = recordUpTo(BASE, 30);
  const two: readonly LocalSeat[] = [{ kind: 'person', name: 'A' }, { kind: 'person', name: 'B' }, ...BOTS.slice(1)];

  it('is a game that is over, and one that a single person plays on this device', async () => {
    expect((await openReplay(fromSaved(saved(BASE, two)))).isOver).toBe(true);
    expect((await openReplay(fromSaved(saved(running)))).isOver).toBe(false);
  });

  it('is not a running game of several people, known or not: it would show what each of them hides', async () => {
    expect(await missing(() => openReplay(fromSaved(saved(running, two))))).toBe('running');
    expect(await missing(() => openReplay(fromText(JSON.stringify(running), 0)))).toBe('running');
  });

  it('is no record that does not hold, nor of a game that is not here', async () => {
    const forged = { ...BASE, result: { ...BASE.result!, winners: [1] } };
    expect(await missing(() => openReplay(fromSaved(saved(forged))))).toBe('badRecord');
    expect(await missing(() => openReplay(fromSaved(saved({ ...BASE, game: 'chess' }))))).toBe('unknownGame');
  });
});

describe('what can be looked into', () => {
  it('is a finished game, whoever sat there', async () => {
    const { room, moments } = await openAnalysis(fromSaved(saved(BASE)));
    expect(room.seats.map(({ person, bot }) => person?.name ?? bot)).toEqual(['Mira', 'sailor', 'sailor', 'sailor']);
    expect(moments.length).toBeGreaterThan(50);
  });

  it('calls nobody but the one who looks by no name', async () => {
    const { room } = await openAnalysis(fromSaved(saved(BASE, [{ kind: 'person', name: '' }, ...BOTS])));
    expect(room.seats[0]!.person?.name).toBe('');
    expect((await openAnalysis(fromText(JSON.stringify(BASE), 0))).room.seats[0]!.person).toBeNull();
  });

  it('is nothing that runs, does not hold, or is of a game that is not here', async () => {
    const of = (record: typeof BASE) => missing(() => openAnalysis(fromSaved(saved(record))));
    expect(await of(recordUpTo(BASE, 30))).toBe('running');
    expect(await of({ ...BASE, rules: 99 })).toBe('badRecord');
    expect(await of({ ...BASE, entries: BASE.entries.slice(1) })).toBe('badRecord');
    expect(await of({ ...BASE, game: 'chess' })).toBe('unknownGame');
  });
});

describe('going on from a step', () => {
  const name = (seat: number) => `Player ${seat + 1}`;
  const going = { step: 40, seats: [2], level: 'captain', you: 'Zoe', name, practice: true } as const;

  it('makes a game that stands where the record stood, on the same cards', () => {
    const file = goOn(replay, going, 9_000);
    const table = Table.load(game, file.record);
    expect(table.state).toEqual(cutAt(40).state);
    const [seat] = table.toAct;
    const { seat: acted, action } = replay.action(41)!;
    expect(acted).toBe(seat);
    table.act(seat!, action);
    expect(table.view(null)).toEqual(replay.standing(41, null).view);
  });

  it('is a file that the page takes, with its record in order', () => {
    const file = parseFile(JSON.parse(JSON.stringify(goOn(replay, going, 9_000))), 9_000);
    expect(verify(game, file.record)).toBeNull();
    expect(file.record.result).toBeUndefined();
    expect(file.house).toEqual({ odds: true, practice: true, cover: false });
  });

  it('seats the person, and bots that go by the names of those whose seats they play', () => {
    expect(goOn(replay, going, 0).seats).toEqual([
      { kind: 'bot', level: 'captain', name: 'Player 1' },
      { kind: 'bot', level: 'captain' },
      { kind: 'person', name: 'Zoe' },
      { kind: 'bot', level: 'captain' },
    ]);
    const all = goOn(replay, { ...going, seats: [0, 1, 2, 3] }, 0).seats;
    expect(all).toEqual([0, 1, 2, 3].map((seat) => ({ kind: 'person', name: name(seat) })));
  });

  it('leaves the record as it was', () => {
    goOn(replay, going, 0);
    expect(replay.record.entries).toHaveLength(BASE.entries.length);
    expect(replay.record.result).toEqual(BASE.result);
  });
});
