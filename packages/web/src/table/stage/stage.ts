import { type Seat, same, type Typed } from '@roadstead/kernel';
import type { Played, Standing } from '@roadstead/protocol';
import type { ShownBeat } from '../../games/stage.js';
import { type Cue, cuesOf, type LogPlace, type Staging, toldAfter } from './cues.js';
import { Queue, type Showing } from './queue.js';
import { actBefore, entriesSince, type LogPoint, lastTurnEnd, ownerOf } from './since.js';

/** How a game really stands, as its source tells it. */
export interface Truth {
  readonly standing: Standing;
  readonly opening: readonly Typed[];
  readonly log: readonly Played[];
  readonly seat: Seat | null;
}

/** How it is shown: the same, or not yet as far. */
export interface Shown {
  readonly standing: Standing;
  readonly log: readonly Played[];
  readonly told: readonly Typed[];
  readonly beat: ShownBeat | null;
}

/** What is told when something is shown. */
export interface Heard {
  readonly events: readonly Typed[];
  /** Whose doing it is; null where the doings of several are shown at once. */
  readonly by: Seat | null;
  /** Nothing is left to be shown. */
  readonly isLast: boolean;
  /** It was not shown one by one. */
  readonly isJump: boolean;
  /** Whose ears hear it. */
  readonly seat: Seat | null;
}

export interface StageWorld {
  /** What a millisecond of the usual speed takes; 0: nothing is shown one by one. */
  speed(): number;
  /** Things fade instead of travelling. */
  isStill(): boolean;
  isBot(seat: Seat): boolean;
  changed(): void;
  heard(heard: Heard): void;
}

/** So long things fade that must not travel. */
const FADE_MS = 120;
const BOTS_SPEED = 0.5;
/** More entries than this at once are old news: whoever was away is shown how it stands. */
const MOST = 12;
/** Before it is played back, the table can be looked at as it was. */
const LOOK: Cue['beat'] = { land: 0, hold: 500, steady: true };

/**
 * Shows a table event by event, while the game itself may be further. Whoever acts sees how it really stands first; an undo,
 * a reload and whatever cannot be followed are shown at once.
 */
export class Stage {
  private readonly ui: Staging;
  private readonly world: StageWorld;
  private readonly most: number;
  private readonly queue = new Queue<Cue>(
    (cue) => this.show(cue),
    () => this.rest(),
  );
  private truth: Truth;
  private current: Shown;
  /** How far the truth is told: where the next entry begins. */
  private end: LogPlace;
  /** The choices that were shown last: as long as they are the same, they can be used. */
  private asked: readonly Typed[] = [];
  private beats = 0;
  /** Whose eyes look: where the device goes to another seat, what its own act led to is still seen by the one before. */
  private eyes: Seat | null;

  constructor(truth: Truth, ui: Staging, world: StageWorld, most = MOST) {
    this.ui = ui;
    this.world = world;
    this.most = most;
    this.truth = truth;
    this.end = this.placeOf(truth);
    this.eyes = truth.seat;
    this.current = this.trueScene(null);
    this.asked = truth.standing.legal;
  }

  get shown(): Shown {
    return this.current;
  }

  /** More is still to be shown. */
  get isBehind(): boolean {
    return this.queue.left > 0;
  }

  get isPaused(): boolean {
    return this.queue.isPaused;
  }

  /** Something is being shown, be it the last thing. */
  get isBusy(): boolean {
    return this.queue.isRunning || this.isPaused;
  }

  /** Something that others did is still to be shown: what is asked now has not been seen yet. */
  get isQuestionUnseen(): boolean {
    return this.isBehind && !same(this.asked, this.truth.standing.legal);
  }

  /** The act after which one's view must be known to play back what happened since one's last turn; null if nothing did. */
  get playsBackFrom(): number | null {
    const { mark } = this;
    return mark === null ? null : actBefore(this.truth.log, mark);
  }

