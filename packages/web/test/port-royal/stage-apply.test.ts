import { describe, it } from 'vitest';
import { FULL } from '../../../../test/full.js';
import { ALLOWED, inShort, tablesOf } from '../../../games/port-royal/test/combinations.js';
import { follow } from './following.js';

describe('PR-S7 what is seen follows from what is told', () => {
  /** Every combination of boxes, at one of its tables and for one pair of eyes, or at all of them for all. */
  const all = ALLOWED.map((combination, i) => [inShort(combination), tablesOf(combination), i] as const);
  it.each(all)('%s', (_name, tables, i) => {
    for (const request of FULL ? tables : [tables[i % tables.length]!]) {
      const viewers = [null, ...Array.from({ length: request.seats }, (_, seat) => seat)];
      for (const viewer of FULL ? viewers : [viewers[i % viewers.length]!]) follow(request, `stage ${i}`, viewer);
    }
  });

  it.each([2, 3, 4, 5])('with %i players where both piles run out again and again', (seats) => {
    const hands = Object.fromEntries(
      Array.from({ length: seats }, (_, seat) => [seat, { coins: Math.floor(104 / seats) }]),
    );
    for (let game = 0; game < (FULL ? 40 : 2); game++) {
      follow({ seats, options: {}, byHand: { hands } }, `scarce ${game}`, 0);
    }
  });

  it('PR-K3 also where payers decide on a contract before the bonus is paid', () => {
    const hands = { 0: { coins: 14 }, 1: { coins: 13, display: ['base_sailor_3_1'] } };
    const options = {
      with: ['contracts'],
      contracts: ['contract_tax_officer', 'contract_fighter', 'contract_comedian', 'contract_frigate_foe'],
    };
    const stack = ['base_tax_max_swords', 'base_tax_min_influence'];
    for (let game = 0; game < 4; game++) follow({ seats: 3, options, byHand: { hands, stack } }, `officer ${game}`, 1);
  });
});
