import { type GameRecord, nextTable, progressAfter, verifyCampaign } from '@roadstead/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bestOfThree } from '../../../kernel/test/games/best-of-three.js';
import { lotsEntry } from '../../../kernel/test/games/lots-entry.js';
import { newestParts, partAfter, partsUpTo } from '../../src/local/campaign.js';
import type { SavedSummary } from '../../src/local/messages.js';
import { takeAboard } from './lots.js';
import { OTHER, PERSON, TablesWorld } from './tables-world.js';

const AROUND = { game: 'best-of-three', seats: [PERSON, OTHER] };

describe('a campaign at this device', () => {
  let ashore: () => void;
  beforeAll(() => {
    ashore = takeAboard({ ...lotsEntry, game: bestOfThree });
  });
  afterAll(() => ashore());

  async function playToEnd(world: TablesWorld, table: string): Promise<GameRecord> {
    for (let i = 0; i < 100 && !world.standing.over; i++) {
      await world.ask({ do: 'take', table, seat: world.standing.toAct[0]! });
      await world.act(table);
    }
    expect(world.standing.over).toBe(true);
    return world.store.game(table)!.record;
  }

  it('goes on from the finished game, and its parts prove it', async () => {
    const world = new TablesWorld();
    const first = await playToEnd(world, await world.open(AROUND));
    expect(world.room.next).toEqual({ goesOn: true });
    const { options, follows } = nextTable(bestOfThree, first)!;
    const onward = { options: options as GameRecord['options'], follows: follows!, seed: 'onward' };
    const second = await world.open({ ...AROUND, ...onward });
    expect(world.room.options.score).toEqual(progressAfter(bestOfThree, first));
    const list = await world.store.summaries();
    expect(newestParts(list).map(({ id }) => id)).toEqual([second]);
    expect(newestParts(list)[0]!.follows?.n).toBe(2);
    const records = partsUpTo(list, newestParts(list)[0]!).map(({ id }) => world.store.game(id)!.record);
    expect(verifyCampaign(bestOfThree, records)).toBeNull();
    expect(partAfter(list, first.commitment)?.id).toBe(second);
  });
});

describe('the parts of a campaign', () => {
  const game = (id: string, of?: string, kind: 'campaign' | 'rematch' = 'campaign'): SavedSummary => ({
    id,
    game: 'g',
    options: {},
    seats: [],
    updatedAt: 0,
    toAct: [],
    over: true,
    winners: [],
    commitment: `c-${id}`,
    ...(of !== undefined && { follows: { kind, of: `c-${of}`, n: 2 } }),
  });
  const { commitment: _, ...old } = game('old');
  const games = [
    game('third', 'second'),
    game('second', 'first'),
    game('first'),
    game('again', 'first', 'rematch'),
    old,
  ];

  it('are shown by the newest; what does not belong to one stands for itself', () => {
    expect(newestParts(games).map(({ id }) => id)).toEqual(['third', 'again', 'old']);
  });

  it('are gathered first to last, as far as they are here', () => {
    expect(partsUpTo(games, games[0]!).map(({ id }) => id)).toEqual(['first', 'second', 'third']);
    expect(partsUpTo(games.slice(0, 2), games[0]!).map(({ id }) => id)).toEqual(['second', 'third']);
    expect(partsUpTo(games, games[3]!).map(({ id }) => id)).toEqual(['again']);
  });
});
