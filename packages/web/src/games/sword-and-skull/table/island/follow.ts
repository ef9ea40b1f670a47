import type { Event } from '@roadstead/sword-and-skull';
import type { Desk } from '../desk.svelte.js';

/** The places that matter now: where one can go, or where something happens. */
export function followed({ asking, scene, view, own, isActing }: Desk): readonly string[] {
  const { chosen, drawn, targets } = asking;
  if (isActing && !scene.behind) {
    const way = drawn.find(({ key }) => key === chosen?.key);
    if (way) return [view.players[own]![way.figure], ...way.path];
    if (drawn.length > 0) return drawn.flatMap(({ figure, to }) => [view.players[own]![figure], to]);
    const at = targets.find((target) => target.chosen);
    return at ? [at.id] : [];
  }
  return (scene.beat?.events as readonly Event[] | undefined)?.flatMap(placesIn) ?? [];
}

function placesIn(event: Event): readonly string[] {
  if (event.type === 'moved') return event.path.slice(-1);
  return event.type === 'placed' || event.type === 'sent' ? [event.to] : [];
}
