import type { Event } from '@roadstead/sword-and-skull';
import { expect, it } from 'vitest';
import type { Desk } from '../../src/games/sword-and-skull/table/desk.svelte.js';
import { followed } from '../../src/games/sword-and-skull/table/island/follow.js';

const WAYS = [
  { key: 'a', figure: 'officer', to: 'O5', path: ['O4', 'O5'] },
  { key: 'b', figure: 'pirate', to: 'O9', path: ['O9'] },
];
const VIEW = { players: [{ officer: 'O3', pirate: 'O8' }] };

/** What the island goes by of a table. */
function desk(change: {
  readonly acts?: boolean;
  readonly behind?: boolean;
  readonly chosen?: string;
  readonly events?: readonly Event[];
}): Desk {
  const { acts = false, behind = false, chosen, events } = change;
  return {
    asking: { chosen: chosen === undefined ? null : { key: chosen }, drawn: acts ? WAYS : [], targets: [] },
    scene: { behind, beat: events === undefined ? null : { events } },
    view: VIEW,
    own: 0,
    isActing: acts,
  } as unknown as Desk;
}

const walk = { type: 'moved', seat: 2, figure: 'officer', path: ['O20', 'O21'] } as unknown as Event;

it('the island goes where a beat shows something, and where one can go once all is shown', () => {
  expect(followed(desk({ behind: true, events: [walk] }))).toEqual(['O21']);
  // What is asked is not in sight before what led to it was shown.
  expect(followed(desk({ acts: true, behind: true, events: [walk] }))).toEqual(['O21']);
  expect(followed(desk({ acts: true, events: [walk] }))).toEqual(['O3', 'O5', 'O8', 'O9']);
  expect(followed(desk({ acts: true, chosen: 'a' }))).toEqual(['O3', 'O4', 'O5']);
  expect(followed(desk({ events: [{ type: 'sent', to: 'O1' } as unknown as Event] }))).toEqual(['O1']);
  expect(followed(desk({}))).toEqual([]);
});
