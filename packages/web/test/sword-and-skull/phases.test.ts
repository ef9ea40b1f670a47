import type { Event } from '@roadstead/sword-and-skull';
import { describe, expect, it } from 'vitest';
import { shownPhase } from '../../src/games/sword-and-skull/play/phases.js';

const walk: Event = { type: 'moved', seat: 1, figure: 'officer', path: ['O5'] };
const rolled = (why: 'move' | 'lava_tubes'): Event => ({ type: 'rolled', seat: 1, dice: [1, 0], why });

describe('where in the turn one is', () => {
  it('SS-M1 is the move while a figure walks, though its space is asked about already', () => {
    expect(shownPhase({ phase: 'event' }, [walk], [rolled('move'), walk])).toBe('move');
  });

  it('SS-F7 is the space where the lava carries a figure on', () => {
    expect(shownPhase({ phase: 'event' }, [walk], [rolled('move'), walk, rolled('lava_tubes'), walk])).toBe('event');
  });

  it('is what the game says where nobody walks', () => {
    expect(shownPhase({ phase: 'fights' }, undefined, [rolled('move'), walk])).toBe('fights');
  });
});
