import type { Seat } from '@roadstead/kernel';
import {
  CREW,
  FIGURES,
  FORTUNE,
  ITEMS,
  type PileName,
  type PlayerView,
  type View,
  WEAPON_LIMIT,
} from '@roadstead/sword-and-skull';

/** The table with one of its players changed. */
export function changed(view: View, seat: Seat, change: (player: PlayerView) => Partial<PlayerView>): View {
  const players = view.players.map((player) => (player.seat === seat ? { ...player, ...change(player) } : player));
  return { ...view, players };
}

/** A row without one of its cards; the others keep their order. */
export function without(cards: readonly string[], gone: string): readonly string[] {
  const at = cards.indexOf(gone);
  return cards.filter((_, i) => i !== at);
}

export function discarded(view: View, pile: PileName, card: string): View {
  return { ...view, discards: { ...view.discards, [pile]: [...view.discards[pile], card] } };
}

/** So many cards come off a pile. */
export function drawn(view: View, pile: PileName, n: number): View {
  return { ...view, piles: { ...view.piles, [pile]: view.piles[pile] - n } };
}

export const paid = (view: View, seat: Seat, n: number): View =>
  changed(view, seat, ({ gold }) => ({ gold: gold + n }));

type Symbols = readonly number[];

function mightWith({ might }: PlayerView, symbols: Symbols, times: number): PlayerView['might'] {
  return { officer: might.officer + times * symbols[0]!, pirate: might.pirate + times * symbols[1]! };
}

const symbolsOf = (list: readonly { readonly id: string; readonly might: Symbols }[], id: string): Symbols =>
  list.find((card) => card.id === id)!.might;

/** A crew card comes (1) or goes (-1); kinds keep the order of the card list. */
export function crewed(view: View, seat: Seat, kind: string, times: 1 | -1): View {
  return changed(view, seat, (player) => {
    const crew = { ...player.crew, [kind]: (player.crew[kind] ?? 0) + times };
    return {
      crew: Object.fromEntries(CREW.flatMap(({ id }) => ((crew[id] ?? 0) > 0 ? [[id, crew[id]!]] : []))),
      crewCount: player.crewCount + times,
      might: mightWith(player, symbolsOf(CREW, kind), times),
    };
  });
}

export function itemPut(view: View, seat: Seat, item: string): View {
  return changed(view, seat, (player) => ({
    items: [...player.items, item],
    might: mightWith(player, symbolsOf(ITEMS, item), 1),
  }));
}

export function itemTaken(view: View, seat: Seat, item: string): View {
  return changed(view, seat, (player) => ({
    items: without(player.items, item),
    might: mightWith(player, symbolsOf(ITEMS, item), -1),
  }));
}

/** A fortune card that stays on the table comes (1), or was laid there too early (-1). */
export function tabled(view: View, seat: Seat, card: string, times: 1 | -1): View {
  return changed(view, seat, (player) => ({
    table: times > 0 ? [...player.table, card] : player.table.slice(0, -1),
    might: mightWith(player, symbolsOf(FORTUNE, card), times),
  }));
}

export const isEnemy = (card: string): boolean => card.startsWith('E');

/** More weapons of one figure than it may carry: one is about to be sold (SS-C2). */
export function isOverLimit({ items }: PlayerView): boolean {
  return FIGURES.some((_, side) => items.filter((id) => weaponSide(id) === side).length > WEAPON_LIMIT[side]!);
}

const weaponSide = (id: string): number | null => ITEMS.find((item) => item.id === id)!.weaponOf;
