import type { View } from '@roadstead/companies';
import { LANGUAGES, type Typed } from '@roadstead/kernel';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fleet, ship } from '../../../games/companies/test/table.js';
import { leaks } from '../torture/leaks.js';
import { truthOf } from '../torture/truth.js';
import { LEAVE, lay, OPTIONS } from './companies-position.js';
import { type Person, Place, startedTable } from './place.js';
import type { Wire } from './wire.js';

const srs = (...cargo: string[]) => ship('srs', cargo);

describe('The Companies online', () => {
  let place: Place;
  let people: Person[];
  let wires: Wire[];
  let id: string;
  beforeEach(async () => {
    place = await Place.open();
    people = await Promise.all(['Ada', 'Ben', 'Eve'].map((name) => place.person(name)));
  });
  afterEach(async () => {
    await place.close();
    expect(place.failures).toEqual([]);
  });

  /** Ada, who is at turn, and Ben at a position by hand, with Eve watching. */
  async function atPosition(position: object): Promise<void> {
    const [ada, ben, eve] = people as [Person, Person, Person];
    ({ id } = await startedTable([ada, ben], { game: 'companies', options: OPTIONS, house: { open: true } }));
    expect(await lay(place, id, position)).toBe(true);
    wires = await Promise.all([ada, ben, eve].map((person) => person.wire()));
    for (const wire of wires) await wire.watch(id);
    place.turns.length = 0;
  }

  async function act(seat: 0 | 1, action: object): Promise<void> {
    const wire = wires[seat]!;
    const { seq } = wire.standing;
    expect(await wire.code({ do: 'act', table: id, expect: seq, action })).toBe('ok');
    await Promise.all(wires.map((each) => each.untilSeq(seq + 1)));
  }

  const viewOf = (seat: number) => wires[seat]!.standing.view as View;
  const legal = (seat: number, type: string): Typed => {
    const found = wires[seat]!.standing.legal.find((action) => action.type === type);
    if (found === undefined)
      throw new Error(`${type} is not among ${wires[seat]!.standing.legal.map((action) => action.type)}`);
    return found;
  };
  const told = (wire: Wire) => wire.log.flatMap(({ events }) => events);

  it('V-4.11 V-2.11 a strategy is known to nobody before both are shown, and who answers second waits for nobody', async () => {
    const side = { ducats: 5, fleets: { I: fleet('batavia', srs('pepper', 'pepper')) } };
    await atPosition({ players: { 0: side, 1: side } });
    await act(0, legal(0, 'stay'));
    await act(0, legal(0, 'attack'));
    expect(wires[0]!.standing.toAct).toEqual([0, 1]);
    const asked = wires[1]!.standing.seq;
    const before = [1, 2].map((seat) => ({ ...viewOf(seat), toAct: null }));

    await act(0, { type: 'card', card: 'ram0' });
    expect([1, 2].map((seat) => ({ ...viewOf(seat), toAct: null }))).toEqual(before);
    for (const wire of wires.slice(1)) expect(told(wire).map(({ type }) => type)).not.toContain('strategies');

    // What he was asked has not changed, so an answer to what he saw before counts.
    const answer = { do: 'act', table: id, expect: asked, action: { type: 'card', card: 'melee0' } };
    expect(await wires[1]!.code(answer)).toBe('ok');
    await Promise.all(wires.map((wire) => wire.untilSeq(asked + 2)));
    for (const wire of wires) {
      expect(told(wire)).toContainEqual({ type: 'strategies', cards: ['ram0', 'melee0'], begins: 0 });
    }
    const truth = await truthOf(place.store, id);
    for (const [i, wire] of wires.entries()) {
      const messages = wire.heard.map((message) => JSON.stringify(message));
      expect(leaks(messages, truth, i < 2 ? i : null)).toEqual([]);
    }
  });

  it('V-3.13 a standing leave answers at once, from its fee on, and calls nobody to the table', async () => {
    await atPosition(LEAVE);
    expect(await wires[1]!.code({ do: 'arm', table: id, order: { type: 'answers', leaveFrom: 2 } })).toBe('ok');
    const ask = (fee: number) => ({ type: 'ask', fleet: 'I', owner: 1, fee });
    await act(0, ask(2));
    await wires[0]!.until(() => wires[0]!.standing.toAct[0] === 0);
    expect(viewOf(0).players[0]).toMatchObject({ ducats: 7, fleets: { I: { ships: [{ cargo: ['pepper'] }] } } });
    await act(0, ask(1));
    await wires[0]!.until(() => wires[0]!.standing.toAct[0] === 0);
    expect(told(wires[0]!).flatMap((event) => ('granted' in event ? [event.granted] : []))).toEqual([true, false]);
    expect(viewOf(0).players[0]!.ducats).toBe(7);
    expect(place.turns.filter(({ person }) => person === people[1]!.id)).toEqual([]);
    // It holds for the whole calendar.
    expect(wires[1]!.standing.order).toEqual({ type: 'answers', leaveFrom: 2 });
  });

  it('V-3.13 whoever is asked without one is called, and told what is asked in their language', async () => {
    await atPosition(LEAVE);
    await act(0, { type: 'ask', fleet: 'I', owner: 1, fee: 3 });
    expect(place.turns.map(({ person }) => person)).toEqual([people[1]!.id]);
    const asked = (person: Person) =>
      Promise.all(LANGUAGES.map((language) => place.tables.asked(id, person.id, language)));
    expect(await asked(people[1]!)).toEqual([
      'Ada asks for a cube of yours in Batavia and offers 3 ducats: do you agree?',
      'Ada vraagt in Batavia om een steen van je en biedt 3 dukaten: stem je toe?',
      'Ada bittet in Batavia um eine Ware von dir und bietet 3 Dukaten: Stimmst du zu?',
    ]);
    // Nobody else is asked anything.
    for (const other of [people[0]!, people[2]!]) expect(await asked(other)).toEqual([null, null, null]);
    await act(1, { type: 'accept' });
    expect(await place.tables.asked(id, people[0]!.id, 'en')).toBe('Round 1, the year 1600: load and sail.');
  });
});
