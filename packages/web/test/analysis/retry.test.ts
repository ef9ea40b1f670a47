import { iterationsOf, type Judgement, judgeTask, tasksOf } from '@roadstead/bots/all';
import { loadedGame, loadGame } from '@roadstead/games';
import { beforeAll, expect, it } from 'vitest';
import { type AnalysisKey, keyOf } from '../../src/analysis/judging/store.js';
import { type Analysable, openAnalysis } from '../../src/analysis/open-analysis.js';
import { ownSeats, storedMistakes } from '../../src/analysis/retry/open-retry.js';
import { fromSaved } from '../../src/replay/model/replay-file.js';
import { finishedFile, finishedTable } from '../finished-games.js';

let game: Analysable;
let judged: readonly Judgement[];
const asked: AnalysisKey[] = [];
const store = {
  of: async (key: AnalysisKey) => {
    asked.push(key);
    return judged;
  },
  put: async () => {},
  forget: async () => {},
};

beforeAll(async () => {
  await loadGame('port-royal');
  game = await openAnalysis(
    fromSaved(finishedFile(finishedTable('pair', 'retry', ['landlubber', 'captain']).record())),
  );
  judged = tasksOf(game.record, game.moments, 12).map((task) => judgeTask(task, (id) => loadedGame(id)?.game));
});

it('one’s own mistakes are those that an analysis has found, the dearest first, and nobody else’s', async () => {
  const mistakes = await storedMistakes(game, 'quick', store);
  expect(asked.at(-1)).toEqual(keyOf(game.record, iterationsOf({}).quick));
  expect(mistakes.length).toBeGreaterThan(1);
  for (const { seat, better, skill } of mistakes) {
    expect(seat).toBe(0);
    expect(better).not.toBeNull();
    expect(skill).toBeLessThanOrEqual(-0.02);
  }
  const costs = mistakes.map(({ skill }) => skill);
  expect(costs).toEqual([...costs].sort((a, b) => a - b));
});

it('where several people played, all of theirs are tried again; where nothing was analysed, none', async () => {
  expect(ownSeats({ ...game, you: null })).toEqual([0]);
  expect(ownSeats({ room: game.room, you: 1 })).toEqual([1]);
  expect(await storedMistakes(game, 'quick', { ...store, of: async () => [] })).toEqual([]);
});
