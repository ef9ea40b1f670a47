import { describe, expect, it } from 'vitest';
import { isPublic } from '../../src/notices/public-address.js';

/** The first and the last address of every network that is nobody's public machine. */
const CLOSED = [
  ['0.0.0.0', '0.255.255.255'],
  ['10.0.0.0', '10.255.255.255'],
  ['100.64.0.0', '100.127.255.255'],
  ['127.0.0.0', '127.255.255.255'],
  ['169.254.0.0', '169.254.255.255'],
  ['172.16.0.0', '172.31.255.255'],
  ['192.0.0.0', '192.0.0.255'],
  ['192.0.2.0', '192.0.2.255'],
  ['192.88.99.0', '192.88.99.255'],
  ['192.168.0.0', '192.168.255.255'],
  ['198.18.0.0', '198.19.255.255'],
  ['198.51.100.0', '198.51.100.255'],
  ['203.0.113.0', '203.0.113.255'],
  ['224.0.0.0', '255.255.255.255'],
  ['::', '1fff:ffff:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['2001::', '2001:1ff:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['2001:db8::', '2001:db8:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['2002::', '2002:ffff:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['3fff::', '3fff:fff:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['4000::', 'ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff'],
];

/** The neighbours of those networks. */
const OPEN = [
  ['1.0.0.0', '9.255.255.255'],
  ['11.0.0.0', '100.63.255.255'],
  ['100.128.0.0', '126.255.255.255'],
  ['128.0.0.0', '169.253.255.255'],
  ['169.255.0.0', '172.15.255.255'],
  ['172.32.0.0', '191.255.255.255'],
  ['192.0.1.0', '192.0.1.255'],
  ['192.0.3.0', '192.88.98.255'],
  ['192.88.100.0', '192.167.255.255'],
  ['192.169.0.0', '198.17.255.255'],
  ['198.20.0.0', '198.51.99.255'],
  ['198.51.101.0', '203.0.112.255'],
  ['203.0.114.0', '223.255.255.255'],
  ['2000::', '2000:ffff:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['2001:200::', '2001:db7:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['2001:db9::', '2001:ffff:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['2003::', '3ffe:ffff:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['3fff:1000::', '3fff:ffff:ffff:ffff:ffff:ffff:ffff:ffff'],
];

describe('addresses that a notice may be sent to', () => {
  it.each(CLOSED)('not those from %s to %s', (first, last) => {
    expect([first, last].map(isPublic)).toEqual([false, false]);
  });

  it.each(OPEN)('those from %s to %s', (first, last) => {
    expect([first, last].map(isPublic)).toEqual([true, true]);
  });

  it.each(['::ffff:10.0.0.1', '::ffff:8.8.8.8', 'fe80::1', 'fd00::1', 'ff02::1', 'localhost', ''])(
    'not %s',
    (address) => {
      expect(isPublic(address)).toBe(false);
    },
  );
});
