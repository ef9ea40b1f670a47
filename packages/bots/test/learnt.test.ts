import { afterEach, expect, it } from 'vitest';
import { botFor, inTimeLeft, loadBots, skillFor, type ThinkRequest } from '../src/all.js';
import { LEARNT, type LearntGame } from '../src/games.js';
import { ADMIRAL, admiralFor } from '../src/levels.js';
import { plainSkill } from '../src/search/plain-skill.js';

const rows = LEARNT as LearntGame[];
const learnt = rows.length;
afterEach(() => void rows.splice(learnt));

it('a bot refuses to play a game that it has learnt and nobody has loaded, and plays it once it is', async () => {
  const skill = { ...plainSkill };
  rows.push({ id: 'wharf', load: async () => ({ skill }) });
  expect(() => botFor('wharf', 'captain')).toThrow('not loaded');
  await loadBots('wharf');
  expect(skillFor('wharf')).toBe(skill);
});

it('a game that no bot has learnt is searched without being loaded', async () => {
  await loadBots('chess');
  expect(skillFor('chess')).toBe(plainSkill);
});

it('an admiral searches a game as its row says, and in all else as usual', async () => {
  rows.push({ id: 'quay', load: async () => ({ skill: plainSkill, search: { depth: 5 } }) });
  await loadBots('quay');
  expect(admiralFor('quay')).toEqual({ ...ADMIRAL, depth: 5 });
  expect(admiralFor('chess')).toEqual(ADMIRAL);
});

it('what was waited for is no time to think, but a moment is always left', () => {
  const asked = (budget: ThinkRequest['budget']) => ({ budget }) as ThinkRequest;
  expect(inTimeLeft(asked({ ms: 900 }), 200).budget.ms).toBe(700);
  expect(inTimeLeft(asked({ ms: 900 }), 2_000).budget.ms).toBe(50);
  expect(inTimeLeft(asked({ iterations: 10 }), 200).budget).toEqual({ iterations: 10 });
});
