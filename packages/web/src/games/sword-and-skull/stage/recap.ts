import type { Language, Seat, Typed } from '@roadstead/kernel';
import { crewName, type Event, type EventOf, enemyName, itemName, spaceName } from '@roadstead/sword-and-skull';
import type { SeatName } from '../../../table/model.js';
import { type RecapPart, recapBySeat } from '../../stage.js';
import { signed } from '../play/signed.js';
import { PLAY } from '../play/words/index.js';
import { goldOf } from './apply.js';

/** What each seat came to, won, lost and got in the turns before this one, in the order in which they came to do something. */
export function recap(typed: readonly Typed[], language: Language, name: SeatName): readonly RecapPart[] {
  const all = typed as readonly Event[];
  const now = all.findLastIndex(({ type }) => type === 'turn');
  const events = now < 0 ? all : all.slice(0, now);
  return recapBySeat(events, seatsIn, (seat) => textOf(events, seat, language, name));
}

function seatsIn(event: Event): readonly Seat[] {
  switch (event.type) {
    case 'moved':
    case 'placed':
    case 'sent':
    case 'item':
    case 'sold':
      return [event.seat];
    case 'gold':
      return [event.seat, ...[event.from, event.to].filter((purse) => typeof purse === 'number')];
    case 'recruited':
      return event.from === null ? [event.seat] : [event.seat, event.from];
    case 'result':
      return event.seat === undefined ? [event.attacker] : [event.attacker, event.seat];
    default:
      return [];
  }
}

function textOf(events: readonly Event[], seat: Seat, language: Language, name: SeatName): string {
  const { beats } = PLAY[language];
  const deeds = events.flatMap((event, i) =>
    isToFork(event, events[i + 1]) ? [] : deedsOf(event, seat, language, name),
  );
  const gold = goldOf(events, seat);
  const all = [...deeds, ...(gold === 0 ? [] : [beats.gold(signed(gold))])];
  return all.length === 0 ? beats.nothing : all.join(', ');
}

/** The walk goes on at once, by the way that was chosen there (SS-R3). */
function isToFork(event: Event, next: Event | undefined): boolean {
  if (event.type !== 'moved' || next?.type !== 'moved') return false;
  return event.seat === next.seat && event.figure === next.figure;
}

function deedsOf(event: Event, seat: Seat, language: Language, name: SeatName): readonly string[] {
  const { beats } = PLAY[language];
  switch (event.type) {
    case 'moved':
      return event.seat === seat ? [spaceName(event.path.at(-1)!, language)] : [];
    case 'placed':
    case 'sent':
      return event.seat === seat ? [spaceName(event.to, language)] : [];
    case 'recruited':
      if (event.seat === seat) return [`+ ${crewName(event.crew, language)}`];
      return event.from === seat ? [`− ${crewName(event.crew, language)}`] : [];
    case 'item':
      if (event.seat === seat) return [`+ ${itemName(event.item, language)}`];
      return event.from === seat ? [`− ${itemName(event.item, language)}`] : [];
    case 'sold':
      return event.seat === seat ? [`− ${itemName(event.item, language)}`] : [];
    case 'result':
      return fought(event, seat, language, name);
    case 'drew':
      return event.seat === seat ? [beats.drew(event.n)] : [];
    default:
      return [];
  }
}

/** Told once for the attacker, and for a player who was attacked. */
function fought(event: EventOf<'result'>, seat: Seat, language: Language, name: SeatName): readonly string[] {
  const { beats, stages } = PLAY[language];
  if (event.attacker !== seat && event.seat !== seat) return [];
  const isWon = (event.winner === 0) === (event.attacker === seat);
  const [mine, theirs] = event.attacker === seat ? event.totals : [event.totals[1], event.totals[0]];
  const foe =
    event.foe === 'enemy'
      ? enemyName(event.card!, language)
      : event.foe === 'mate'
        ? stages.mate
        : event.foe === 'king'
          ? stages.king
          : name(event.attacker === seat ? event.seat! : event.attacker);
  return [beats.fought(foe, isWon, mine, theirs)];
}
