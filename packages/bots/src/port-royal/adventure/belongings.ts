import { ALL_COLOURS, type Expedition, type Person, type View } from '@roadstead/port-royal';
import { type PolicyRow, ROW_BY_UID, ROWS } from '../policy/rows.js';

/** The kinds that a ship of the adventure counts as. */
export type CargoKind = 'ares' | 'book' | 'herbs' | 'bread' | 'rum';

/** What a seat has to show for missions: a character and an event are no help (PR-A31). */
export interface Belongings {
  coins: number;
  swords: number;
  influence: number;
  crowns: number;
  expeditions: number;
  readonly persons: Person[];
  readonly kept: PolicyRow[];
  readonly symbols: Record<NonNullable<Person['symbol']>, number>;
}

const ARES = ALL_COLOURS.indexOf('ares');

export function isOf(row: PolicyRow, kind: CargoKind): boolean {
  if (row.ship === null) return false;
  return kind === 'ares' ? row.colour === ARES : (row.ship as { item?: string }).item === kind;
}

export function carries(row: PolicyRow): boolean {
  return row.ship !== null && 'item' in row.ship;
}

export function crownsFor(row: PolicyRow): number {
  return (row.ship as { crowns?: number } | null)?.crowns ?? 0;
}

export function belongingsOf(view: View, seat: number): Belongings {
  const { coins, influence, crowns = 0, display, kept } = view.players[seat]!;
  const own: Belongings = {
    coins,
    influence,
    crowns,
    swords: 0,
    expeditions: 0,
    persons: [],
    kept: [],
    symbols: { anchor: 0, cross: 0, house: 0, any: 0 },
  };
  for (const { uid } of display) {
    const { person } = ROWS[ROW_BY_UID[uid]!]!;
    if (person === null) {
      own.expeditions++;
      continue;
    }
    own.persons.push(person);
    own.swords += person.swords;
    if (person.symbol !== undefined) own.symbols[person.symbol]++;
  }
  for (const { uid } of kept) own.kept.push(ROWS[ROW_BY_UID[uid]!]!);
  return own;
}

/** The same without the cards that leave for an expedition, and with it. */
export function afterClaim(own: Belongings, gone: readonly PolicyRow[]): Belongings {
  const persons = [...own.persons];
  const kept = [...own.kept];
  const symbols = { ...own.symbols };
  let { swords, influence } = own;
  for (const row of gone) {
    if (row.person === null) {
      kept.splice(kept.indexOf(row), 1);
      continue;
    }
    persons.splice(persons.indexOf(row.person), 1);
    swords -= row.person.swords;
    influence -= row.person.influence;
    if (row.person.symbol !== undefined) symbols[row.person.symbol]--;
  }
  return { ...own, persons, kept, symbols, swords, influence, expeditions: own.expeditions + 1 };
}

/** No expedition lies open: one must be turned up, and manned. */
const NO_EXPEDITION = 3;

/** Persons and items still missing for the expedition that needs fewest, with one more who brings a symbol. */
export function unmanned(view: View, own: Belongings, more?: Person['symbol']): number {
  let fewest = NO_EXPEDITION;
  const { symbols } = own;
  for (const { uid } of view.expeditions) {
    const { requires, items } = ROWS[ROW_BY_UID[uid]!]!.card as Expedition & { items?: Record<string, number> };
    const anchors = Math.max(0, requires.anchor - symbols.anchor - (more === 'anchor' ? 1 : 0));
    const crosses = Math.max(0, requires.cross - symbols.cross - (more === 'cross' ? 1 : 0));
    const houses = Math.max(0, requires.house - symbols.house - (more === 'house' ? 1 : 0));
    const jacks = symbols.any + (more === 'any' ? 1 : 0);
    let lacking = Math.max(0, anchors + crosses + houses - jacks);
    for (const item in items) {
      const had = own.kept.filter((row) => isOf(row, item as CargoKind)).length;
      lacking += Math.max(0, items[item]! - had);
    }
    fewest = Math.min(fewest, lacking);
  }
  return fewest;
}
