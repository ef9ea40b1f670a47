import {
  FastRandom,
  type GameRecord,
  nextTable,
  rebuild,
  Table,
  type TableRequest,
  verifyCampaign,
} from '@roadstead/kernel';
import { pick } from '@roadstead/kernel/harness';
import { portRoyal } from '@roadstead/port-royal';
import { describe, expect, it } from 'vitest';

/** Played to its end, every legal action being equally likely. */
function played(request: TableRequest & { readonly seed: string }): GameRecord {
  const table = Table.open(portRoyal, request);
  const random = new FastRandom(`${request.seed}/choices`);
  while (!table.over) {
    const seat = table.toAct[0]!;
    table.act(seat, pick(table.legal(seat), random));
  }
  return table.record();
}

/** A chapter lost together, the same once more, and then against each other. */
const first = played({ seats: 2, options: { chapter: 1, mode: 'co-op' }, seed: 'campaign 1' });
const second = played({ ...nextTable(portRoyal, first)!, seed: 'campaign 2' });
const asked = { seats: 3, options: { ...second.options, mode: 'competitive', with: ['gambler'] } };
const third = played({ ...nextTable(portRoyal, second, asked)!, seed: 'campaign 3' });
const records = [first, second, third];

const copy = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;
type Changeable = { -readonly [K in keyof GameRecord]: GameRecord[K] } & {
  options: { campaign: { failures: number } };
};

describe('a campaign of the adventure', () => {
  it('PR-A24 is a fold over its records: each table begins where the one before has led to', () => {
    expect(verifyCampaign(portRoyal, records)).toBeNull();
    expect(second.options.campaign).toMatchObject({ chapter: 1, groups: [80], failures: 1, defeats: 1 });
    expect(second.follows).toMatchObject({ kind: 'campaign', of: first.commitment, n: 2 });
    expect(third.options.campaign).toMatchObject({ chapter: 1, failures: 2, defeats: 2 });
    expect(rebuild(portRoyal, records)).toMatchObject({ chapter: 2, groups: [80], failures: 0, defeats: 2 });
  });

  it('PR-A36 leads on to the next chapter, and after the fifth to no other', () => {
    expect(nextTable(portRoyal, third)).toMatchObject({ options: { chapter: 2, mode: 'competitive' }, seats: 3 });
    const last = played({ seats: 2, options: { chapter: 5 }, seed: 'the last' });
    expect([nextTable(portRoyal, last), rebuild(portRoyal, [last])]).toMatchObject([null, { chapter: 'variable' }]);
  });

  it('PR-A24 a table without a chapter is of no campaign', () => {
    expect(nextTable(portRoyal, played({ seats: 2, seed: 'none' }))).toBeNull();
  });

  it('PR-A24 a record that was tampered with is found', () => {
    const tampered = copy(second) as Changeable;
    tampered.options.campaign.failures = 2;
    tampered.options.campaign = { ...tampered.options.campaign, ...{ defeats: 2 } };
    expect(verifyCampaign(portRoyal, [first, tampered, third])).toMatch(/^record 2: /);
    expect(verifyCampaign(portRoyal, [first, third])).toMatch(/^record 2: /);
    expect(verifyCampaign(portRoyal, [second, third])).toMatch(/^record 1: /);
  });
});
