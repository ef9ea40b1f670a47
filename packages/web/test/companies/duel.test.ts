import { expect, it } from 'vitest';
import { outcomeOf, sidesOf } from '../../src/games/companies/play/duel.js';
import { fleet, laid, ship, standAt } from './positions.js';

it('T6 Ram against Melee, a return ship each: Ram begins, both take 2', () => {
  expect(outcomeOf('ram0', 'melee0', 2, 2, true)).toEqual({ deals: 2, takes: 2, begins: true });
  expect(outcomeOf('melee0', 'ram0', 2, 2, true)).toEqual({ deals: 2, takes: 2, begins: false });
});

it('T7 Flight +1 begins against any card of +0, and takes nothing', () => {
  for (const card of ['melee0', 'ram0', 'flight0']) {
    expect(outcomeOf('flight1', card, 5, 5, false)).toMatchObject({ begins: true, takes: 0, deals: 0 });
  }
});

it('V-4.12 undecided, whoever is active begins', () => {
  expect(outcomeOf('melee0', 'melee0', 3, 3, true).begins).toBe(true);
  expect(outcomeOf('melee0', 'melee0', 3, 3, false).begins).toBe(false);
});

it('T10, V-4.61 both sides of a duel with guns, experience and the fort that joins', () => {
  const { view } = standAt(
    laid({
      harbours: {
        galle: {
          fields: [
            [1, 1, 0],
            [null, 1, 0],
            [null, 1, 0],
            [null, 0, 0],
          ],
          administrator: [1, 'governor'],
          fort: [1, 3],
        },
      },
      players: {
        0: {
          fleets: { I: fleet('galle', 2, ship('linieschip'), ship('fluyt')) },
          markers: { 1: 'fire1', 2: 'prize2' },
        },
        1: { fleets: { II: fleet('galle', 0, ship('srs')) } },
      },
    }),
    0,
  );
  const against = { foe: 'duel', seats: [0, 1], fleets: ['I', 'II'], harbour: 'galle' } as const;
  const [own, other] = sidesOf(view, against, 0, 'I')!;
  expect(own).toMatchObject({ firepower: 4 + 1 + 2, level: 2 });
  expect(own.cards).toEqual(['melee0', 'ram0', 'flight0', 'fire1', 'prize2']);
  expect(other.firepower).toBe(2 + 9);
});
