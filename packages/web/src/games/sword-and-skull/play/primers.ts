import type { Language } from '@roadstead/kernel';
import type { Standing } from '@roadstead/protocol';
import { ransoms } from '@roadstead/sword-and-skull';
import type { Primer } from '../../game-ui.js';
import { PRIMERS } from './primer-words.js';
import { isActing, standOf } from './standing.js';

/** What a newcomer should know before answering: the goal first, then what is asked. */
export function primers(standing: Standing, language: Language): readonly Primer[] {
  const stand = standOf(standing);
  const { pending, players } = stand.view;
  if (!isActing(stand) || pending === null || pending.seat !== stand.seat) return [];
  const prices = ransoms(players.length);
  const { goal, asked } = PRIMERS[language];
  return [
    { kind: 'goal', text: goal(Math.min(...prices), Math.max(...prices)) },
    { kind: pending.kind, text: asked[pending.kind] },
  ];
}
