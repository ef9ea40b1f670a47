import {
  type Card9,
  type CardRef,
  type Event,
  type EventOf,
  type EventsView,
  eventById,
  firstMonth,
  influenceOfCrowns,
  type MissionFulfilled,
  type MissionView,
  type PlayerView,
  type View,
} from '@roadstead/port-royal';
import { changed, without } from '../../stage/apply-parts.js';
import { abilityOf } from '../play/character.js';

/** What an event changes of the adventure, once all that every box has is changed. */
export function applyAdventure(before: View, view: View, event: Event): View {
  const after = unseen(before, tell(view, event));
  return { ...after, card9: after.card9 ? counted(after) : null };
}

function tell(view: View, event: Event): View {
  switch (event.type) {
    case 'character':
      return changed(view, event.seat, () => ({ character: event.character }));
    case 'story':
      return told(view, event);
    case 'turn':
      return { ...laidAway(view), turn: turnOf(view, event) };
    case 'event':
      return turnedUp(view, event.event);
    case 'month':
      return { ...view, month: event.month, events: turnedOver(view.events!, event.added) };
    case 'crowns':
      return changed(view, event.seat, (player) => crowned(player, event.n));
    case 'fulfilled':
      return 'mission' in event ? fulfilled(view, event) : view;
    case 'step':
      return onMission(uncovered(view, event.seat), event.mission, (open) => ({ upper: [...open.upper, event.seat] }));
    case 'boughtOff':
      return changed(uncovered(view, event.seat), event.seat, ({ boxed }) => ({ boxed: boxed! + 1 }));
    case 'ability':
      return changed(view, event.seat, ({ character, swords }) => {
        const ability = abilityOf(character);
        return { ability: true, swords: swords + (ability?.is === 'swords' ? ability.n : 0) };
      });
    case 'trophy':
      return changed(view, event.seat, () => ({ trophy: true }));
    case 'kept':
      return kept(view, event);
    case 'claimed':
      return changed(view, event.seat, (player) => ({ kept: without(player.kept, event.with) }));
    case 'sold':
      return given(view, event.seat, [event]);
    case 'looked':
      return { ...view, drawPile: view.drawPile - event.n, looked: event.cards ?? null };
    case 'putBack':
      return putBack(view, event);
    case 'over':
      return event.why === 'card9' ? view : laidAway(view);
    default:
      return view;
  }
}

/** A story card: its mission is laid out; the first one comes with the event pile and the new cards (PR-A27). */
function told(view: View, { mission, newCards }: EventOf<'story'>): View {
  const missions = [...view.missions!, { id: mission, done: [], upper: [] }];
  const isFirst = view.missions!.length === 0;
  return {
    ...view,
    missions,
    drawPile: view.drawPile + newCards,
    events: isFirst ? firstPile(view) : view.events!,
  };
}

function firstPile({ events, options, players }: View): EventsView {
  const { usual, few, last } = firstMonth(options, players.length);
  const unknown = Array<null>(usual + few.length).fill(null);
  return { pile: [...unknown, last], discard: [], unused: events!.unused - usual };
}

/** PR-A3: what an event changes lasts until the turn ends. */
function laidAway(view: View): View {
  const { event, events } = view;
  if (event === null || event === undefined) return view;
  return { ...view, event: null, events: { ...events!, discard: [...events!.discard, event] } };
}

function turnOf({ players, start }: View, { seat, round }: EventOf<'turn'>): number {
  const n = players.length;
  return (round - 1) * n + ((seat - start + n) % n) + 1;
}

function turnedUp(view: View, event: string): View {
  const { pile, discard, unused } = view.events!;
  const isEnd = eventById(event)?.effect.is === 'monthEnd';
  return {
    ...view,
    event: isEnd ? null : event,
    events: { pile: pile.slice(1), discard: isEnd ? [...discard, event] : discard, unused },
  };
}

/** PR-A4, A29: the discard becomes the pile, in its order, under a new one that nobody knows. */
function turnedOver({ pile, discard, unused }: EventsView, added: boolean): EventsView {
  return { pile: [...(added ? [null] : []), ...discard, ...pile], discard: [], unused: unused - (added ? 1 : 0) };
}

/** PR-A9: a shield reached, or lost again, is influence. */
function crowned({ crowns, influence }: PlayerView, n: number): Partial<PlayerView> {
  const now = crowns! + n;
  return { crowns: now, influence: influence + influenceOfCrowns(now) - influenceOfCrowns(crowns!) };
}

function fulfilled(view: View, { seat, mission, discarded }: MissionFulfilled): View {
  const open = view.missions!.find(({ id }) => id === mission)!;
  const isOnWay = open.upper.includes(seat);
  const after = onMission(isOnWay ? view : uncovered(view, seat), mission, ({ done, upper }) => ({
    done: [...done, seat],
    upper: upper.filter((one) => one !== seat),
  }));
  return given(after, seat, discarded);
}

/** The leftmost cube leaves the character; what it uncovers is told after it. */
function uncovered(view: View, seat: number): View {
  return changed(view, seat, ({ cubes }) => ({ cubes: cubes - 1 }));
}

function onMission(view: View, id: string, change: (open: MissionView) => Partial<MissionView>): View {
  return { ...view, missions: view.missions!.map((open) => (open.id === id ? { ...open, ...change(open) } : open)) };
}

/** PR-A11, A34: a ship kept for what it carries lies with its owner. */
function kept(view: View, event: EventOf<'kept'>): View {
  return { ...view, harbour: without(view.harbour, [event]) };
}

/** Ships with items go to the discard pile. */
function given(view: View, seat: number, ships: readonly CardRef[]): View {
  const after = changed(view, seat, (player) => ({ kept: without(player.kept, ships) }));
  return { ...after, discard: [...after.discard, ...ships.map(({ card }) => card)] };
}

function putBack(view: View, { discarded, top }: EventOf<'putBack'>): View {
  return {
    ...view,
    drawPile: view.drawPile + 1,
    discard: [...view.discard, ...discarded.map(({ card }) => card)],
    looked: null,
    top: top ?? null,
  };
}

/** PR-A35: whoever put a card back sees it as long as nothing was drawn. */
function unseen(before: View, after: View): View {
  const isAsBefore = after.top !== before.top || after.drawPile === before.drawPile;
  return isAsBefore ? after : { ...after, top: null };
}

/** PR-A19 */
function counted({ card9, missions, players }: View): Card9 {
  return {
    ...card9!,
    cubesNow: missions!.reduce((sum, { done }) => sum + done.length, 0),
    influenceNow: players.reduce((sum, { influence }) => sum + influence, 0),
    open: missions!.filter(({ done }) => done.length === 0).map(({ id }) => id),
  };
}
