import { describe, expect, it } from 'vitest';
import { castOf, isDealing } from '../../../src/games/port-royal/adventure/play/cast.js';
import { chapterIn } from '../../../src/games/port-royal/adventure/play/chapter.js';
import { Played } from '../positions.js';

const castAt = (played: Played) => castOf(chapterIn(played.view)!);
const sidesIn = (played: Played) =>
  castAt(played).flatMap(({ sides }) => sides.filter(({ isChoice }) => isChoice).map(({ character }) => character.id));

describe('PR-A1 who wants to be whom', () => {
  it('a card is dealt: its two sides come first, and the others lie idle', () => {
    const played = new Played({ dealt: true, seats: 2, options: { chapter: 1, mode: 'co-op' } });
    const [first, ...others] = castAt(played);
    expect(first).toMatchObject({ seat: 0, isIdle: false, sides: [{ isChoice: true }, { isChoice: true }] });
    expect(others.every(({ isIdle }) => isIdle)).toBe(true);
    expect(isDealing(chapterIn(played.view)!, 0)).toBe(true);
  });

  it('what is picked is seen with who plays it, and only one side of it', () => {
    const played = new Played({ dealt: true, seats: 2, options: { chapter: 1, mode: 'co-op' } });
    const [character] = sidesIn(played);
    played.act({ type: 'character', character: character! });
    const taken = castAt(played).filter(({ sides }) => sides.some(({ seat }) => seat === 0));
    expect(taken).toHaveLength(1);
    expect(taken[0]!.sides.map(({ seat }) => seat).sort()).toEqual([0, null]);
    expect(isDealing(chapterIn(played.view)!, 1)).toBe(false);
  });

  it('picked in turn: all sides of all free cards, none of those that are taken', () => {
    const played = new Played({ dealt: true, seats: 3, options: { chapter: 1, characters: 'pick' } });
    expect(sidesIn(played)).toHaveLength(10);
    played.act({ type: 'character', character: 'char_mary' });
    expect(sidesIn(played)).toHaveLength(8);
    expect(sidesIn(played)).not.toContain('char_ferdinando');
  });
});
