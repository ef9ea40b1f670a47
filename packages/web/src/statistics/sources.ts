import type { GameTally, TallyGroup } from '@roadstead/kernel';
import { deviceGroups } from './device.js';

export const SCOPES = ['device', 'me', 'server'] as const;
export type Scope = (typeof SCOPES)[number];

/** The games of a scope, counted; fails where the server does not answer. */
export function groupsOf(scope: Scope, game: GameTally): Promise<readonly TallyGroup[]> {
  return scope === 'device' ? deviceGroups(game) : onlineGroups(scope, game);
}

async function onlineGroups(scope: 'me' | 'server', { game }: GameTally): Promise<readonly TallyGroup[]> {
  const { api } = await import('../online/state/line.js');
  if (scope === 'server') return (await api.call('statistics', { params: { game } })).groups;
  const me = await api.call('me', {}).catch((error) => {
    // Whoever has never been here has played nothing here.
    if (error?.kind === 'refused') return null;
    throw error;
  });
  if (me === null) return [];
  return (await api.call('personStatistics', { params: { id: me.id, game } })).groups;
}
