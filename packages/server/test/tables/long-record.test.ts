import { gameById } from '@roadstead/games/all';
import { type GameRecord, verify } from '@roadstead/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StoredTable } from '../../src/store/store.js';
import { allEntries, recordOf } from '../../src/tables/loaded-table.js';
import { writtenRecord } from '../../src/telling/written-record.js';
import { lengthen, playOut } from '../torture/long-logbook.js';
import { OPEN_GATE, type Person, Place, startedTable } from './place.js';

/** A piece is never more than this, however long the game was: some hundred entries. */
const PIECE_BYTES = 100_000;
const ENTRIES = 4_000;

describe('the record of a long game', () => {
  let place: Place;
  let people: Person[];
  let over: StoredTable;
  beforeAll(async () => {
    place = await Place.open();
    people = [await place.person('Ada'), await place.person('Ben')];
    const { id } = await startedTable(people);
    await lengthen(place.store, id, ENTRIES);
    await playOut(place.store, id);
    over = (await place.store.tables.byId(id))!;
  });
  afterAll(async () => {
    await place.close();
    expect(place.failures).toEqual([]);
  });

  it('is written in small pieces, and nothing is read before what was read is taken', async () => {
    const { tables } = place.store;
    const { entries } = tables;
    let read = 0;
    tables.entries = (...asked) => {
      read++;
      return entries.apply(tables, asked);
    };
    const pieces: string[] = [];
    for await (const piece of writtenRecord(place.store, over, true)) {
      pieces.push(piece);
      expect(piece.length).toBeLessThan(PIECE_BYTES);
      expect(read).toBeLessThanOrEqual(pieces.length);
    }
    tables.entries = entries;
    expect(pieces.length).toBeGreaterThan(ENTRIES / 500);
    const record = JSON.parse(pieces.join('')) as GameRecord;
    expect(record).toEqual(JSON.parse(JSON.stringify(recordOf(over, await allEntries(place.store, over.id)))));
    expect(verify(gameById(over.game)!.game, record)).toBeNull();
  });

  it('is sent as it is read: the first of it is there before the last is asked for', async () => {
    const { tables } = place.store;
    const { entries } = tables;
    let sent = 0;
    const seen: number[] = [];
    tables.entries = (...asked) => {
      seen.push(sent);
      return entries.apply(tables, asked);
    };
    const route = place.tables.handlers(OPEN_GATE).record;
    const person = (await place.store.people.byId(people[0]!.id))!;
    const reply = {
      type: () => reply,
      async send(pieces: AsyncIterable<string>) {
        for await (const piece of pieces) sent += piece.length;
      },
    };
    // biome-ignore lint/suspicious/noExplicitAny: all that this route takes of a reply
    await route({ params: { id: over.id }, person } as any, {} as any, reply as any);
    tables.entries = entries;
    expect(seen.at(-1)).toBeGreaterThan(sent / 2);
  });

  it('counts as several of those that a person may ask for in a minute', async () => {
    const codes: string[] = [];
    for (let i = 0; i < 25; i++) codes.push((await people[0]!.refusal('record', over.id))!);
    expect(codes.filter((code) => code === 'allowed').length).toBeLessThanOrEqual(20);
    expect(codes.at(-1)).toBe('TOO_MANY');
    expect(await people[1]!.refusal('campaign', over.id)).toBe('allowed');
  });
});
