import { expect, it } from 'vitest';
import { addressBlock } from '../../src/limits/address-block.js';
import { Askers } from '../../src/limits/asking.js';

it.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['', ''],
])('%s is counted as %s', (address, block) => {
  expect(addressBlock(address)).toBe(block);
});

it('a person has one allowance for everything, and so has everybody in one /64', () => {
  let now = 0;
  const asking = new Askers(
    { perPerson: { max: 3, seconds: 3 }, pages: { max: 9, seconds: 9 }, perAddress: { max: 5, seconds: 5 } },
    () => now,
  );
  const asked = (person: string, tail: string) => asking.mayAsk(`2001:db8:1:2::${tail}`, person);
  expect([1, 2, 3, 4].map((n) => asked('anna', String(n)))).toEqual([true, true, true, false]);
  expect([5, 6, 7].map((n) => asked('ben', String(n)))).toEqual([true, true, false]);
  expect(asking.mayAsk('2001:db8:1:3::1', 'carla')).toBe(true);
  now += 1_000;
  expect(asked('anna', '9')).toBe(true);
  expect(() => asking.checkAddress('2001:db8:1:2::a')).toThrow('wait 1 second');
});
