import type { DealResults, Played, Room, Said, SeatInfo } from '@roadstead/protocol';
import { encode } from 'uqr';
import { describe, expect, it } from 'vitest';
import { attempts } from '../../src/online/model/deal.js';
import { comings, gatheringSeats, seatCounts, startOf } from '../../src/online/model/gathering.js';
import { qrCode } from '../../src/online/model/qr.js';
import { bySeats, ratingChanges, ratingText, shareText } from '../../src/online/model/ratings.js';
import { actsAfter, askedUndo, beforeLastActOf, mayAskBack } from '../../src/online/model/taking-back.js';
import { heardTalk, unseen } from '../../src/online/model/talk.js';
import { nl } from '../../src/online/words/nl.js';
import { actsInForce } from '../../src/table/acts-in-force.js';

const ANN = { id: 'a'.repeat(16), name: 'Ann' };
const BOB = { id: 'b'.repeat(16), name: 'Bob' };

function seat(change: Partial<SeatInfo>): SeatInfo {
  return {
    person: null,
    bot: null,
    ready: false,
    present: false,
    left: false,
    standIn: null,
    clockMs: null,
    dueAt: null,
    ...change,
  };
}

function room(seats: readonly SeatInfo[], change: Partial<Room> = {}): Room {
  return {
    id: 'tabletable12',
    version: 1,
    game: 'some-game',
    options: {},
    house: { open: false, pace: { kind: 'none' }, standIn: null, spectators: true, odds: true, rated: false },
    status: 'gathering',
    seats: [...seats],
    host: ANN,
    you: { seat: 0, host: true },
    createdAt: 0,
    ...change,
  };
}

describe('a table that gathers', () => {
  const seats = [seat({ person: ANN }), seat({ person: BOB }), seat({ bot: 'captain' }), seat({})];

  it('lets the host seat bots in free seats, send them away, and ask others to stand up', () => {
    const rows = gatheringSeats(room(seats));
    expect(rows.map(({ kind }) => kind)).toEqual(['person', 'person', 'bot', 'free']);
    expect(rows.map(({ may }) => may.remove)).toEqual([false, true, false, false]);
    expect(rows.map(({ may }) => may.takeBotOut)).toEqual([false, false, true, false]);
    expect(rows.map(({ may }) => may.addBot)).toEqual([false, false, false, true]);
    expect(rows.map(({ host }) => host)).toEqual([true, false, false, false]);
  });

  it('lets a guest only choose a seat', () => {
    const rows = gatheringSeats(room(seats, { you: { seat: 1, host: false } }));
    expect(rows.map(({ may }) => Object.values(may).filter(Boolean).length)).toEqual([0, 0, 0, 1]);
    expect(rows[3]!.may.sit).toBe(true);
    expect(rows[1]!.you).toBe(true);
  });

  it('has room for more, and never less than for those who sit there', () => {
    expect(seatCounts(room(seats), { min: 1, max: 5 })).toEqual([2, 3, 4, 5]);
    expect(seatCounts(room(seats), { min: 3, max: 4 })).toEqual([3, 4]);
  });

  it('says what is missing before it can start', () => {
    expect(startOf(room(seats))).toEqual({ kind: 'free', seats: 1 });
    const full = seats.slice(0, 3);
    const bobs = { you: { seat: 1, host: false } };
    expect(startOf(room(full, bobs))).toEqual({ kind: 'youNotReady' });
    const [ann, bob, bot] = full as [SeatInfo, SeatInfo, SeatInfo];
    // The host says it by starting.
    expect(startOf(room([ann, { ...bob, ready: true }, bot]))).toEqual({ kind: 'may' });
    const annReady = { ...ann, ready: true };
    expect(startOf(room([annReady, bob, bot]))).toEqual({ kind: 'notReady', names: ['Bob'] });
    const ready = [annReady, { ...bob, ready: true }, bot];
    expect(startOf(room(ready))).toEqual({ kind: 'may' });
    expect(startOf(room(ready, bobs))).toEqual({ kind: 'hostMust' });
    expect(startOf(room([ann, { ...bob, ready: true }, bot], bobs))).toEqual({ kind: 'hostMust' });
  });

  it('tells who came and who went', () => {
    const [before, after] = [room([seat({ person: ANN }), seat({})]), room([seat({}), seat({ person: BOB })])];
    expect(comings(before, after)).toEqual({ came: ['Bob'], went: ['Ann'] });
    expect(comings(before, before)).toEqual({ came: [], went: [] });
  });
});

