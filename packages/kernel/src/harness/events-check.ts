import { act } from '../act.js';
import type { Seat, Typed } from '../contract.js';
import { eventsFor, listener, type Told } from '../logbook/retell.js';
import { type RecordingChance, ReplayChance } from '../random/recording.js';
import { Refusal } from '../refusal.js';
import { same } from '../same.js';
import { type MetState, mustEqual, nameOf } from './met-state.js';

/** A legal action carried out, and what came of it. */
export interface CarriedOut {
  readonly seat: Seat;
  readonly action: Typed;
  readonly what: string;
  readonly state: unknown;
  readonly told: readonly Told<Typed>[];
  readonly chance: RecordingChance;
}

/** The same deed in a state that a viewer could not tell from the real one. */
interface Elsewhere {
  readonly before: unknown;
  readonly state: unknown;
  readonly told: readonly Told<Typed>[];
}

/**
 * Does the same in a state that a viewer could not tell from this one. Where neither chance nor a reveal had a part,
 * the viewer must see and hear byte by byte the same afterwards, or undo would give back what it should not.
 */
export function checkForesight(moment: MetState, deed: CarriedOut): void {
  const { game, watch, viewers } = moment;
  for (const viewer of viewers) {
    const there = elsewhere(moment, deed, viewer);
    if (there === null) continue;
    const views = [game.view(deed.state, viewer), game.view(there.state, viewer)] as const;
    const heard = [eventsFor(deed.told, viewer), eventsFor(there.told, viewer)] as const;
    const who = nameOf(viewer);
    if (deed.chance.quiet) {
      const check = 'what comes to light is said to be revealed';
      mustEqual(watch, check, `${deed.what}: without a barrier, the view of ${who}`, ...views);
      mustEqual(watch, check, `${deed.what}: without a barrier, what ${who} hears`, ...heard);
    } else if (isSame(views) && isOthersNews(moment, deed, there)) {
      mustEqual(
        watch,
        'events leak nothing',
        `${deed.what}: what only others may know, ${who} hears, for it`,
        ...heard,
      );
    }
  }
}

/**
 * True if nobody could tell the states apart before, but somebody can now. A viewer who still sees the same then must
 * have heard the same. (In other cases it may have heard more: something can be shown to all and be hidden again.)
 */
function isOthersNews({ game, state, viewers, eventsTellMore }: MetState, deed: CarriedOut, there: Elsewhere): boolean {
  const looksSame = (here: unknown, other: unknown) =>
    viewers.every((viewer) => isSame([game.view(here, viewer), game.view(other, viewer)]));
  return !eventsTellMore && looksSame(state, there.before) && !looksSame(deed.state, there.state);
}

function isSame([a, b]: readonly [unknown, unknown]): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** Null where the same deed could not be done with the same chance. */
function elsewhere({ game, state, random, watch }: MetState, deed: CarriedOut, viewer: Seat | null): Elsewhere | null {
  const before = game.redeal(state, viewer, random);
  const legal: readonly Typed[] = game.legal(before, deed.seat);
  if (!legal.some((action) => same(action, deed.action))) return null;
  const after = game.clone(before);
  const told: Told<Typed>[] = [];
  const chance = new ReplayChance(deed.chance.drawn);
  try {
    act(game, after, deed.seat, deed.action, chance, listener(told));
    chance.finish();
    return { before, state: after, told };
  } catch (error) {
    if (error instanceof Refusal && !deed.chance.quiet) return null; // there, other chance would have been needed
    return watch.fail(
      'a redealt state can be played on',
      `${deed.what} after a redeal for ${nameOf(viewer)}: ${error}`,
    );
  }
}

/**
 * A choice that only its owner can see afterwards must not be told to others: where two actions look the same to a
 * viewer but not to the one who acts, the viewer must hear the same of both.
 */
export function checkSecretChoice(moment: MetState, deeds: readonly CarriedOut[]): void {
  const { game, watch, viewers, eventsTellMore } = moment;
  if (eventsTellMore) return;
  const quiet = deeds.filter((deed) => deed.chance.quiet);
  for (const viewer of viewers) {
    const known = new Map<string, CarriedOut>();
    for (const deed of quiet) {
      if (viewer === deed.seat) continue;
      const view = JSON.stringify(game.view(deed.state, viewer));
      const other = known.get(view);
      known.set(view, other ?? deed);
      if (other === undefined || same(game.view(deed.state, deed.seat), game.view(other.state, deed.seat))) continue;
      const what = `whether ${deed.what} or ${JSON.stringify(other.action)}, what ${nameOf(viewer)} hears`;
      mustEqual(watch, 'secret choices stay secret', what, eventsFor(deed.told, viewer), eventsFor(other.told, viewer));
    }
  }
}
