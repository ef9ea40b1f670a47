import { eventsFor, FastRandom, Table } from '@roadstead/kernel';
import { type Event, portRoyal } from '@roadstead/port-royal';
import { describe, expect, it } from 'vitest';
import { ADVENTURE_TABLES } from '../../../../games/port-royal/test/adventure-tables.js';
import type { ChapterView } from '../../../src/games/port-royal/adventure/play/chapter.js';
import { monthsEndOf } from '../../../src/games/port-royal/adventure/play/months-end.js';
import { isTurn } from '../../../src/games/port-royal/play/events.js';
import { apply } from '../../../src/games/port-royal/stage/apply.js';
import { beats } from '../../../src/games/port-royal/stage/beats.js';
import { toldAfter } from '../../../src/table/stage/cues.js';

/** Where each question leads to (rules A, paths). */
const WAYS: Readonly<Record<string, readonly [asked: string, yes: string, no: string]>> = {
  11: ['10', '12', '13'],
  12: ['11', '14', '15'],
  13: ['11', '14', '15'],
  21: ['20', '22', '23'],
  22: ['21', '24', '25'],
  23: ['21', '24', '25'],
};

describe('a month’s end as it is shown', () => {
  it('PR-A4 tells the question with its answer, the mission and the pile, each once it is told', () => {
    const seen = new Set<string>();
    for (const [i, request] of ADVENTURE_TABLES.slice(0, 14).entries()) {
      const table = Table.open(portRoyal, { ...request, seed: `end ${i}` });
      const random = new FastRandom(`end ${i}`);
      let turn = toldAfter([], eventsFor([...table.retell()][0]!.told, 0), isTurn) as readonly Event[];
      while (!table.over) {
        let view = table.view(0);
        const legal = table.legal(table.toAct[0]!);
        for (const event of eventsFor(table.act(table.toAct[0]!, legal[random.int(legal.length)]!), 0)) {
          const before = view;
          view = apply(view, event, turn);
          const shown = beats({ event, before, after: view, told: turn, seat: 0 });
          turn = toldAfter(turn, [event], isTurn) as readonly Event[];
          const isScene = shown?.some(({ show }) => show?.kind === 'month') ?? false;
          const end = monthsEndOf(view as ChapterView, turn);
          if (isScene) expect(end).not.toBeNull();
          if (event.type === 'story' && isScene) {
            const asker = before.missions!.at(-1)!.id;
            const way = WAYS[asker];
            expect(end!.laid).toBe(event.mission);
            if (way) {
              expect(end!.asks).toEqual({ mission: way[0], isYes: event.mission === way[1] });
              seen.add(end!.asks!.isYes ? 'yes' : 'no');
            }
          }
          if (event.type === 'month') expect(end!.pile).toEqual(view.events!.pile);
        }
      }
    }
    expect([...seen].sort()).toEqual(['no', 'yes']);
  });
});
