import { type Action, type ActionType, companiesWords, placeAt, placeName } from '@roadstead/companies';
import { capital, type Language } from '@roadstead/kernel';
import type { SeatName } from '../../../table/model.js';
import { type TableWords, WORDS } from '../words/index.js';
import { harbourOf } from './harbour-asked.js';
import { kindOf, type QuestionKind } from './kind.js';
import { noteOf } from './notes.js';
import { audienceOf, type Stand } from './standing.js';

/** One answer. */
export interface Choice {
  readonly key: string;
  readonly action: Action;
  readonly title: string;
  /** What it costs or brings, in a few words. */
  readonly note: string;
  /** The heading that it stands under; empty for none. */
  readonly group: string;
  /** A place of the map that means it. */
  readonly place?: string;
}

/** What is asked of the seat that looks, with all its answers. */
export interface Question {
  readonly kind: QuestionKind;
  readonly heading: string;
  readonly lead: string;
  readonly choices: readonly Choice[];
  /** What ends it: stay, hold, done, pass; apart from the others. */
  readonly quiet: readonly Choice[];
  /** Whose fleet it is about; null where it is about none or several. */
  readonly fleet: string | null;
  /** The harbour that it is about, where its answers only name fleets. */
  readonly harbour: string | null;
}

/** Answers that lead on to the next thing without doing anything. */
const QUIET: readonly ActionType[] = [
  'halt',
  'stay',
  'fight',
  'forgo',
  'keep',
  'remain',
  'hold',
  'decline',
  'pass',
  'done',
  'end',
];

export function questionOf(stand: Stand, language: Language, name: SeatName): Question | null {
  const kind = kindOf(stand);
  if (kind === null) return null;
  const words = WORDS[language];
  const audience = audienceOf(stand, language, name);
  const all = stand.legal.map((action): Choice => {
    const place = placeOf(action);
    return {
      key: JSON.stringify(action),
      action,
      title: companiesWords.action(action, { ...stand.view, toAct: [stand.seat!] }, audience),
      note: noteOf(action, stand, words, language),
      group: groupOf(action, words, language),
      ...(place === undefined ? {} : { place }),
    };
  });
  const fleets = new Set(stand.legal.flatMap((action) => ('fleet' in action ? [action.fleet] : [])));
  const [heading, lead] = words.asks[kind];
  const harbour = harbourOf(stand);
  const where = harbour === null ? '' : `${capital(placeAt(harbour, language))}. `;
  return {
    kind,
    heading: heading!,
    lead: where + (leadOf(stand, words, language, name) ?? lead!),
    choices: all.filter(({ action }) => !QUIET.includes(action.type)),
    quiet: all.filter(({ action }) => QUIET.includes(action.type)),
    fleet: fleets.size === 1 && (kind === 'act' || kind === 'sailing' || kind === 'pay') ? [...fleets][0]! : null,
    harbour,
  };
}

/** What is asked more exactly than by its kind. */
function leadOf({ view }: Stand, words: TableWords, language: Language, name: SeatName): string | null {
  const { pending } = view;
  const { askedFor, counts } = words;
  switch (pending?.kind) {
    case 'leave':
      return askedFor[pending.for](
        name(pending.seat),
        placeName(pending.harbour, language),
        counts.ducats(pending.fee),
      );
    case 'damage':
    case 'mutiny':
      return askedFor.left(pending.left);
    case 'pledge':
      return askedFor.pledge(pending.roll, pending.missing);
    case 'nation':
      return askedFor.pips(pending.pips);
    default:
      return null;
  }
}

/** The place of the map that a press means it by. */
function placeOf(action: Action): string | undefined {
  switch (action.type) {
    case 'sail':
    case 'slip':
      return action.to;
    case 'place':
      return action.at;
    case 'start':
    case 'harbour':
      return action.harbour;
    default:
      return undefined;
  }
}

function groupOf(action: Action, { groups }: TableWords, language: Language): string {
  switch (action.type) {
    case 'load':
      return groups.load;
    case 'ask':
      return groups.ask;
    case 'split':
    case 'shift':
    case 'merge':
      return groups.fleets;
    case 'sail':
      return groups.sail;
    case 'deliver':
      return groups.deliver;
    case 'dump':
      return groups.dump;
    case 'buy':
    case 'request':
    case 'warehouse':
    case 'administrator':
    case 'change':
    case 'takeOver':
    case 'fort':
    case 'rescue':
      return placeName(action.harbour, language);
    case 'repair':
    case 'repairFort':
    case 'clear':
    case 'calm':
    case 'mock':
      return groups.repair;
    case 'abandon':
      return groups.abandon;
    default:
      return '';
  }
}
