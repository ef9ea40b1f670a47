import { PLATE_NAMES } from '@roadstead/art/port-royal/adventure';
import { EVENTS } from '@roadstead/port-royal';
import { expect, it } from 'vitest';

it('PR-A28 every event has its picture, and none is drawn for an event that there is not', () => {
  const drawn = PLATE_NAMES.filter((name) => name.startsWith('event_'));
  expect(drawn.toSorted()).toEqual(EVENTS.map(({ id }) => id).toSorted());
});
