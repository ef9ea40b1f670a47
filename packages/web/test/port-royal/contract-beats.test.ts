import type { Event, View } from '@roadstead/port-royal';
import { expect, it } from 'vitest';
import { beats } from '../../src/games/port-royal/stage/beats.js';
import { shownThings } from '../../src/games/port-royal/stage/shown-things.js';
import { Played } from './positions.js';

it('PR-C6 a contract that another meets is marked, and told whose it is', () => {
  const { view } = new Played({ options: { with: ['contracts'] } });
  const told: Event[] = [];
  const of = (event: Event) => beats({ event, before: view as View, after: view as View, told, seat: 0 });
  const contract = 'contract_comedian';
  const met: Event = { type: 'fulfilled', seat: 2, contract, influence: 0, coins: 4, discarded: [] } as never;
  const step: Event = { type: 'progress', seat: 2, contract, field: 1 } as never;
  for (const event of [met, step]) {
    const [beat] = of(event)!;
    expect(beat!.show).toEqual({ kind: 'contract', id: contract, seat: 2 });
    expect(shownThings(beat!.show!)).toEqual([contract]);
    expect(beat!.hold).toBeGreaterThan(500);
  }
});
