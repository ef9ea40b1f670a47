import { describe, expect, it } from 'vitest';
import { Draft, type DraftOption } from '../../../src/table/furniture/draft.js';

/** Two boats; one of them has two ways to the Castle. */
const WAYS: readonly DraftOption<string>[] = [
  { parts: { boat: 'one', to: 'Castle', by: 'north' }, result: 'one north' },
  { parts: { boat: 'one', to: 'Castle', by: 'south' }, result: 'one south' },
  { parts: { boat: 'one', to: 'Cave' }, result: 'one Cave' },
  { parts: { boat: 'two', to: 'Cave' }, result: 'two Cave' },
];
const fresh = () => Draft.of(WAYS, ['boat', 'to', 'by']);

describe('a draft', () => {
  it('asks for one part after the other, and ends in one thing', () => {
    let draft = fresh();
    expect(draft.open).toBe('boat');
    expect(draft.result).toBeNull();
    draft = draft.choose('boat', 'one');
    expect(draft.open).toBe('to');
    expect(draft.values('to')).toEqual([
      { value: 'Castle', options: 2 },
      { value: 'Cave', options: 1 },
    ]);
    draft = draft.choose('to', 'Castle');
    expect(draft.open).toBe('by');
    expect(draft.choose('by', 'south').result).toBe('one south');
  });

  it('settles by itself what has one value left', () => {
    const draft = fresh().choose('boat', 'two');
    expect(draft.parts).toEqual({ boat: 'two', to: 'Cave' });
    expect(draft.isChosen('to')).toBe(false);
    expect(draft.open).toBeNull();
    expect(draft.result).toBe('two Cave');
  });

  it('drops what was chosen after a part that is chosen anew', () => {
    const draft = fresh().choose('boat', 'one').choose('to', 'Castle').choose('by', 'north').choose('to', 'Cave');
    expect(draft.result).toBe('one Cave');
    expect(draft.choose('boat', 'two').result).toBe('two Cave');
  });

  it('goes one choice back, and all of them', () => {
    const draft = fresh().choose('boat', 'one').choose('to', 'Castle');
    expect(draft.back().open).toBe('to');
    expect(draft.back().back().isBegun).toBe(false);
    expect(draft.anew().open).toBe('boat');
  });

  it('does not take what cannot be decided', () => {
    const draft = fresh().choose('boat', 'two');
    expect(draft.choose('to', 'Castle')).toBe(draft);
    expect(Draft.of([], ['boat']).result).toBeNull();
  });

  it('keeps as many of its choices as can still be made when the table has gone on', () => {
    const draft = fresh().choose('boat', 'one').choose('to', 'Castle').choose('by', 'north');
    expect(draft.rebased(WAYS.slice(1)).parts).toMatchObject({ boat: 'one', to: 'Castle', by: 'south' });
    expect(draft.rebased(WAYS.slice(2)).result).toBe('one Cave');
    expect(draft.rebased([WAYS[3]!]).result).toBe('two Cave');
    expect(draft.rebased(WAYS.slice(2)).isChosen('to')).toBe(false);
  });
});
