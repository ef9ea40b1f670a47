import type { Event, View } from '@roadstead/companies';
import type { Beat, StageMoment } from '../../stage.js';
import type { Show } from './show.js';

type Beats = readonly Beat<Show>[] | null;

/** With the beat before it (the first of an entry with the one after it), or always with the next one. */
const BEFORE: Beats = [];
const NEXT: Beats = null;

const one = (land: number, hold: number, show: Show = { kind: 'plain' }): Beats => [{ land, hold, show }];

/** What is shown of an event, and for how long: by what everybody sees alone. */
export function beats({ event, seat }: StageMoment<View, Event>): Beats {
  switch (event.type) {
    case 'turn':
      return [{ land: 0, hold: 450, steady: true, show: { kind: 'turn', seat: event.seat } }];
    case 'sailed':
      return one(420, 120, { kind: 'sails', seat: event.seat, fleet: event.fleet, from: event.from, to: event.to });
    case 'slipped':
      return one(420, 300);
    case 'started':
    case 'split':
    case 'shifted':
    case 'merged':
      return one(200, 350);
    case 'loaded':
      return one(120, 130);
    case 'leave':
      return one(0, event.from === seat || event.to === seat ? 900 : 450);
    case 'income':
    case 'delivered':
      return one(250, 450);
    case 'dumped':
    case 'paid':
    case 'repaired':
      return one(100, 200);
    case 'stayed':
      return NEXT;
    case 'met':
    case 'passed':
      return one(150, 600);
    case 'fight':
      return one(250, 700, { kind: 'fight', against: event.against });
    case 'strategies':
      return [
        { land: 400, hold: 1500, steady: true, show: { kind: 'cards', cards: event.cards, begins: event.begins } },
      ];
    case 'damage':
      return one(120, 350);
    case 'mutiny':
      return one(120, event.why === 'tile' ? 250 : 400);
    case 'lost':
    case 'captured':
      return one(250, 800);
    case 'experience':
    case 'seasoned':
    case 'marked':
    case 'moved':
      return one(100, 350);
    case 'refilled':
      return event.fields.length === 0 ? BEFORE : one(200, 350);
    case 'bought':
    case 'built':
    case 'abandoned':
    case 'researched':
      return one(250, 500);
    case 'year':
      return one(0, 700);
    case 'tile':
      return one(150, 650, { kind: 'tile', stack: event.stack, tile: event.tile });
    case 'storm':
      return one(300, 700);
    case 'pips':
      return one(120, 400);
    case 'roll':
      return one(400, 900, { kind: 'roll', n: event.n, tokens: event.tokens });
    case 'pledged':
      return one(0, 450);
    case 'scoring':
      return [
        {
          land: 500,
          hold: 3500,
          least: 600,
          steady: true,
          show: { kind: 'scoring', points: event.points, order: event.order },
        },
      ];
    case 'nation':
    case 'removed':
      return one(250, 650);
    case 'over':
      return [{ land: 0, hold: 1200, steady: true, show: { kind: 'plain' } }];
  }
}
