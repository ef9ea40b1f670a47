import type { ApiInput, Visitor } from '@roadstead/client';

/** What is to be played, and how. */
export type TablePlan = Omit<ApiInput<'newTable'>['body'], 'seats'>;

/** A new table for these people and bots, the first of them its host, with everybody seated, ready and the game begun. */
export async function gather(people: readonly Visitor[], plan: TablePlan): Promise<string> {
  const [host, ...guests] = people;
  const seats = people.length + (plan.bots?.length ?? 0);
  const { id, invite } = await host!.api.call('newTable', { body: { ...plan, seats } });
  const params = { id };
  for (const guest of guests) {
    await guest.api.call('admit', { params, body: { invite: invite! } });
    await guest.api.call('sit', { params, body: {} });
  }
  await Promise.all(people.map((person) => person.api.call('ready', { params, body: { ready: true } })));
  await host!.api.call('start', { params });
  return id;
}

/** So many guests, known to the server. */
export function guests(count: number, visitor: () => Visitor): Promise<Visitor[]> {
  return Promise.all(
    Array.from({ length: count }, async () => {
      const guest = visitor();
      await guest.api.call('enter', { body: {} });
      return guest;
    }),
  );
}
