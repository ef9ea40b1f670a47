import { momentsOf } from '@roadstead/bots';
import { loadGame } from '@roadstead/games';
import { portRoyal, type View } from '@roadstead/port-royal';
import { beforeAll, expect, it } from 'vitest';
import { tellingOf } from '../../src/analysis/telling.js';
import { finishedTable } from '../finished-games.js';

beforeAll(async () => void (await loadGame('port-royal')));

it('of every decision one sees how the table lay when it was made', () => {
  const record = finishedTable('usual', 'glance').record();
  const moments = momentsOf(portRoyal, record);
  const { glance } = tellingOf(record, moments);
  const laid = moments.flatMap(({ seq, state }) => {
    const { harbour } = portRoyal.view(state as never, null) as View;
    return harbour.length === 0 ? [] : [{ seq, cards: harbour.map(({ card }) => card) }];
  });
  expect(laid.length).toBeGreaterThan(0);
  for (const { seq, cards } of laid) expect(glance(seq)!.shows).toEqual(cards);
});