  /** How it stands now. */
  follow(truth: Truth): void {
    const before = this.truth;
    this.truth = truth;
    const fresh = truth.log.slice(this.end.seq);
    // Another's question is another question, be it in the same words.
    if (truth.seat !== before.seat) this.asked = [];
    const isNews = fresh.length > 0 && isSameTable(before, truth) && fresh.every(({ kind }) => kind === 'act');
    if (isNews) this.go(fresh);
    else if (truth.log.length !== before.log.length || truth.seat !== before.seat) this.lose(fresh);
    else if (!this.isBehind) this.put(this.trueScene(this.current.beat));
  }

  /** Ends what is shown now. */
  skip(): void {
    this.queue.skip();
    this.world.changed();
  }

  pause(): void {
    this.queue.pause();
    this.world.changed();
  }

  goOn(): void {
    this.queue.goOn();
    this.world.changed();
  }

  step(): void {
    this.queue.step();
    this.world.changed();
  }

  /** Shows at once how it really stands. */
  finish(): void {
    if (!this.isBusy && !this.isBehind) return;
    const events = this.queue.clear().flatMap((cue) => cue.events);
    this.put(this.trueScene(null));
    this.world.heard({ events, by: null, isLast: true, isJump: true, seat: this.eyes });
  }

  /** Shows once more what happened since this seat's last turn, from what it saw after act number `playsBackFrom`. */
  playBack(view: unknown): void {
    const { mark } = this;
    if (mark === null) return;
    this.finish();
    const from = this.placeAt(mark, view);
    const since = this.since(mark);
    const look: Cue = { played: { ...since[0]!, events: [] }, beat: LOOK, events: [], after: from };
    this.asked = [];
    this.queue.add([look, ...this.walk(from, since)]);
  }

  close(): void {
    this.queue.clear();
  }

  /** Where the last turn of this seat ended, if something happened since that is shown one by one. */
  private get mark(): LogPoint | null {
    const { opening, log, seat } = this.truth;
    if (seat === null || this.ui.stage === undefined || this.world.speed() === 0) return null;
    const mark = lastTurnEnd(opening, log, seat, this.ui.isTurn);
    return this.since(mark).length > 0 ? mark : null;
  }

  /** A point in the logbook, of what was seen after the act before it. */
  private placeAt({ seq, upTo }: LogPoint, view: unknown): LogPlace {
    const { opening, log } = this.truth;
    const { stage, isTurn } = this.ui;
    const before = entriesSince(opening, log.slice(0, Math.max(0, seq - 1)), { seq: 0, upTo: 0 });
    const told = before.reduce((told, { events }) => toldAfter(told, events, isTurn), toldAfter([], opening, isTurn));
    const place: LogPlace = { seq, upTo, view, told };
    const events = seq === 0 ? [] : log[seq - 1]!.events.slice(0, upTo);
    return events.reduce(
      ({ view, told }, event) => ({
        ...place,
        view: stage!.apply(view, event, told),
        told: toldAfter(told, [event], isTurn),
      }),
      place,
    );
  }

  private since(mark: LogPoint): readonly Played[] {
    const { opening, log } = this.truth;
    const told = entriesSince(opening, log, mark).filter(({ events }) => events.length > 0);
    return told.map(({ seq }) => log[seq - 1]!);
  }

  private go(fresh: readonly Played[]): void {
    const cues = this.walk(this.end, fresh);
    this.end = { ...cues.at(-1)!.after, view: this.truth.standing.view };
    if (fresh.some(({ seat }) => seat === this.truth.seat)) this.asked = [];
    if (this.world.speed() === 0 || fresh.length > this.most) {
      this.jump(cues.flatMap(({ events }) => events));
      return;
    }
    if (this.isBusy && !this.isBehind) this.put({ ...this.current, standing: this.lagging(this.current.standing) });
    this.queue.add(cues);
  }

  /** What cannot be followed: somebody took something back, or another looks at the table. */
  private lose(fresh: readonly Played[]): void {
    this.end = this.placeOf(this.truth);
    this.jump(fresh.flatMap(({ events }) => events));
  }

