import { clockwise, type Seat } from '@roadstead/kernel';
import type { View } from '../../../view.js';
import type { CampaignState } from '../campaign-state.js';
import type { StoryMission } from './ids.js';
import { remembered } from './memory.js';
import type { StoryPageId } from './pages.js';
import { type Memory, NO_MEMORY, type StoryTelling } from './tell.js';

/** The short name of a character, as the story calls the ten; empty for nobody. */
export function shortName(character: string | null | undefined): string {
  const name = character?.replace('char_', '') ?? '';
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}

/** Who has most influence besides a seat; of those who tie the next in turn order. */
export function rivalOf<P extends { readonly influence: number }>(players: readonly P[], seat: Seat): P | undefined {
  const others = clockwise(players.length, seat)
    .slice(1)
    .map((other) => players[other]!);
  return others.toSorted((a, b) => b.influence - a.influence)[0];
}

/** To whom a card is told, by what everybody sees; `before`: what the chapters before have left behind. */
export function tellingFor(view: View, card: StoryPageId, seat: Seat, before: Memory = NO_MEMORY): StoryTelling {
  const { players, missions = [], card9, options } = view;
  const at = missions.findIndex(({ id }) => id === card);
  const laid = at < 0 ? missions : missions.slice(0, at);
  const ahead = rivalOf(players, seat);
  const done = laid.flatMap(({ id, done: [first] }) =>
    first === undefined ? [] : [[id as StoryMission, shortName(players[first]!.character)] as const],
  );
  return {
    mode: card9 == null ? 'competitive' : 'co-op',
    hero: shortName(players[seat]?.character),
    crew: players.map(({ character }) => shortName(character)),
    ...(ahead && { rival: shortName(ahead.character) }),
    failures: (options.campaign as CampaignState | null | undefined)?.failures ?? 0,
    memory: remembered(before, {
      laid: new Set([...laid.map(({ id }) => id as StoryMission), card as StoryMission]),
      done: new Map(done),
      won: new Map(),
    }),
  };
}
