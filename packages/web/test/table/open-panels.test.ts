import { describe, expect, it } from 'vitest';
import { folded, opened, refitted, toggled } from '../../src/table/panels/open-panels.js';

describe('panels beside a table', () => {
  it('stand two at a time: of three, the one that was opened first gives way', () => {
    expect(opened([], 'log')).toEqual(['log']);
    expect(opened(['log'], 'talk')).toEqual(['log', 'talk']);
    expect(opened(['log', 'talk'], 'ledger')).toEqual(['talk', 'ledger']);
  });

  it('are opened anew rather than twice', () => {
    expect(opened(['log', 'talk'], 'log')).toEqual(['talk', 'log']);
  });

  it('stay open as the room beside the table comes and goes, but the usual one never lies over it unasked', () => {
    expect(refitted(['log', 'talk'], 'log', false)).toEqual(['talk']);
    expect(refitted(['talk'], 'log', true)).toEqual(['log', 'talk']);
    expect(refitted(['log'], 'log', false)).toEqual([]);
    expect(refitted(['log'], 'log', true)).toEqual(['log']);
    expect(refitted([], 'log', true)).toEqual(['log']);
  });

  it('are folded by what opens them', () => {
    expect(toggled(['log', 'talk'], 'log')).toEqual(['talk']);
    expect(toggled(['talk'], 'log')).toEqual(['talk', 'log']);
    expect(folded(['talk'], 'log')).toEqual(['talk']);
  });
});
