import { describe, expect, it } from 'vitest';
import { ONLINE_PLACES } from '../src/online/places.js';
import { currentIn, placeOf, type SectionName } from '../src/router/sections.js';

const SECTIONS: readonly SectionName[] = [
  'play',
  'online',
  'learn',
  'rules',
  'replays',
  'statistics',
  'daily',
  'you',
  'settings',
];
const marked = (place: string) => SECTIONS.filter((section) => currentIn(section, place) !== undefined);

describe('the masthead', () => {
  it('marks the page itself where it leads to, and where any other page belongs to', () => {
    for (const section of SECTIONS) expect(currentIn(section, placeOf(section))).toBe('page');
    expect(currentIn('online', 'ratings')).toBe('true');
    expect(currentIn('replays', 'analysis')).toBe('true');
    expect(currentIn('play', 'online')).toBeUndefined();
  });

  it('has one place for every page', () => {
    const places = [
      '',
      'new',
      'game',
      'replay',
      'analysis',
      'settings',
      'statistics',
      'rules',
      'learn',
      ...ONLINE_PLACES,
    ];
    for (const place of places) expect(marked(place), place).toHaveLength(1);
    expect(marked('nowhere')).toEqual([]);
  });
});