  private jump(events: readonly Typed[]): void {
    this.queue.clear();
    this.put(this.trueScene(null));
    this.world.heard({ events, by: null, isLast: true, isJump: true, seat: this.eyes });
  }

  /** The cues of some entries. */
  private walk(from: LogPlace, entries: readonly Played[]): Cue[] {
    const { standing } = this.truth;
    const cues: Cue[] = [];
    let place = from;
    for (const played of entries) {
      const known = played.seq === standing.seq ? standing : null;
      cues.push(...cuesOf(played, place, this.ui, this.eyes, known));
      place = cues.at(-1)!.after;
    }
    return cues;
  }

  private ownerAt({ told }: LogPlace): Seat | null {
    return ownerOf(told[0], this.ui.isTurn);
  }

  private show(cue: Cue): Showing {
    const { beat, after, played } = cue;
    const speed = this.world.speed();
    const pace = speed * (!beat.steady && this.world.isBot(played.seat) ? BOTS_SPEED : 1);
    const landMs = beat.land === 0 ? 0 : this.world.isStill() ? FADE_MS : beat.land * pace;
    const { eyes } = this;
    const shown = { ...beat, id: ++this.beats, events: cue.events, landMs };
    if (this.isBehind) {
      this.put({
        standing: this.lagging({ ...this.notYet(cue), seq: after.seq, view: after.view }),
        log: logUpTo(this.truth.log, after),
        told: after.told,
        beat: shown,
      });
    } else {
      this.put(this.trueScene(shown));
    }
    this.world.heard({ events: cue.events, by: played.seat, isLast: !this.isBehind, isJump: false, seat: eyes });
    return { ms: landMs + beat.hold * pace, least: (beat.least ?? 0) * speed };
  }

  /** Everything has been looked at. */
  private rest(): void {
    this.put({ ...this.current, beat: null });
  }

  /** The game goes on, whatever came of it; the odds of the moment before stay until those of the next are known. */
  private notYet({ played, after }: Cue): Standing {
    // An act may end one's own turn and begin another's.
    const [began] = after.told;
    const isNewTurn = began !== undefined && played.events.includes(began);
    const seat = (isNewTurn ? this.ownerAt(after) : null) ?? played.seat;
    const { result, odds: later, ...standing } = this.truth.standing;
    const { odds } = this.current.standing;
    return { ...standing, seat: this.eyes, toAct: [seat], over: false, ...(odds !== undefined && { odds }) };
  }

  private lagging(standing: Standing): Standing {
    const { legal } = this.truth.standing;
    return { ...standing, legal: same(this.asked, legal) ? legal : [] };
  }

  private trueScene(beat: ShownBeat | null): Shown {
    const { standing, log, seat } = this.truth;
    this.asked = standing.legal;
    this.eyes = seat;
    return { standing, log, told: this.end.told, beat };
  }

  private placeOf({ standing, opening, log }: Truth): LogPlace {
    const { isTurn } = this.ui;
    const told = entriesSince(opening, log, { seq: 0, upTo: 0 }).reduce(
      (told, { events }) => toldAfter(told, events, isTurn),
      toldAfter([], opening, isTurn),
    );
    return { seq: log.length, upTo: log.at(-1)?.events.length ?? opening.length, view: standing.view, told };
  }

  private put(shown: Shown): void {
    this.current = shown;
    this.world.changed();
  }
}

/** The logbook goes on from where it was, for the same eyes or others that see the same. */
function isSameTable(before: Truth, now: Truth): boolean {
  return now.log.length >= before.log.length && (before.seat === null) === (now.seat === null);
}

function logUpTo(log: readonly Played[], { seq, upTo }: LogPlace): readonly Played[] {
  const played = log[seq - 1];
  if (played === undefined) return [];
  return [...log.slice(0, seq - 1), { ...played, events: played.events.slice(0, upTo) }];
}
