import {
  BOUNTY,
  BOUNTY_HUNTER,
  blindTiles,
  type CompaniesOptions,
  copiesOf,
  DEVELOPMENTS,
  EVENT_STACKS,
  type Event,
  type EventOf,
  isLaidOut,
  NATIONS,
  STRATEGIES,
  strategyNumber,
  wholeStack,
} from '@roadstead/companies';
import type { Seat } from '@roadstead/kernel';
import { type DraftView, pay } from './draft.js';
import { takeDown } from './stores.js';

export function turn(draft: DraftView, { seat, round }: EventOf<'turn'>): void {
  restAll(draft);
  draft.active = seat;
  draft.turn = draft.order.indexOf(seat);
  draft.round = round;
}

/** Nobody has the turn between two rounds. */
export function between(draft: DraftView): void {
  restAll(draft);
  draft.active = null;
  draft.turn = 0;
}

function restAll({ players }: DraftView): void {
  for (const { fleets } of players) for (const fleet of Object.values(fleets)) fleet.moved = false;
}

/** V-7.8: a new calendar has its own cards, and tiles mixed anew. */
export function year(draft: DraftView, event: EventOf<'year'>): void {
  const isNew = event.calendar !== draft.calendar;
  draft.round = event.round;
  draft.calendar = event.calendar;
  draft.year = event.year;
  if (!isNew) return;
  draft.scored = false;
  const { players, options } = draft;
  const { calendars } = options as unknown as CompaniesOptions;
  draft.market = Object.fromEntries(
    DEVELOPMENTS.flatMap(({ id, level }, card) => {
      if (!isLaidOut(level, event.calendar - 1, calendars)) return [];
      const owned = players.filter(({ cards }) => cards.includes(id)).length;
      return [[id, copiesOf(card, players.length) - owned]];
    }),
  );
  for (const stack of EVENT_STACKS) {
    draft.piles[stack] = wholeStack(stack).length - blindTiles(players.length);
    draft.discards[stack] = [];
  }
}

/** V-7.11: an empty stack is renewed from its discards. */
export function tile(draft: DraftView, { stack, tile: shown }: EventOf<'tile'>): void {
  const { piles, discards, storm } = draft;
  if (stack === 'stormRegion') {
    if (storm.active !== null) discards.stormRegion.push(storm.active);
    storm.active = storm.expected;
    storm.expected = shown as string;
  }
  if (piles[stack] === 0) {
    piles[stack] = discards[stack].length;
    discards[stack] = [];
  }
  piles[stack] -= 1;
  if (stack !== 'stormRegion') discards[stack].push(shown as never);
}

export function pips(draft: DraftView, event: EventOf<'pips'>, told: readonly Event[]): void {
  if ('nation' in event) {
    if (event.n === 0) delete draft.nations[event.nation];
    else draft.nations[event.nation]!.pips = event.n;
    return;
  }
  const gone = draft.pirates[event.nest]! - event.n;
  draft.pirates[event.nest] = event.n;
  const hunter = gone > 0 ? hunterOf(event.nest, told) : null;
  if (hunter === null) return;
  const player = draft.players[hunter]!;
  player.piratePips += gone;
  if (player.cards.includes(DEVELOPMENTS[BOUNTY_HUNTER]!.id)) pay(draft, hunter, -gone * BOUNTY);
}

/** V-4.39: who beats these pirates just now; what they sacrifice themselves is nobody's (V-4.64). */
function hunterOf(nest: string, told: readonly Event[]): Seat | null {
  const shown = told.findLastIndex(({ type }) => type === 'strategies');
  const met = told.findLastIndex(({ type }) => type === 'met' || type === 'fight');
  const meeting = told[met];
  const cards = told[shown];
  if (shown < met || meeting?.type !== 'met' || meeting.nest !== nest || cards?.type !== 'strategies') return null;
  const since = told.slice(shown + 1);
  const isSacrifice = STRATEGIES[strategyNumber(cards.cards[1])]!.sacrifice;
  const fighting = meeting.pips - told.slice(met).filter(({ type }) => type === 'paid').length;
  const isFirst = !since.some((event) => event.type === 'pips' && 'nest' in event && event.nest === nest);
  return isSacrifice && fighting > 1 && isFirst ? null : meeting.seat;
}

/** V-7.10: with the sum reached the pledged tokens are spent. */
export function roll(draft: DraftView, { tokens }: EventOf<'roll'>, told: readonly Event[]): void {
  between(draft);
  if (tokens === 0) return;
  for (const event of told) {
    if (event.type === 'pledged') draft.players[event.seat]!.lossTokens -= event.tokens;
  }
}

export function scoring(draft: DraftView, { order }: EventOf<'scoring'>): void {
  between(draft);
  draft.scored = true;
  draft.order = [...order];
  for (const nation of Object.values(draft.nations)) {
    nation.controller = null;
    nation.ally = null;
  }
}

export function nation(draft: DraftView, event: EventOf<'nation'>): void {
  const { at, pips: shown, seat } = event;
  const known = draft.nations[event.nation];
  if (event.as === 'ally') {
    known!.ally = seat;
    known!.pips = shown;
    return;
  }
  const placed = { at, pips: shown, experience: known?.experience ?? 0, controller: seat, ally: null };
  const all = { ...draft.nations, [event.nation]: placed };
  draft.nations = Object.fromEntries(NATIONS.flatMap((id) => (all[id] ? [[id, all[id]]] : [])));
}

export function removed(draft: DraftView, { what, harbour, field, destroyed }: EventOf<'removed'>): void {
  const here = draft.harbours[harbour]!;
  if (what === 'fort') here.fort = null;
  else if (what === 'administrator') here.administrator = null;
  else takeDown(draft, harbour, field - 1, destroyed);
}

/** A marker is placed; by disc, or one of the handbook's. */
export function marked(draft: DraftView, { seat, card, extra }: EventOf<'marked'>): void {
  const player = draft.players[seat]!;
  if (extra) player.extraMarkers.push(card);
  else player.markers[STRATEGIES[strategyNumber(card)]!.level] = card;
}

export function moved(draft: DraftView, { seat, from, to }: EventOf<'moved'>): void {
  const { markers, extraMarkers } = draft.players[seat]!;
  const disc = Object.keys(markers).find((level) => markers[level] === from);
  if (disc !== undefined) markers[disc] = to;
  else extraMarkers[extraMarkers.indexOf(from)] = to;
}
