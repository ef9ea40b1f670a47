import type { Language } from '@roadstead/kernel';
import type { Standing } from '@roadstead/protocol';
import type { SeatName } from '../../../table/model.js';
import type { Turn } from '../../game-ui.js';
import { isActing, standOf } from './standing.js';
import type { OutOfTurn } from './words/catalogue.js';
import { PLAY } from './words/index.js';

/** Whose turn it is; in another's turn one may bid, play a card in a fight, take a bonus or have to sell. */
export function turn(standing: Standing, language: Language, name: SeatName): Turn {
  const stand = standOf(standing);
  const { active, pending, fight } = stand.view;
  if (pending === null || stand.seat === active || !isActing(stand)) return { of: active };
  const { may, fightsYou } = PLAY[language].asks;
  const asked = may[pending.kind as OutOfTurn] as string | undefined;
  if (asked === undefined) return { of: active };
  if (pending.kind !== 'window' || fight === null) return { of: active, may: asked };
  return { of: active, may: `${fightsYou(name(fight.attacker), fight.figure)}, ${asked}` };
}
