import { expect, it } from 'vitest';
import { Outbox } from '../../src/notices/outbox.js';
import type { Posting } from '../../src/notices/post.js';

const posting = (body: string): Posting => ({ url: 'x', headers: {}, body }) as unknown as Posting;

/** An outbox to a host that does not answer, or does. */
function outbox(answers: () => boolean) {
  const posted: string[] = [];
  const box = new Outbox({
    post: async (one) => {
      posted.push(String((one as unknown as { body: string }).body));
      return answers() ? 200 : 0;
    },
    retryMs: [100_000],
    failed: (error) => {
      throw error;
    },
  });
  const send = (person: string, table: string, what = table, url = `https://${person}.example/x`) =>
    box.send({ person, table, url, posting: () => posting(what), ended: () => {} });
  return { box, send, posted };
}

it('what waits for one person takes no place from others', async () => {
  const { box, send } = outbox(() => false);
  const taken = Array.from({ length: 6_000 }, (_, i) => send('dead', `t${i}`));
  expect(taken.filter(Boolean)).toHaveLength(20);
  expect(send('anna', 't0')).toBe(true);
  await box.stop(AbortSignal.abort());
});

it('of a table only the newest is sent to an address, also where an older one waits to be tried again', async () => {
  let isUp = false;
  const { box, send, posted } = outbox(() => isUp);
  for (let i = 0; i < 50; i++) expect(send('anna', 't', `turn ${i}`)).toBe(true);
  await expect.poll(() => posted).toEqual(['turn 49']);
  isUp = true;
  expect(send('anna', 't', 'turn 50')).toBe(true);
  expect(send('anna', 'other')).toBe(true);
  expect(send('anna', 't', 'to the telephone', 'https://phone.example/y')).toBe(true);
  await box.idle(); // nothing waits to be tried again any more
  expect(posted.toSorted()).toEqual(['other', 'to the telephone', 'turn 49', 'turn 50']);
});