describe('taking back', () => {
  const act = (seq: number, by: number): Played => ({ seq, seat: by, kind: 'act', events: [], at: 0 });
  const undo = (seq: number, by: number, to: number): Played => ({ ...act(seq, by), kind: 'undo', to });

  it('knows which acts are in force', () => {
    const log = [act(1, 0), act(2, 0), undo(3, 0, 1), act(4, 1)];
    expect(actsInForce(log)).toEqual([1, 4]);
  });

  it('asks for going back to an act in force, before the last one of the seat', () => {
    const log = [act(1, 0), act(2, 0), undo(3, 0, 1), act(4, 0), act(5, 1)];
    expect(beforeLastActOf(log, 0)).toBe(1);
    expect(beforeLastActOf(log, 1)).toBe(4);
    expect(beforeLastActOf([act(1, 0)], 0)).toBe(0);
    expect(beforeLastActOf(log, 2)).toBeNull();
  });

  it('tells how much would be taken back, of all that is in force', () => {
    const log = [act(1, 0), act(2, 0), undo(3, 0, 1), act(4, 0), act(5, 1)];
    expect([0, 1, 4].map((to) => actsAfter(log, to))).toEqual([3, 2, 1]);
  });

  const asked = { seat: 0, to: 3, agreed: [], expiresAt: 10_000 };
  const playing = (change: Partial<Room>) =>
    room([seat({ person: ANN }), seat({ person: BOB }), seat({ bot: 'sailor' })], { status: 'playing', ...change });

  it('asks people and not bots, until it lapses', () => {
    const bobs = playing({ undoAsked: asked, you: { seat: 1, host: false } });
    expect(askedUndo(bobs, 4_000)).toEqual({
      by: 0,
      to: 3,
      mine: false,
      asksMe: true,
      agreed: 0,
      of: 1,
      msLeft: 6_000,
    });
    expect(askedUndo(bobs, 10_000)).toBeNull();
    expect(askedUndo(playing({}), 0)).toBeNull();
  });

  it('is not offered over the head of somebody who is away, as the server refuses it', () => {
    const away = [seat({ person: ANN }), seat({ person: BOB, standIn: 'captain', awaySeq: 5 })];
    const at = (rated: boolean, seats = away) => {
      const table = room(seats, { status: 'playing' });
      return { ...table, house: { ...table.house, rated } };
    };
    expect([4, 5].map((to) => mayAskBack(at(false), to))).toEqual([false, true]);
    expect([4, 5].map((to) => mayAskBack(at(true), to))).toEqual([false, false]);
    expect(mayAskBack(at(true, [seat({ person: ANN }), seat({ person: BOB })]), 0)).toBe(true);
    expect(mayAskBack(playing({ undoAsked: asked }), 3)).toBe(false);
    expect(mayAskBack(playing({}), null)).toBe(false);
  });

  it('does not ask somebody whose stand-in plays, as the server does not', () => {
    const seats = [seat({ person: ANN }), seat({ person: BOB, standIn: 'captain' })];
    const bobs = room(seats, { status: 'playing', undoAsked: asked, you: { seat: 1, host: false } });
    expect(askedUndo(bobs, 0)).toMatchObject({ asksMe: false, of: 0 });
  });

  it('does not ask the one who asked, nor who has agreed, nor a spectator', () => {
    expect(askedUndo(playing({ undoAsked: asked }), 0)).toMatchObject({ mine: true, asksMe: false });
    const agreed = { ...asked, agreed: [1] };
    expect(askedUndo(playing({ undoAsked: agreed, you: { seat: 1, host: false } }), 0)).toMatchObject({
      asksMe: false,
      agreed: 1,
    });
    expect(askedUndo(playing({ undoAsked: asked, you: { seat: null, host: false } }), 0)!.asksMe).toBe(false);
  });
});

