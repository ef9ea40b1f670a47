import type { SocketAnswer, SocketErrorCode } from '@roadstead/protocol';
import { expect, it } from 'vitest';
import { RecentAnswers } from '../../src/socket/recent-answers.js';

/** How often something is carried out that is asked twice and answered so. */
async function timesDone(answer: SocketAnswer): Promise<number> {
  const recent = new RecentAnswers();
  let times = 0;
  const carryOut = async () => {
    times++;
    return answer;
  };
  expect(await recent.once('key', carryOut)).toEqual(answer);
  expect(await recent.once('key', carryOut)).toEqual(answer);
  return times;
}

const refused = (code: SocketErrorCode): SocketAnswer => ({ id: 'r', ok: false, error: { code, message: '' } });

it.each(['STALE', 'TOO_MANY', 'UNAVAILABLE'] as const)('a request refused with %s may be tried again', async (code) => {
  expect(await timesDone(refused(code))).toBe(2);
});

it('whatever else was answered stays so', async () => {
  expect(await timesDone({ id: 'r', ok: true, seq: 3 })).toBe(1);
  expect(await timesDone(refused('ILLEGAL_ACTION'))).toBe(1);
});

it('the oldest answers are forgotten', async () => {
  const recent = new RecentAnswers(2);
  let times = 0;
  const ask = (key: string) =>
    recent.once(key, async () => {
      times++;
      return { id: key, ok: true };
    });
  for (const key of ['a', 'b', 'c', 'c', 'b', 'a']) await ask(key);
  expect(times).toBe(4);
});
