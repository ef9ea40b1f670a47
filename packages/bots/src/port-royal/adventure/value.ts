import type { View } from '@roadstead/port-royal';
import { chances } from '../../value/net.js';
import { againstTime } from '../together-features.js';
import { rivalFeatures } from './rival-features.js';
import { RIVAL_NET } from './rival-net.js';
import { teamFeatures } from './team-features.js';
import { TEAM_NET } from './team-net.js';

/** Each seat's chance to win a chapter by what everybody sees; null amid a turn. */
export function chapterValue(view: View): readonly number[] | null {
  const team = teamFeatures(view);
  if (team !== null) {
    const [won] = chances(TEAM_NET, againstTime(team));
    return view.players.map(() => won!);
  }
  const rivals = rivalFeatures(view);
  return rivals === null ? null : chances(RIVAL_NET, rivals);
}
