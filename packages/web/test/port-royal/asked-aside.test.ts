import { LANGUAGES } from '@roadstead/kernel';
import { expect, it } from 'vitest';
import { turn } from '../../src/games/port-royal/play/turn.js';
import { atTable as de } from '../../src/words/de/at-table.js';
import { atTable as en } from '../../src/words/en/at-table.js';
import { atTable as nl } from '../../src/words/nl/at-table.js';
import { name, Played } from './positions.js';

const CONTRACTS = ['contract_tax_officer', 'contract_fighter', 'contract_comedian', 'contract_frigate_foe'];

it('PR-C6 whoever is asked about a contract in another’s turn reads the question, and others whose turn it is', () => {
  const officer = new Played({
    options: { with: ['contracts'], contracts: CONTRACTS },
    hands: { 1: { coins: 13 } },
    stack: ['base_tax_max_swords'],
  });
  expect(officer.stand(1).toAct).toEqual([1]);
  expect(turn(officer.stand(1), 'en', name)).toEqual({
    of: 0,
    may: 'Fulfil the contract “Tax Officer” now?',
  });
  for (const other of [0, 2, null]) expect(turn(officer.stand(other), 'en', name)).toEqual({ of: 0 });
});

it('PR-T5 whoever has taken a card in another’s turn and can still fulfil a contract reads that, too', () => {
  const comedian = new Played({
    options: { with: ['contracts'], contracts: CONTRACTS },
    hands: { 0: { coins: 4 }, 1: { coins: 9, display: ['base_jester_7_2'] } },
    stack: ['base_priest_4_1', 'base_ship_red_3_2c'],
  })
    .until(({ harbour }) => harbour.length === 2)
    .act({ type: 'stop' }, { type: 'pass' });
  expect(turn(comedian.stand(1), 'en', name).may).toBe('you may take 1 card, 1 coin to Jonas');
  comedian.act({ type: 'take', uid: comedian.uid('base_priest_4_1') });
  expect(comedian.stand(1).toAct).toEqual([1]);
  expect(turn(comedian.stand(1), 'en', name)).toEqual({ of: 0, may: 'You have taken all you may.' });
});

it.each(LANGUAGES)('in %s a heading does not say that it is the turn of two', (language) => {
  const { table } = { en, nl, de }[language];
  const [owner, waited] = [table.turnOwner('NN'), table.turnOf('NN')];
  const said = new Set(owner.toLowerCase().split(/\W+/));
  const again = waited
    .toLowerCase()
    .split(/\W+/)
    .filter((word) => word.length > 2 && said.has(word));
  expect(again).toEqual([]);
});