describe('talk', () => {
  const said: Said[] = [
    { n: 1, by: ANN, at: 1, text: '<b>hi</b>' },
    { n: 2, by: BOB, at: 2, phrase: 'goodLuck' },
    { n: 3, by: BOB, at: 3, text: 'mine' },
  ];

  it('tells phrases in the language that is spoken, and texts as they are', () => {
    const { lines } = heardTalk(said, BOB.id, [], nl.play.phrases);
    expect(lines.map(({ text }) => text)).toEqual(['<b>hi</b>', 'Behouden vaart!', 'mine']);
    expect(lines.map(({ mine }) => mine)).toEqual([false, true, true]);
  });

  it('leaves out whom one has muted, and says how much that was', () => {
    const { lines, unheard } = heardTalk(said, ANN.id, [BOB.id], nl.play.phrases);
    expect(lines.map(({ n }) => n)).toEqual([1]);
    expect(unheard).toBe(2);
  });

  it('counts what others said since one looked', () => {
    const { lines } = heardTalk(said, ANN.id, [], nl.play.phrases);
    expect(unseen(lines, 2)).toBe(1);
    expect(unseen(lines, 3)).toBe(0);
    expect(unseen(heardTalk(said, BOB.id, [], nl.play.phrases).lines, 0)).toBe(1);
  });
});

describe('after the game', () => {
  it('compares attempts by place, then by who was first', () => {
    const result = (place: number) => ({
      winners: [],
      ranking: [
        { seat: 1, place: 3 - place },
        { seat: 0, place, points: 9 },
      ],
    });
    const deal: DealResults = {
      seats: 2,
      attempts: [
        { table: 'second000000', by: [ANN, null], result: result(2), at: 1 },
        { table: 'first0000000', by: [BOB, null], result: result(1), at: 5 },
        { table: 'also00000000', by: [ANN, null], result: result(1), at: 4 },
      ],
      yours: 'second000000',
    };
    const list = attempts(deal);
    expect(list.map(({ table }) => table)).toEqual(['also00000000', 'first0000000', 'second000000']);
    expect(list[2]).toMatchObject({ yours: true, place: 2, people: [ANN], ranked: { points: 9 } });
  });

  it('shows ratings and shares in the language of the reader', () => {
    expect(ratingText(12.345, 'de')).toBe('12,3');
    expect(shareText(1, 4, 'en')).toBe('25%');
    expect(shareText(0, 0, 'en')).toBe('–');
    expect(ratingChanges({ ratings: [{ seat: 1, before: 10, after: 12, doubt: 3 }] })).toEqual([
      { seat: 1, before: 10, after: 12, change: 2 },
    ]);
    expect(ratingChanges({})).toEqual([]);
  });

  it('sorts statistics by the number of players', () => {
    const rows = [4, 2, 3].map((seats) => ({ seats, played: 1, won: 0 }));
    expect(bySeats({ game: 'x', played: 3, won: 0, bySeats: rows }).map(({ seats }) => seats)).toEqual([2, 3, 4]);
  });
});

describe('the code of an invitation', () => {
  const LINK = 'https://sea.example/table?id=abcdefghijkl#abcdefghijklmnopqrst_-';

  it('draws exactly the dark modules, with four modules of quiet around', () => {
    const { size, path } = qrCode(LINK);
    const drawn = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
    for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
      for (let i = 0; i < Number(length); i++) drawn[Number(y)]![Number(x) + i] = true;
    }
    expect(drawn).toEqual(encode(LINK, { ecc: 'M', border: 4 }).data);
    expect(drawn.slice(0, 4).flat().some(Boolean)).toBe(false);
  });
});
