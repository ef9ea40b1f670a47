import type { Uid } from '@roadstead/kernel';
import { base } from '../cards/base.js';
import type { CardSet, Expedition } from '../cards/card.js';
import { CATALOGUE, cardOf } from '../cards/catalogue.js';
import type { Options } from '../options.js';
import { idsOfGroup } from './adventure/cards.js';
import { chapterOf, groupsOf } from './adventure/chapters.js';
import { contractCards } from './contracts/cards.js';
import { gamblers } from './gambler/cards.js';
import { COMBINED, underWay } from './under-way/cards.js';

/** What a table is played with. */
interface Contents {
  /** The set whose numbers hold: starting coins, influence for the end. */
  readonly numbers: Omit<CardSet, 'cards'>;
  /** The cards that are shuffled, and those that may only lie in the expedition row from the start. */
  readonly pile: readonly Uid[];
  readonly laidOut: readonly Uid[];
  /** Cards that join the draw pile once coins have been dealt from it. */
  readonly later: readonly Uid[];
  /** More than any uid in play. */
  readonly uids: number;
  /** The boxes that change rules, joined by "+". */
  readonly boxes: string;
}

/** Whether one plays together: asked for, or alone. */
export function isCoop(options: Options, seats: number): boolean {
  return options.mode === 'co-op' || seats === 1;
}

const KNOWN = new Map<string, Contents>();

export function contentsOf(options: Options, seats: number): Contents {
  const { in: groups, joining } = groupsOf(options);
  const key = `${options.box}/${options.with.join('+')}/${isCoop(options, seats)}/${groups}/${joining}`;
  const known = KNOWN.get(key);
  if (known) return known;
  const contents = unpack(options, isCoop(options, seats));
  KNOWN.set(key, contents);
  return contents;
}

function unpack(options: Options, coop: boolean): Contents {
  if (options.box === 'unterwegs') {
    return { numbers: underWay, ...copies(underWay.cards.map(({ id }) => id)), boxes: 'wholesale' };
  }
  const has = (name: string) => options.with.includes(name);
  const contracts = has('contracts');
  const adventure = chapterOf(options) !== null;
  const groups = groupsOf(options);
  const ids = [
    ...base.cards.map(({ id }) => id),
    ...(has('unterwegs') ? COMBINED : []),
    ...(has('gambler') ? gamblers.cards.map(({ id }) => id) : []),
    ...(contracts || has('contract-cards') ? contractCards.cards.map(({ id }) => id) : []),
    ...groups.in.flatMap(idsOfGroup),
  ];
  const boxes = [
    ...(has('unterwegs') ? ['wholesale'] : []),
    ...(has('gambler') ? ['gambler'] : []),
    ...(contracts || has('contract-cards') ? ['clerks'] : []),
    ...(contracts ? ['contracts'] : []),
    ...(adventure ? ['adventure'] : []),
    ...(coop && !adventure ? ['co-op'] : []),
  ];
  return { numbers: base, ...copies(ids, groups.joining.flatMap(idsOfGroup)), boxes: boxes.join('+') };
}

function copies(ids: readonly string[], joining: readonly string[] = []): Omit<Contents, 'numbers' | 'boxes'> {
  const uids = uidsOf(ids);
  const later = uidsOf(joining);
  const isLaidOut = (uid: Uid) => (cardOf(uid) as Expedition).laidOutFor !== undefined;
  return {
    pile: uids.filter((uid) => !isLaidOut(uid)),
    laidOut: uids.filter(isLaidOut),
    later,
    uids: Math.max(...uids, ...later) + 1,
  };
}

function uidsOf(ids: readonly string[]): Uid[] {
  const wanted = new Set(ids);
  return [...CATALOGUE.keys()].filter((uid) => wanted.has(cardOf(uid).id));
}
