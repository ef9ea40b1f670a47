import { eventsFor, LANGUAGES, Table, type TableRequest } from '@roadstead/kernel';
import { type Action, type Event, portRoyal, type View } from '@roadstead/port-royal';
import { describe, expect, it } from 'vitest';
import type { ChapterView } from '../../../src/games/port-royal/adventure/play/chapter.js';
import { whyNotMission } from '../../../src/games/port-royal/adventure/play/reasons.js';
import { salesOf, spotOf } from '../../../src/games/port-royal/adventure/play/spot.js';
import { loadWords } from '../../../src/games/port-royal/words/index.js';
import { name, standOf } from './asked.js';

await Promise.all(LANGUAGES.map(loadWords));

/** A table with all that was told at it. */
function told(request: TableRequest, ...actions: readonly Action[]) {
  const table = Table.open(portRoyal, { seed: 'on the spot', start: 0, ...request });
  const [opening] = [...table.retell()];
  const events: Event[] = [...(eventsFor(opening!.told, null) as Event[])];
  for (const action of actions) events.push(...(eventsFor(table.act(table.toAct[0]!, action), null) as Event[]));
  return { view: table.view(table.toAct[0]!) as View as ChapterView, events };
}

const PILE = { pile: ['event_fog', 'event_alms', 'event_months_end'] };

describe('PR-A32 a mission on the spot', () => {
  const request = {
    seats: 4,
    options: { chapter: 5, mode: 'co-op' },
    byHand: {
      missions: ['50'],
      events: PILE,
      stack: ['base_tax_max_swords', 'base_ship_blue_5_3c'],
      hands: {
        0: { coins: 14, character: 'char_jean' },
        1: { coins: 16, character: 'char_grace' },
        2: { coins: 13, character: 'char_thomas' },
        3: { coins: 2, character: 'char_mary' },
      },
    },
  };

  it('all who pay a tax are asked in turn order; whoever pays none is not', () => {
    const { view, events } = told(request, { type: 'decline', mission: '50' });
    expect(spotOf(view, events)).toMatchObject({
      mission: { id: '50' },
      seat: 1,
      seats: [
        { seat: 0, state: 'passed' },
        { seat: 1, state: 'asked' },
        { seat: 2, state: 'waiting' },
      ],
    });
  });

  it('is told why it cannot be fulfilled before: it will be asked', () => {
    const { view } = told(request);
    expect(whyNotMission('50', standOf(view, 0, []), 'en', name)).toMatchObject({
      text: 'It is decided on the spot: you will be asked at that moment.',
    });
  });
});

describe('PR-A22 cubes are sold at a month’s end', () => {
  it('from the active player clockwise, to those who can pay', () => {
    const hands = {
      0: { coins: 9, character: 'char_jean', missions: ['10'] },
      1: { coins: 10, character: 'char_grace' },
      2: { coins: 3, character: 'char_thomas' },
    };
    const byHand = { missions: ['10', '11', '12', '14'], events: { pile: ['event_months_end'] }, hands };
    const first = told({ seats: 3, options: { chapter: 1 }, byHand });
    expect(salesOf(first.view, first.events).map(({ state }) => state)).toEqual(['asked', 'waiting', 'unable']);
    const next = told({ seats: 3, options: { chapter: 1 }, byHand }, { type: 'pay' });
    expect(salesOf(next.view, next.events).map(({ state }) => state)).toEqual(['decided', 'asked', 'unable']);
  });
});

describe('PR-A31 why a mission cannot be fulfilled yet', () => {
  it('says what is missing, and that Jean’s own sword does not count', () => {
    const hands = { 0: { coins: 3, character: 'char_jean', missions: ['10'] }, 1: { character: 'char_grace' } };
    const byHand = { missions: ['10', '11'], events: PILE, hands };
    const { view } = told({ seats: 2, options: { chapter: 1, mode: 'co-op' }, byHand });
    expect(whyNotMission('11', standOf(view, 0, []), 'en', name)?.text).toBe(
      'Still missing: swords 0 of 1, book 0 of 1. Only swords on hired persons count.',
    );
  });
});
