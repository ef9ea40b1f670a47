import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Person, Place } from './place.js';

describe('whom a host does not want', () => {
  let place: Place;
  let host: Person;
  let troll: Person;
  beforeEach(async () => {
    place = await Place.open();
    [host, troll] = [await place.person('Host'), await place.person('Troll')];
  });
  afterEach(async () => {
    await place.close();
    expect(place.failures).toEqual([]);
  });

  async function seated(asked = {}) {
    const { id, invite } = await host.newTable(asked);
    await troll.do('admit', id, { invite });
    await troll.do('sit', id);
    return { id, invite };
  }

  it.each([
    ['at an open table', { house: { open: true } }],
    ['by an invitation', {}],
  ])('stays out, %s', async (_, asked) => {
    const { id, invite } = await seated(asked);
    const wire = await troll.wire();
    await wire.watch(id);
    const room = await host.do('remove', id, { seat: 1, forGood: true });
    expect(room.keptOut).toEqual([{ id: troll.id, name: 'Troll' }]);
    expect(room.invite).not.toBe(invite);
    for (const name of ['table', 'sit', 'admit'] as const) {
      const body = name === 'admit' ? { invite: room.invite } : {};
      expect([name, await troll.refusal(name, id, body)]).toEqual([name, 'KEPT_OUT']);
    }
    expect(await troll.refusal('admit', id, { invite })).toBe('UNKNOWN_TABLE');
    expect(await wire.code({ do: 'watch', table: id })).toBe('UNKNOWN_TABLE');
    await host.do('ready', id, { ready: true });
    expect(wire.pushes('room').at(-1)!.room.seats[1]!.person?.id).toBe(troll.id); // nothing was told since
  });

  it('is asked to stand up only this once, and may come again', async () => {
    const { id } = await seated();
    await host.do('remove', id, { seat: 1 });
    expect(await troll.refusal('sit', id)).toBe('allowed');
    const { invite } = await host.do('remove', id, { seat: 1, forGood: true });
    expect(await troll.refusal('letIn', id, { person: troll.id })).toBe('KEPT_OUT');
    expect(await host.do('letIn', id, { person: troll.id })).not.toHaveProperty('keptOut');
    expect(await troll.refusal('sit', id)).toBe('UNKNOWN_TABLE');
    await troll.do('admit', id, { invite });
    expect(await troll.refusal('sit', id)).toBe('allowed');
  });

  it('does not come back by logging in', async () => {
    const { id } = await seated({ house: { open: true } });
    await host.do('remove', id, { seat: 1, forGood: true });
    const account = await place.person('Other', true);
    await place.store.people.moveInto(troll.id, account.id);
    expect(await account.refusal('sit', id)).toBe('KEPT_OUT');
  });

  it('is let in again by the host alone', async () => {
    const { id } = await seated({ seats: 3 });
    const friend = await place.person('Friend');
    const { invite } = await host.do('remove', id, { seat: 1, forGood: true });
    await friend.do('admit', id, { invite });
    await friend.do('sit', id);
    expect(await friend.refusal('letIn', id, { person: troll.id })).toBe('NOT_ALLOWED');
    expect(await troll.refusal('letIn', id, { person: troll.id })).toBe('KEPT_OUT');
    expect(await troll.refusal('sit', id)).toBe('KEPT_OUT');
  });

  it('needs the new invitation when the host has made one, who sits there does not', async () => {
    const { id, invite } = await seated({ seats: 3 });
    const late = await place.person('Late');
    await late.do('admit', id, { invite });
    expect(await troll.refusal('renewInvite', id)).toBe('NOT_ALLOWED');
    const { invite: fresh } = await host.do('renewInvite', id);
    expect(fresh).not.toBe(invite);
    expect(await late.refusal('table', id)).toBe('UNKNOWN_TABLE');
    expect(await late.refusal('admit', id, { invite })).toBe('UNKNOWN_TABLE');
    expect((await troll.do('table', id)).invite).toBe(fresh);
    expect(await late.refusal('admit', id, { invite: fresh })).toBe('allowed');
  });
});
