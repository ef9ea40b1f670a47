import type { Language } from '@roadstead/kernel';
import type { Standing } from '@roadstead/protocol';
import type { SeatName } from '../../../table/model.js';
import type { Turn } from '../../game-ui.js';
import { WORDS } from '../words/index.js';
import { kindOf } from './kind.js';
import { isActing, ownSeat, standOf } from './standing.js';

/** Whose turn it is; in another's turn one is asked for leave, in fights, and where cubes are short. */
export function turn(standing: Standing, language: Language, _name: SeatName): Turn {
  const stand = standOf(standing);
  const of = stand.view.active ?? stand.toAct[0] ?? ownSeat(stand);
  if (of === stand.seat || !isActing(stand)) return { of };
  const { may } = WORDS[language];
  const kind = kindOf(stand);
  return { of, may: kind !== null && kind in may ? may[kind as keyof typeof may] : may.other };
}
