import { eventsFor, listener, type Told } from '@roadstead/kernel';
import { expect, test } from 'vitest';

test('everybody hears what is for him, and others the stand-in', () => {
  const told: Told<string>[] = [];
  const tell = listener(told);
  tell('a ship comes in');
  tell('you draw the 7', [1], 'seat 1 draws');
  tell('you two conspire', [0, 2]);
  expect(eventsFor(told, 0)).toEqual(['a ship comes in', 'seat 1 draws', 'you two conspire']);
  expect(eventsFor(told, 1)).toEqual(['a ship comes in', 'you draw the 7']);
  expect(eventsFor(told, null)).toEqual(['a ship comes in', 'seat 1 draws']);
});

test('an event for nobody is heard by nobody', () => {
  const told: Told<string>[] = [];
  listener(told)('secret', []);
  expect([null, 0, 1].flatMap((seat) => eventsFor(told, seat))).toEqual([]);
});
