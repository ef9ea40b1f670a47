import { describe, expect, it } from 'vitest';
import { COST, Passphrases } from '../../src/people/passphrases.js';

const QUICK = { logN: 6, r: 8, p: 1 };

describe('pass-phrases', () => {
  it('are kept by scrypt, each with a salt of its own', async () => {
    const passphrases = new Passphrases(QUICK);
    const [one, two] = [await passphrases.hash('a phrase'), await passphrases.hash('a phrase')];
    expect(one).toMatch(/^scrypt\$6\$8\$1\$[\w-]{22}\$[\w-]{43}$/);
    expect(one).not.toBe(two);
    expect(await passphrases.fits('a phrase', one)).toBe(true);
    expect(await passphrases.fits('a phrase ', one)).toBe(false);
  });

  it('cost what is recommended for scrypt: 32 MB, three times over', () => {
    expect(COST).toEqual({ logN: 15, r: 8, p: 3 });
  });

  it('of other costs are still checked, and known to be outdated', async () => {
    const hash = await new Passphrases(QUICK).hash('a phrase');
    const dearer = new Passphrases({ ...QUICK, logN: 7 });
    expect(await dearer.fits('a phrase', hash)).toBe(true);
    expect(dearer.isOutdated(hash)).toBe(true);
    expect(dearer.isOutdated(await dearer.hash('a phrase'))).toBe(false);
  });

  it('are derived for somebody who does not exist too, and never fit', async () => {
    const passphrases = new Passphrases(QUICK);
    expect(await passphrases.fits('a phrase', null)).toBe(false);
  });

  it('are not tried by more at once than the machine can bear', async () => {
    const passphrases = new Passphrases(QUICK);
    const tries = await Promise.allSettled(Array.from({ length: 100 }, () => passphrases.fits('x', null)));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(66);
    expect(tries.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'TOO_MANY' } });
    expect(await passphrases.fits('x', null)).toBe(false);
  });
});
