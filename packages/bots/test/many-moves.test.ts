import { type AnyGame, type Chance, FastRandom, NOBODY, only } from '@roadstead/kernel';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Budget, decisionOf } from '../src/all.js';
import { ADMIRAL } from '../src/levels.js';
import { plainSkill } from '../src/search/plain-skill.js';
import { searcher } from '../src/search/search.js';
import type { Skill } from '../src/search/skill.js';

const MOVES = 60;
const BEST = 37;

/** One choice of sixty, and then luck: moves win two to five times in ten, the best one eight times. */
function manyMoves() {
  const played = Array<number>(MOVES).fill(0);
  const legal = Array.from({ length: MOVES }, (_, move) => ({ type: 'go', move }));
  const game = {
    id: 'many-moves',
    rules: 1,
    players: { min: 2, max: 2 },
    options: [],
    actionTypes: ['go'],
    clone: (state: object) => ({ ...state }),
    toAct: ({ won }: { won: boolean | null }) => (won === null ? only(0) : NOBODY),
    legal: () => legal,
    resolve(state: { won: boolean | null }, _seat: number, { move }: { move: number }, chance: Chance) {
      played[move]!++;
      // The same luck is good for one move and bad for another.
      const luck = (chance.int(1000) * (2 * move + 1)) % 1000;
      state.won = luck < (move === BEST ? 800 : 200 + 100 * (move % 4));
    },
    view: () => ({}),
    redeal: (state: object) => state,
    score: ({ won }: { won: boolean | null }) => (won ? [1, 0] : [0, 1]),
    result: ({ won }: { won: boolean | null }) => {
      if (won === null) return null;
      const [winner, other] = won ? [0, 1] : [1, 0];
      const ranking = [
        { seat: winner, place: 1 },
        { seat: other, place: 2 },
      ];
      return { winners: [winner], ranking };
    },
    inventory: () => [],
  } as unknown as AnyGame;
  return { game, played };
}

/** What is chosen at a table of many moves, and how often a move was played on for it. */
function search(seed: string, budget: Budget, skill: Skill<unknown, unknown> = plainSkill) {
  const { game, played } = manyMoves();
  const decision = decisionOf(game, { won: null }, 0, new FastRandom(seed));
  const { action, estimates } = searcher(skill, ADMIRAL).choose(decision, budget);
  return {
    move: (action as { move: number }).move,
    estimates: estimates!,
    best: played[BEST]!,
    playedOn: played.reduce((sum, one) => sum + one),
  };
}

const SEEDS = Array.from({ length: 20 }, (_, i) => `seed ${i}`);

describe('a decision with sixty moves', () => {
  afterEach(() => vi.restoreAllMocks());

  it('is found in a hundred rounds, without trying every move in every one', () => {
    const found = SEEDS.map((seed) => search(seed, { iterations: 100 }));
    expect(found.filter(({ move }) => move === BEST).length).toBeGreaterThanOrEqual(18);
    for (const { playedOn } of found) expect(playedOn).toBeLessThan(1400);
  });

  it('keeps the guess under trial, however it stands', () => {
    const { estimates } = search('guess', { iterations: 100 });
    const { error } = estimates.find(({ action }) => (action as { move: number }).move === 0)!;
    // Those that were given up after the first rounds are known far worse.
    expect(error).toBeLessThan(0.1);
  });

  it('goes by the time where there are no rounds to count: the last moves get most of it', () => {
    // A clock of our own, which goes on by a millisecond whenever somebody looks at it.
    let clock = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => ++clock);
    const found = SEEDS.map((seed) => search(seed, { ms: 400 }));
    for (const { playedOn } of found) expect(playedOn).toBeLessThanOrEqual(400);
    // Shared out evenly, each would be tried seven times, and the best be found by eight of the twenty.
    const tries = found.map(({ best }) => best).sort((a, b) => a - b);
    expect(tries[SEEDS.length / 2]).toBeGreaterThan(20);
    expect(found.filter(({ move }) => move === BEST).length).toBeGreaterThanOrEqual(12);
  });

  it('is searched among the candidates of a skill, and its guess', () => {
    const skill: Skill<unknown, unknown> = { ...plainSkill, candidates: (_view, legal) => legal.slice(BEST, BEST + 3) };
    const { move, estimates, playedOn } = search('candidates', { iterations: 100 }, skill);
    expect(move).toBe(BEST);
    expect(estimates.map(({ action }) => (action as { move: number }).move).sort((a, b) => a - b)).toEqual([
      0, 37, 38, 39,
    ]);
    expect(playedOn).toBeLessThanOrEqual(400);
  });

  it('begins with the first thought of a skill, where it has one beside its guess', () => {
    const thought = { action: { type: 'go', move: 5 }, why: () => '' };
    const search0 = (skill: Skill<unknown, unknown>) => search('thought', { iterations: 0 }, skill).move;
    expect(search0(plainSkill)).toBe(0);
    expect(search0({ ...plainSkill, firstThought: () => thought })).toBe(5);
  });
});
