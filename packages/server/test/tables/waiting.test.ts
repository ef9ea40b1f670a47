import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Person, Place, startedTable } from './place.js';
import type { Wire } from './wire.js';

describe('what waits for its turn', () => {
  let place: Place;
  let ada: Person;
  let ben: Person;
  let id: string;
  beforeEach(async () => {
    place = await Place.open();
    [ada, ben] = [await place.person('Ada'), await place.person('Ben')];
    ({ id } = await startedTable([ada, ben]));
  });
  afterEach(async () => {
    await place.close();
    expect(place.failures).toEqual([]);
  });

  /** The first that is said is under way until it may go on, and all that the connection asks after it waits. */
  function hold() {
    const { talk } = place.store;
    const { say } = talk;
    let goOn = () => {};
    const mayGoOn = new Promise<void>((resolve) => (goOn = resolve));
    const begun = new Promise<void>((resolve) => {
      talk.say = async (...line) => {
        resolve();
        await mayGoOn;
        return say.apply(talk, line);
      };
    });
    return { begun, goOn };
  }

  const say = (wire: Wire, texts: readonly string[]) => {
    for (const text of texts) wire.raw(JSON.stringify({ id: text, do: 'say', table: id, text }));
  };
  const heard = async () => (await place.store.talk.after(id, 0, 10)).map(({ text }) => text);

  it('is not done when its asker is cut off meanwhile', async () => {
    const wire = await ben.wire();
    const { begun, goOn } = hold();
    say(wire, ['under way', 'waits', 'waits too']);
    await begun;
    await place.logOut(ben.id);
    goOn();
    await place.tables.stop(); // which waits for whatever is asked
    expect(await heard()).toEqual(['under way']);
  });

  it('is done when its asker has left by themselves, having asked before', async () => {
    const wire = await ben.wire();
    const { begun, goOn } = hold();
    say(wire, ['under way', 'waits', 'waits too']);
    await begun;
    wire.leave();
    await wire.untilClosed();
    goOn();
    await place.tables.stop();
    expect(await heard()).toEqual(['under way', 'waits', 'waits too']);
  });

  it('counts from when it came: nobody pays with their time for what waits here', async () => {
    const wires = [await ada.wire(), await ben.wire()];
    for (const wire of wires) await wire.watch(id);
    const wire = wires[wires[0]!.standing.toAct[0]!]!;
    const { begun, goOn } = hold();
    say(wire, ['under way']);
    place.time.now += 1_000;
    const came = place.time.now;
    wire.raw(JSON.stringify({ id: 'act', do: 'act', table: id, expect: 0, action: wire.standing.legal[0] }));
    await begun;
    await wire.ask({ do: 'hint', table: id }, 'beside'); // which does not wait: by now the act has come
    place.time.now += 30_000;
    goOn();
    await wire.untilSeq(1);
    expect((await place.store.tables.byId(id))!.turnAt).toBe(came);
  });

  it('opens no table for somebody who is gone meanwhile: nobody is there who is not', async () => {
    const [here, gone] = [await ada.wire(), await ben.wire()];
    const { begun, goOn } = hold();
    say(gone, ['under way']);
    gone.raw(JSON.stringify({ id: 'open', do: 'watch', table: id }));
    await begun;
    gone.leave();
    await gone.untilClosed();
    goOn();
    await expect.poll(heard).toEqual(['under way']);
    // Whatever waited of theirs has been done when somebody who comes later is answered.
    await here.watch(id);
    await here.watch(id);
    expect(here.room.seats.map(({ present }) => present)).toEqual([true, false]);
  });
});
