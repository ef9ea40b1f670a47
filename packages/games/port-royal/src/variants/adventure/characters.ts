import type { Language } from '@roadstead/kernel';
import type { Colour } from '../../cards/card.js';

const RECONSTRUCTED = 'rulebook: names and abilities; pairs, colours and starting coins RECONSTRUCTED';

/** PR-A16: what a character can do, once the first cube has left. */
export type Ability =
  /** Like a sailor. */
  | { readonly is: 'swords'; readonly n: number }
  /** Like a mademoiselle. */
  | { readonly is: 'discount'; readonly n: number }
  /** A bust by so many ships and persons turned up, or fewer, pays. */
  | { readonly is: 'earlyBust'; readonly cards: number; readonly coins: number }
  | { readonly is: 'trader'; readonly colour: Colour; readonly coins: number }
  | { readonly is: 'crownTrader'; readonly colour: Colour; readonly crowns: number }
  /** So many ships, or cards, in the harbour as the turn in phase 2 begins. */
  | { readonly is: 'ships'; readonly from: number; readonly coins: number }
  | { readonly is: 'harbour'; readonly from: number; readonly coins: number }
  /** As the first cube leaves, and never again. */
  | { readonly is: 'once'; readonly coins: number }
  /** For every expedition claimed. */
  | { readonly is: 'expedition'; readonly crowns: number }
  | { readonly is: 'lookout' };

export type AbilityOf<K extends Ability['is']> = Extract<Ability, { is: K }>;

export interface Character {
  readonly id: string;
  /** Characters of the same number are the two sides of a card. */
  readonly card: number;
  readonly startingCoins: number;
  readonly ability: Ability;
  readonly names: Readonly<Record<Language, string>>;
  readonly provenance: string;
}

// biome-ignore format: one side a line
export const CHARACTERS: readonly Character[] = [
  { id: 'char_jean', card: 1, startingCoins: 3, ability: { is: 'swords', n: 1 }, names: { en: 'Jean Blackbeard', nl: 'Jean Blackbeard', de: 'Jean Blackbeard' }, provenance: RECONSTRUCTED },
  { id: 'char_anne', card: 1, startingCoins: 2, ability: { is: 'discount', n: 1 }, names: { en: 'Lady Anne', nl: 'Señora Anne', de: 'Lady Anne' }, provenance: RECONSTRUCTED },
  { id: 'char_grace', card: 2, startingCoins: 4, ability: { is: 'earlyBust', cards: 4, coins: 2 }, names: { en: 'Grace “Kid” May', nl: 'Grace “Kid” May', de: 'Grace „Kid“ May' }, provenance: RECONSTRUCTED },
  { id: 'char_peter', card: 2, startingCoins: 3, ability: { is: 'trader', colour: 'yellow', coins: 1 }, names: { en: 'Peter “Snug” Landman', nl: 'Peter “Snug” Landman', de: 'Peter „Snug“ Landman' }, provenance: RECONSTRUCTED },
  { id: 'char_ferdinando', card: 3, startingCoins: 4, ability: { is: 'crownTrader', colour: 'blue', crowns: 1 }, names: { en: 'Magister Ferdinando', nl: 'Don Ferdinando', de: 'Magister Ferdinando' }, provenance: RECONSTRUCTED },
  { id: 'char_mary', card: 3, startingCoins: 4, ability: { is: 'ships', from: 3, coins: 1 }, names: { en: 'Cutthroat Mary', nl: 'Cutthroat Mary', de: 'Piratenbraut Mary' }, provenance: RECONSTRUCTED },
  { id: 'char_scott', card: 4, startingCoins: 2, ability: { is: 'harbour', from: 5, coins: 1 }, names: { en: 'First Officer Scott', nl: 'Officier Scott', de: 'Erster Offizier Scott' }, provenance: RECONSTRUCTED },
  { id: 'char_samuel', card: 4, startingCoins: 4, ability: { is: 'once', coins: 2 }, names: { en: 'Samuel Blackguard', nl: 'Samuel Blackguard', de: 'Samuel Blackguard' }, provenance: RECONSTRUCTED },
  { id: 'char_jacques', card: 5, startingCoins: 4, ability: { is: 'expedition', crowns: 2 }, names: { en: 'Jacques Grandeur', nl: 'Jacques Grandeur', de: 'Jacques Grandeur' }, provenance: RECONSTRUCTED },
  { id: 'char_thomas', card: 5, startingCoins: 4, ability: { is: 'lookout' }, names: { en: 'Thomas Fishborn', nl: 'Thomas Fishborn', de: 'Thomas Fishborn' }, provenance: RECONSTRUCTED },
];

/** PR-A7: cubes of a character, and the crowns under the third and the fourth. */
export const CUBES = 4;
export const CROWNS_UNDER_CUBE: readonly number[] = [0, 0, 1, 3];
/** The number of cubes that must have left. */
export const CUBES_TO_ABILITY = 1;
export const CUBES_TO_TROPHY = 2;

/** PR-A9 ◇: the fields of the crown track that show a shield; each is one influence more. RECONSTRUCTED */
export const SHIELDS: readonly number[] = [2, 4, 6, 9, 12, 15];
export const CROWN_FIELDS = 15;

const BY_ID = new Map(CHARACTERS.map((character) => [character.id, character]));

export function characterById(id: string): Character | undefined {
  return BY_ID.get(id);
}
