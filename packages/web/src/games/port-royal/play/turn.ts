import type { Language } from '@roadstead/kernel';
import { figuresFor } from '@roadstead/port-royal';
import type { Standing } from '@roadstead/protocol';
import type { SeatName } from '../../../table/model.js';
import type { Turn } from '../../game-ui.js';
import { WORDS } from '../words/index.js';
import { askOf } from './ask.js';
import { isActing, standOf } from './standing.js';

/** Everybody may take a card in the turn of the active player: PR-T5. Whoever is asked something else in it reads the question. */
export function turn(standing: Standing, language: Language, name: SeatName): Turn {
  const stand = standOf(standing);
  const { view, seat } = stand;
  const { active } = view;
  if (seat === null || seat === active || !isActing(stand)) return { of: active };
  const picks = view.phase === 'trade' ? Math.min(view.picksLeft, view.harbour.length) : 0;
  if (picks === 0) return { of: active, may: askOf(stand, language, name) };
  const { asks, counts } = WORDS[language];
  return { of: active, may: asks.mayTake(picks, name(active), counts.coins(figuresFor(view, seat).fee)) };
}
