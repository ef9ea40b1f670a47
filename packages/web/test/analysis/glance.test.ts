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
  for (const { seq, state } of moments) {
    const { harbour } = portRoyal.view(state as never, null) as View;
    if (harbour.length > 0) expect(glance(seq)!.shows).toEqual(harbour.map(({ card }) => card));
  }
});
