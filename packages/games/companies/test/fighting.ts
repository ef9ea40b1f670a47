import { expect } from 'vitest';
import { ship, type Table } from './table.js';

/** Twenty fluyts in two fleets of ten: 10 guns and 30 strength each, with cargo that Elmina does not buy. */
export const TEN = ['sugar', 'cinnamon', 'porcelain', 'ivory', 'sugar'].flatMap((good) =>
  Array.from({ length: 2 }, () => ship('fluyt', [good, good])),
);
export const TEN_EMPTY = Array.from({ length: 10 }, () => ship('fluyt'));

/** Goes on until nobody is asked about the fight: damage is spread evenly, nothing is captured, nobody slips away. */
export function settle(at: Table): Table {
  const ASKED = ['damage', 'damageFort', 'mark', 'move', 'keep', 'forgo', 'remain', 'sacrifice'];
  for (;;) {
    const seat = at.toAct[0];
    const legal = seat === undefined ? [] : at.legal(seat);
    if (!legal.some(({ type }) => ASKED.includes(type))) return at;
    const placing = at.can('damage');
    if (placing.length > 0) {
      const damage = ({ fleet, ship: place }: (typeof placing)[number]) => at.fleet(seat!, fleet).ships[place]!.damage;
      at.do(placing.toSorted((a, b) => damage(a) - damage(b))[0]!);
    } else at.idle();
  }
}

/** All damage that a seat got so far. */
export const damageOf = (at: Table, seat: number): number =>
  at
    .told('damage')
    .filter((event) => event.seat === seat)
    .reduce((sum, { n }) => sum + n, 0);

/** Cards as a position gives them: a marker on each disc they are on. */
export const marked = (...cards: readonly string[]) =>
  Object.fromEntries(cards.filter((card) => !card.endsWith('0')).map((card) => [card.slice(-1), card]));

export function expectCards(at: Table, seat: number, cards: readonly string[]): void {
  expect(
    at
      .can('card', seat)
      .map(({ card }) => card)
      .sort(),
  ).toEqual([...cards].sort());
}
