import type { PolicyRow } from './rows.js';
import { type Outlook, takeWorth } from './worth.js';

/** What is made of a harbour, with one card more or without, if the active player may take so many cards. */
type Harvest = (more: PolicyRow | null, picks: number) => number;

/** Of a team the active player comes first; the others take a card each, and one for every governor of theirs. */
export function harvestOf(team: readonly Outlook[], harbour: readonly PolicyRow[]): Harvest {
  return team.length === 1 ? ownHarvest(team[0]!, harbour) : teamHarvest(team, harbour);
}

function ownHarvest(own: Outlook, harbour: readonly PolicyRow[]): Harvest {
  const worths = harbour.map((row) => takeWorth(own, row)).sort((a, b) => b - a);
  return (more, picks) => {
    const one = more === null ? 0 : takeWorth(own, more);
    return one <= 0 ? best(worths, picks) : withOne(worths, one, picks);
  };
}

/** The sum of the best few that are worth anything. */
function best(sorted: readonly number[], picks: number): number {
  let sum = 0;
  for (let i = 0; i < picks && i < sorted.length && sorted[i]! > 0; i++) sum += sorted[i]!;
  return sum;
}

/** The same with one more among them. */
function withOne(sorted: readonly number[], one: number, picks: number): number {
  let sum = 0;
  let used = false;
  for (let i = 0, taken = 0; taken < picks; taken++) {
    const other = i < sorted.length && sorted[i]! > 0 ? sorted[i]! : 0;
    if (!used && one >= other) {
      sum += one;
      used = true;
    } else if (other > 0) {
      sum += other;
      i++;
    } else {
      break;
    }
  }
  return sum;
}

/** What one card is worth to one seat, by their places in the harbour and in the team. */
interface Offer {
  readonly worth: number;
  readonly seat: number;
  readonly card: number;
}

/** Nobody takes more than he may, and each leaves to a friend what is worth more to him. */
function teamHarvest(team: readonly Outlook[], harbour: readonly PolicyRow[]): Harvest {
  const offers = inOrder(harbour.flatMap((row, card) => offersOf(team, row, card)));
  const room = team.map(({ facts }) => 1 + facts.picks);
  return (more, picks) => {
    const further = more === null ? [] : inOrder(offersOf(team, more, harbour.length));
    return harvest(offers, further, room.with(0, picks));
  };
}

function offersOf(team: readonly Outlook[], row: PolicyRow, card: number): Offer[] {
  const offers: Offer[] = [];
  for (let seat = 0; seat < team.length; seat++) {
    const worth = takeWorth(team[seat]!, row);
    if (worth > 0) offers.push({ worth, seat, card });
  }
  return offers;
}

function inOrder(offers: Offer[]): Offer[] {
  return offers.sort((a, b) => b.worth - a.worth);
}

/** The best first, from two lists in order. `room`: how many cards each seat may still take; used up. */
function harvest(offers: readonly Offer[], more: readonly Offer[], room: number[]): number {
  let taken = 0;
  let sum = 0;
  for (let i = 0, j = 0; i < offers.length || j < more.length; ) {
    const isOld = j >= more.length || (i < offers.length && offers[i]!.worth >= more[j]!.worth);
    const { worth, seat, card } = isOld ? offers[i++]! : more[j++]!;
    if (room[seat]! <= 0 || taken & (1 << card)) continue;
    room[seat]!--;
    taken |= 1 << card;
    sum += worth;
  }
  return sum;
}
