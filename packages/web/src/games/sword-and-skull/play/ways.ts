import type { Language, Seat } from '@roadstead/kernel';
import {
  type Action,
  type ActionOf,
  castlePay,
  type Figure,
  type Landing,
  landing,
  spaceAt,
  spaceName,
  spaceTo,
  type WalkPlan,
  type Way,
  waysFrom,
} from '@roadstead/sword-and-skull';
import type { SeatName } from '../../../table/model.js';
import { landingLines } from './landing-lines.js';
import type { Choice, ChoiceLine } from './line.js';
import { percentText } from './percent-text.js';
import { signed } from './signed.js';
import type { Stand } from './standing.js';
import { type PlayTelling, tellingOf } from './telling.js';

/** One way to go, with all that it brings. */
export interface ToldWay extends Choice<Action> {
  readonly figure: Figure;
  /** Null for a figure that is put somewhere. */
  readonly by: number | null;
  readonly path: readonly string[];
  readonly to: string;
  /** The castle's place in the path, and what it pays. */
  readonly castle: Way['castle'];
  /** Where forks are ahead: the whole walk as one command, `action` being only its first step. */
  readonly plan: WalkPlan | null;
  readonly landing: Landing;
  /** The one fact that a flag on the island has room for. */
  readonly fact: ChoiceLine | null;
  /** All of it in a sentence. */
  readonly spoken: string;
}

/** The ways of the question that is asked: which figure walks, which way at a fork, where a figure is put. */
export function waysOf(stand: Stand, language: Language, name: SeatName): readonly ToldWay[] {
  const telling = tellingOf(stand, language, name);
  const { pending } = stand.view;
  if (pending === null) return [];
  const { seat } = pending;
  return stand.legal.flatMap((action) => {
    switch (action.type) {
      case 'move':
        return walks(action, action.figure, action.by, seat, telling);
      case 'place':
        return [putting(action, action.figure, action.to, seat, telling)];
      case 'go':
        return pending.kind === 'fork' ? goings(action, pending.figure, pending.left, seat, telling) : [];
      default:
        return [];
    }
  });
}

/** The ways that a card for the start of a turn opens: Fair Winds (F13), Local Guide (F04). */
export function waysByCard(card: 'F04' | 'F13', stand: Stand, language: Language, name: SeatName): readonly ToldWay[] {
  const telling = tellingOf(stand, language, name);
  const seat = stand.view.pending?.seat;
  if (seat === undefined) return [];
  return stand.legal.flatMap((action) => {
    if (action.type !== 'play' || action.card !== card) return [];
    if (action.card === 'F13') return walks(action, action.figure, action.by, seat, telling);
    return action.card === 'F04' ? [putting(action, action.figure, action.to, seat, telling)] : [];
  });
}

function walks(
  action: ActionOf<'move' | 'play'>,
  figure: Figure,
  by: number,
  seat: Seat,
  telling: PlayTelling,
): readonly ToldWay[] {
  return waysFrom(telling.stand.view.players[seat]!, figure, by).map((way) => {
    const { forks, to } = way;
    const steps = way.path.length;
    const plan: WalkPlan | null = forks.length > 0 ? { type: 'walk', begin: action, figure, steps, forks, to } : null;
    return told(action, plan, way, seat, telling);
  });
}

/** On from a fork, as far as the steps that are left. */
function goings(
  action: ActionOf<'go'>,
  figure: Figure,
  left: number,
  seat: Seat,
  telling: PlayTelling,
): readonly ToldWay[] {
  return waysFrom(telling.stand.view.players[seat]!, figure, left)
    .filter(({ forks }) => forks[0] === action.to)
    .map((way) => {
      const { forks, to } = way;
      const steps = way.path.length;
      const plan: WalkPlan | null = forks.length > 1 ? { type: 'walk', begin: null, figure, steps, forks, to } : null;
      return told(action, plan, way, seat, telling);
    });
}

/** SS-M4: put on a space; the Castle pays for that too (SS-R1). */
function putting(action: Action, figure: Figure, to: string, seat: Seat, telling: PlayTelling): ToldWay {
  const isCastle = spaceAt(to).type === 'castle';
  const castle = isCastle ? { at: 0, gold: castlePay(telling.stand.view.players[seat]!) } : null;
  return told(action, null, { figure, by: null, path: [to], to, isCutShort: false, castle }, seat, telling);
}

type Course = Pick<Way, 'figure' | 'path' | 'to' | 'isCutShort' | 'castle'> & { readonly by: number | null };

function told(action: Action, plan: WalkPlan | null, course: Course, seat: Seat, telling: PlayTelling): ToldWay {
  const { language, words, stand } = telling;
  const { ways } = words;
  const { figure, by, path, to, castle, isCutShort } = course;
  const player = stand.view.players[seat]!;
  const waits = landing(stand.view, seat, figure, to, castle?.gold ?? 0);
  const passed: readonly ChoiceLine[] =
    castle === null ? [] : [{ sign: 'castle', text: ways.castleOnWay, value: signed(castle.gold), tone: 'gain' }];
  const met = landingLines(waits, to, telling);
  const lines = [...passed, ...met, ...(met.length === 0 ? [{ sign: 'nothing', text: ways.nobody } as const] : [])];
  const sum = waits.gold - player.gold;
  const who = isCutShort ? ways.stops(figure, path.length) : ways.who(figure, player.might[figure]);
  const title = spaceName(to, language);
  const said = lines.map(sayLine).join('; ');
  return {
    key: `${figure} ${by ?? 'put'} ${path.join('-')}`,
    action,
    plan,
    figure,
    by,
    path,
    to,
    castle,
    landing: waits,
    title,
    note: who,
    lines,
    value: sum === 0 ? undefined : `${signed(sum)} = ${waits.gold}`,
    button: ways.button(figure, spaceTo(to, language)),
    space: to,
    seat,
    fact: factOf(lines),
    spoken: ways.spoken(
      figure,
      spaceTo(to, language),
      path.length,
      `${said}${sum === 0 ? '' : `; ${ways.goldThen(waits.gold)}`}`,
    ),
  };
}

/** A line as it is read out. */
function sayLine({ text, value, chances }: ChoiceLine): string {
  const figure = value ?? (chances === undefined ? '' : percentText(chances));
  return figure === '' ? text : `${text} ${figure}`;
}

/** A fight says more than gold, and gold more than the rest. */
function factOf(lines: readonly ChoiceLine[]): ChoiceLine | null {
  return (
    lines.find(({ sign }) => sign === 'mate' || sign === 'king' || sign === 'enemy') ??
    lines.find(({ sign, value }) => sign === 'gold' && value !== undefined) ??
    lines.find(({ sign }) => sign === 'foe') ??
    lines.find(({ sign }) => sign !== 'nothing' && sign !== 'castle') ??
    null
  );
}
