import type { Seat, Typed } from '@roadstead/kernel';
import type { Played, Standing } from '@roadstead/protocol';
import type { GameUi } from '../../games/game-ui.js';
import type { Beat } from '../../games/stage.js';

/** How far a game has been told: so many events of an entry, and what is seen then. */
export interface LogPlace {
  readonly seq: number;
  readonly upTo: number;
  readonly view: unknown;
  /** What happened in this turn, its beginning first. */
  readonly told: readonly Typed[];
}

/** A beat in its place: what is told with it, and how far the game is told then. */
export interface Cue {
  readonly played: Played;
  readonly beat: Beat;
  readonly events: readonly Typed[];
  readonly after: LogPlace;
}

export type Staging = Pick<GameUi, 'stage' | 'isTurn'>;

/** A game that stages nothing shows each entry as one beat: others' acts are left to be looked at. */
const OWN_ENTRY: Beat = { land: 320, hold: 0 };
const OTHERS_ENTRY: Beat = { land: 320, hold: 430, steady: true };
const UNSEEN: Beat = { land: 0, hold: 0 };

/** What is shown of an entry, from a place in it or before it. `known`: how the game stands after it, where that was told. */
export function cuesOf(played: Played, from: LogPlace, ui: Staging, seat: Seat | null, known: Standing | null): Cue[] {
  const cues = ui.stage ? staged(played, from, ui, ui.stage, seat) : [whole(played, from, ui, seat)];
  if (known === null) return cues;
  const last = cues.at(-1)!;
  const end = { ...last.after, view: known.view };
  const untold = ui.stage?.untold?.({ before: last.after.view, after: known.view }) ?? [];
  if (untold.length === 0) return [...cues.slice(0, -1), { ...last, after: end }];
  return [...cues, ...untold.map((beat): Cue => ({ played, beat, events: [], after: { ...end, ...viewIn(beat) } }))];
}

function staged(
  played: Played,
  from: LogPlace,
  ui: Staging,
  stage: NonNullable<GameUi['stage']>,
  seat: Seat | null,
): Cue[] {
  const cues: Cue[] = [];
  let { view, told } = from;
  let waiting: Typed[] = [];
  const { seq } = played;
  const first = from.seq === seq ? from.upTo : 0;
  for (const [i, event] of played.events.entries()) {
    if (i < first) continue;
    const before = view;
    view = stage.apply(before, event, told);
    const beats = stage.beats({ event, before, after: view, told, seat });
    const earlier = told;
    told = ui.isTurn(event) ? [event] : [...told, event];
    const place = { seq, upTo: i + 1, told };
    const last = cues.at(-1);
    if (beats === null || (beats.length === 0 && last === undefined)) {
      waiting.push(event);
    } else if (beats.length === 0) {
      const events = [...last!.events, ...waiting, event];
      cues[cues.length - 1] = { ...last!, events, after: { ...place, view } };
      waiting = [];
    } else {
      const first = beats.findIndex(({ isEarly }) => !isEarly);
      for (const [n, beat] of beats.entries()) {
        const events = n === first ? [...waiting, event] : [];
        const scene = 'view' in beat ? { view: beat.view, told: earlier } : { view };
        cues.push({ played, beat, events, after: { ...place, ...scene, ...(beat.isEarly && { upTo: i }) } });
      }
      waiting = [];
    }
  }
  // What nothing followed is seen all the same.
  const last = cues.at(-1);
  const end = { seq, upTo: played.events.length, view, told };
  if (last === undefined || waiting.length > 0) cues.push({ played, beat: UNSEEN, events: waiting, after: end });
  else cues[cues.length - 1] = { ...last, after: end };
  return cues;
}

const viewIn = (beat: Beat) => ('view' in beat ? { view: beat.view } : {});

function whole(played: Played, from: LogPlace, { isTurn }: Staging, seat: Seat | null): Cue {
  const { seq, events } = played;
  const rest = events.slice(from.seq === seq ? from.upTo : 0);
  const told = toldAfter(from.told, rest, isTurn);
  const beat = played.seat === seat ? OWN_ENTRY : OTHERS_ENTRY;
  return { played, beat, events: rest, after: { seq, upTo: events.length, view: from.view, told } };
}

/** What happened in the turn that is under way, its beginning first. */
export function toldAfter(
  told: readonly Typed[],
  events: readonly Typed[],
  isTurn: (event: Typed) => boolean,
): readonly Typed[] {
  const begins = events.findLastIndex(isTurn);
  return begins < 0 ? [...told, ...events] : events.slice(begins);
}
