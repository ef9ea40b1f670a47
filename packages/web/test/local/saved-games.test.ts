import { expect, it } from 'vitest';
import type { SavedEntry, SavedGame, SavedSummary } from '../../src/local/messages.js';
import { type GrowingGame, SavedGames } from '../../src/local/saved-games.js';
import { FakeStore, lasting } from './tables-world.js';

const ENTRY: SavedEntry = { entry: { type: 'act', seat: 0, action: { type: 'go' }, chance: [] }, at: 1 };

/** A game of which nothing matters but the number of its entries. */
function growing(id: string): GrowingGame & { seq: number } {
  const entries = (from: number, to: number) => Array.from({ length: to - from }, () => ENTRY);
  return {
    id,
    seq: 0,
    over: false,
    saved() {
      const all = entries(0, this.seq);
      const record = { entries: all.map(({ entry }) => entry) };
      return { id, times: all.map(({ at }) => at), record } as unknown as SavedGame;
    },
    savedSince(seq) {
      return entries(seq, this.seq);
    },
    summary: () => ({ id, updatedAt: 0 }) as SavedSummary,
  };
}

const settled = async () => {
  for (let i = 0; i < 50; i++) await Promise.resolve();
};

it('a game that is lost while another one is being written is not written', async () => {
  const store = new FakeStore();
  const games = new SavedGames(store, () => {});
  const [mine, lost] = [growing('mine'), growing('lost')];
  const writing = lasting();
  store.slow = writing.over;
  games.put(mine);
  games.put(lost);
  await settled();
  games.leave('lost');
  writing.end();
  await settled();
  expect([...store.pieces.keys()]).toEqual(['mine']);
});

it('several entries are written together where storage was slow, and none twice', async () => {
  const store = new FakeStore();
  const games = new SavedGames(store, () => {});
  const game = growing('mine');
  games.put(game);
  await settled();
  const writing = lasting();
  store.slow = writing.over;
  for (let i = 0; i < 4; i++) {
    game.seq++;
    games.put(game);
  }
  await settled();
  game.seq++;
  games.put(game);
  writing.end();
  await settled();
  expect(store.written).toEqual([0, 4, 1]);
  expect(await games.get('mine')).toMatchObject({ times: [1, 1, 1, 1, 1] });
});
