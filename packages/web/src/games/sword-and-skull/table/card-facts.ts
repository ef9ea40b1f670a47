import type { Language } from '@roadstead/kernel';
import {
  CREW,
  crewName,
  enemyName,
  FIGURES,
  type Figure,
  FORTUNE,
  fortuneName,
  ITEMS,
  itemName,
} from '@roadstead/sword-and-skull';
import { cardKind } from './inspected.js';

/** What a card adds, as its symbols show it. */
interface CardSymbols {
  readonly might: readonly { readonly figure: Figure; readonly n: number }[];
  readonly gold: number;
}

export function cardName(id: string, language: Language): string {
  return { crew: crewName, item: itemName, fortune: fortuneName, enemy: enemyName }[cardKind(id)](id, language);
}

export function symbolsOf(id: string): CardSymbols {
  const card = [...CREW, ...ITEMS, ...FORTUNE].find((one) => one.id === id);
  const might = FIGURES.flatMap((figure, i) => ((card?.might[i] ?? 0) > 0 ? [{ figure, n: card!.might[i]! }] : []));
  return { might, gold: CREW.find((kind) => kind.id === id)?.gold ?? 0 };
}
