import type { Seat } from '@roadstead/kernel';
import type { CardRef, Event, EventOf, PlayerView, View } from '@roadstead/port-royal';
import { applyAdventure } from '../adventure/stage/apply.js';
import { cardAt } from '../play/standing.js';
import { advanced } from './apply-contracts.js';
import { changed, without } from './apply-parts.js';

/**
 * What events do not tell: who is asked, and what. While something is shown these are guessed or stay as they were, and
 * once it is shown they come with how the game stands.
 */
export const NOT_TOLD = ['phase', 'toAct', 'picksLeft', 'pending'] as const satisfies readonly (keyof View)[];

/** The table after an event, by what everybody sees. `told`: what happened in this turn before it. */
export function apply(view: View, event: Event, told: readonly Event[]): View {
  const after = applyPlain(view, event, told);
  return view.chapter === undefined ? after : applyAdventure(view, after, event);
}

function applyPlain(view: View, event: Event, told: readonly Event[]): View {
  switch (event.type) {
    case 'turn':
      return begun(view, event);
    case 'turnedUp':
      return turnedUp(view, event, told);
    case 'repelled':
      return { ...view, phase: 'discover', revealed: null, discard: [...view.discard, event.card] };
    case 'admitted':
      return { ...view, phase: 'discover', revealed: null, harbour: [...view.harbour, refOf(event)] };
    case 'kept':
      return kept({ ...view, phase: 'discover', revealed: null }, event);
    case 'bust':
      return discarded({ ...view, phase: 'bust', harbour: [] }, event.discarded);
    case 'stopped':
      return { ...view, phase: 'trade', picksLeft: event.picks };
    case 'coins':
      return coins(view, event, told);
    case 'fee':
      return paid(paid(view, event.seat, -event.n), event.to, event.n);
    case 'traded':
      return discarded({ ...view, harbour: without(view.harbour, [event]) }, [event]);
    case 'tucked':
      return tucked(view, event);
    case 'hired':
      return hired(view, event);
    case 'claimed':
      return claimed(view, event);
    case 'cleared':
      return discarded({ ...view, harbour: [] }, event.cards);
    case 'reshuffled':
      // Coins that were drawn from the old pile just before are told only after it.
      return { ...view, discard: [], drawPile: view.drawPile + event.n };
    case 'endTriggered':
      return { ...view, endTriggered: true };
    case 'gambled':
      return { ...view, gambled: (view.gambled ?? 0) + 1 };
    case 'fulfilled':
      return 'contract' in event ? advanced(view, event) : view;
    case 'progress':
      return advanced(view, event);
    case 'setAside':
      return { ...view, timePile: view.timePile! - (event.points - view.points!), points: event.points };
    case 'over':
      return { ...view, phase: 'over' };
    default:
      return view;
  }
}

const refOf = ({ card, uid }: CardRef): CardRef => ({ card, uid });

function begun(view: View, { seat, round }: EventOf<'turn'>): View {
  const gambled = view.gambled === undefined ? {} : { gambled: 0 };
  return { ...view, ...gambled, phase: 'discover', active: seat, round, toAct: [seat], picksLeft: 0 };
}

/** PR-O3: playing together, the first card of a turn comes from the time pile. */
function turnedUp(view: View, event: EventOf<'turnedUp'>, told: readonly Event[]): View {
  const isTime = view.timePile !== undefined && told.every(({ type }) => type !== 'turnedUp');
  const piles = isTime ? { timePile: view.timePile! - 1 } : { drawPile: view.drawPile - 1 };
  const ref = refOf(event);
  switch (event.to) {
    case 'harbour':
      return { ...view, ...piles, harbour: [...view.harbour, ref] };
    case 'expeditions':
      return { ...view, ...piles, expeditions: [...view.expeditions, ref] };
    case 'revealed':
      return { ...view, ...piles, phase: 'repel', revealed: ref };
    case 'discard':
      return discarded({ ...view, ...piles }, [event]);
    case 'tax':
      return { ...view, ...piles };
  }
}

function discarded(view: View, refs: readonly CardRef[]): View {
  return { ...view, discard: [...view.discard, ...refs.map(({ card }) => card)] };
}

function paid(view: View, seat: Seat, n: number): View {
  return changed(view, seat, ({ coins }) => ({ coins: coins + n }));
}

/** Coins are cards: they come from the draw pile as long as there are any (PR-S6), and go to the discards. */
function coins(view: View, event: EventOf<'coins'>, told: readonly Event[]): View {
  const after = discarded(paid(view, event.seat, event.n), event.cards);
  if (event.n < 0) return after;
  const drawn = { ...after, drawPile: Math.max(0, view.drawPile - event.n) };
  const tax = event.why === 'taxBonus' ? taxUnderWay(told) : undefined;
  // PR-S5: the tax card itself goes last.
  return tax?.bonus.seats.at(-1) === event.seat ? { ...drawn, discard: [...drawn.discard, tax.card] } : drawn;
}

/** The tax that was told last. */
function taxUnderWay(told: readonly Event[]): EventOf<'tax'> | undefined {
  return told.findLast((event) => event.type === 'tax');
}

/** A ship that was traded a moment ago does not go to the discards after all. */
function tucked(view: View, event: EventOf<'tucked'>): View {
  const after = changed(view, event.seat, (player) => ({
    influence: player.influence + 1,
    display: player.display.map((ref) =>
      ref.uid === event.under.uid ? { ...ref, ships: [...(ref.ships ?? []), refOf(event)] } : ref,
    ),
  }));
  return { ...after, discard: after.discard.slice(0, -1) };
}

function hired(view: View, event: EventOf<'hired'>): View {
  const card = cardAt(event);
  const ref = card.subtype === 'wholesaler' ? { ...refOf(event), ships: [] } : refOf(event);
  const after = { ...view, harbour: without(view.harbour, [event]) };
  return changed(after, event.seat, (player) => ({
    display: [...player.display, ref],
    ...gained(player, [event], 1),
  }));
}

function claimed(view: View, event: EventOf<'claimed'>): View {
  const after = discarded({ ...view, expeditions: without(view.expeditions, [event]) }, event.with);
  return changed(after, event.seat, (player) => {
    const given = { ...player, ...gained(player, event.with, -1) };
    return { display: [...without(player.display, event.with), refOf(event)], ...gained(given, [event], 1) };
  });
}

function kept(view: View, event: EventOf<'kept'>): View {
  return changed(view, event.seat, (player) => ({ kept: [...player.kept, refOf(event)] }));
}

/** What cards of a display are worth, coming (1) or going (-1). */
function gained(player: PlayerView, refs: readonly CardRef[], sign: 1 | -1): Pick<PlayerView, 'influence' | 'swords'> {
  let { influence, swords } = player;
  for (const ref of refs) {
    const card = cardAt(ref);
    if (card.type === 'person' || card.type === 'expedition') influence += sign * card.influence;
    if (card.type === 'person') swords += sign * card.swords;
  }
  return { influence, swords };
}
