import { FIGURES } from '../board/figures.js';
import type { Step } from '../state.js';

// Steps that come again and again are always the same objects.

const forFigures = (make: (figure: number) => Step): readonly Step[] =>
  FIGURES.map((_, figure) => Object.freeze(make(figure)));

export const BEGIN: Step = Object.freeze({ do: 'begin' });
export const BEFORE_ROLLING: Step = Object.freeze({ do: 'beforeRolling' });
export const BIDS: Step = Object.freeze({ do: 'bids' });
export const END: Step = Object.freeze({ do: 'end' });
export const WHOSE_FIRST: Step = Object.freeze({ do: 'first' });

/** By figure. */
export const SPACE = forFigures((figure) => ({ do: 'space', figure }));
export const FIGHTS = forFigures((figure) => ({ do: 'fights', figure }));
export const DUES = forFigures((figure) => ({ do: 'dues', figure }));
export const AT_ONCE = forFigures((figure) => ({ do: 'atOnce', figure }));
export const AT_DEN = forFigures((figure) => ({ do: 'den', figure }));
