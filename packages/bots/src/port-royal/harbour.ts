import { ALL_COLOURS, type Card, type Ship, type View } from '@roadstead/port-royal';
import { cardNamed, displayOf } from './cards.js';
import { isTogether, wantedColours } from './contracts.js';
import { WEIGHTS } from './weights.js';
import { takeWorth } from './worth.js';

function coloursIn(harbour: readonly Card[]): number {
  const ships = harbour.filter((card): card is Ship => card.type === 'ship');
  return ALL_COLOURS.filter((colour) => ships.some((ship) => ship.colour === colour)).length;
}

/** How many cards the active player may take. */
function picksFor(view: View, colours: number): number {
  const extra = displayOf(view.players[view.active]!).reduce(
    (n, card) => n + (card.type === 'person' ? card.picks : 0),
    0,
  );
  return (colours < 4 ? 1 : colours - 2) + extra;
}

/** What a harbour is worth to the active player if he stops now: his best picks, and the contracts its colours are for. */
export function harbourWorth(view: View, harbour: readonly Card[]): number {
  const colours = coloursIn(harbour);
  const worths = harbour.map((card) => takeWorth(view, view.active, card) ?? 0).sort((a, b) => b - a);
  const picks = worths.slice(0, picksFor(view, colours)).reduce((sum, worth) => sum + Math.max(0, worth), 0);
  return picks + colourWorth(view, colours);
}

function colourWorth(view: View, colours: number): number {
  const wanted = wantedColours(view);
  const contract = isTogether(view) ? WEIGHTS.contractTogether : WEIGHTS.contract;
  return wanted === 0 ? 0 : (contract * Math.min(colours, wanted)) / wanted;
}

/** What turning up one more card, and then stopping, is worth on average. */
export function nextWorth(view: View, weights: Readonly<Record<string, number>>): number {
  const harbour = view.harbour.map(({ card }) => cardNamed(card));
  const now = harbourWorth(view, harbour);
  let total = 0;
  let worth = 0;
  for (const [id, weight] of Object.entries(weights)) {
    total += weight;
    worth += weight * worthAfter(view, harbour, now, cardNamed(id));
  }
  return total === 0 ? 0 : worth / total;
}

function worthAfter(view: View, harbour: readonly Card[], now: number, next: Card): number {
  if (next.type === 'expedition' || next.type === 'tax') return now;
  if (next.type === 'ship' && harbour.some((card) => card.type === 'ship' && card.colour === next.colour)) {
    const { swords } = view.players[view.active]!;
    return next.swords !== null && swords >= next.swords ? now : 0;
  }
  return harbourWorth(view, [...harbour, next]);
}
