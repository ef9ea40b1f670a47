import { type Action, abilityText, type Card, cardName, type View } from '@roadstead/port-royal';
import { hang } from '../render/text.js';
import type { Scene } from '../scene.js';
import { cardAt, everyCard, flagFor, label } from './cards.js';
import { openCards } from './table.js';
import { TABLE_WORDS } from './words/index.js';

/** Explains cards: all that lie open, one by its letter or by the number of a choice, a player's, or any by its name. */
export function inspect(asked: string, view: View, legal: readonly Action[], scene: Scene): string[] {
  const words = TABLE_WORDS[scene.language];
  const cards = asked === '' ? open(view) : find(asked.toLowerCase(), view, legal, scene);
  if (cards === null) return hang('', words.unknownCard(asked), scene.columns);
  if (cards.length === 0) return [words.noCards];
  return explain([...new Set(cards)], scene);
}

/** Cards that can do the same share its explanation. */
function explain(cards: readonly Card[], scene: Scene): string[] {
  return cards.flatMap((card, i) => {
    const next = cards[i + 1];
    const text = abilityText(card, scene.language);
    const isShared = next !== undefined && abilityText(next, scene.language) === text;
    const name = hang(`${flagFor(card, scene)} `, scene.paint.bold(label(card, scene)), scene.columns);
    return isShared ? name : [...name, ...hang('    ', text, scene.columns)];
  });
}

function open(view: View): readonly Card[] {
  const { harbour, expeditions } = openCards(view);
  return [...harbour, ...expeditions].map(({ ref }) => cardAt(ref));
}

function find(asked: string, view: View, legal: readonly Action[], scene: Scene): readonly Card[] | null {
  return byLetter(asked, view) ?? byNumber(asked, view, legal) ?? byPlayer(asked, view, scene) ?? byName(asked, scene);
}

function byLetter(asked: string, view: View): readonly Card[] | null {
  const { harbour, expeditions } = openCards(view);
  const found = [...harbour, ...expeditions].find(({ letter }) => letter === asked);
  return found ? [cardAt(found.ref)] : null;
}

/** The card that a choice is about. */
function byNumber(asked: string, view: View, legal: readonly Action[]): readonly Card[] | null {
  const action = /^\d+$/.test(asked) ? legal[Number(asked) - 1] : undefined;
  if (action?.type !== 'take' && action?.type !== 'claim') return null;
  const found = [...view.harbour, ...view.expeditions].find(({ uid }) => uid === action.uid);
  return found ? [cardAt(found)] : null;
}

function byPlayer(asked: string, view: View, scene: Scene): readonly Card[] | null {
  const player = view.players.find(({ seat }) => scene.name(seat).toLowerCase() === asked);
  return player ? player.display.map(cardAt) : null;
}

/** Every sort of the card whose name begins so. */
function byName(asked: string, scene: Scene): readonly Card[] | null {
  const names = (card: Card) => [cardName(card, scene.language), card.names[scene.language]];
  const found = everyCard().filter((card) => names(card).some((name) => name.toLowerCase().startsWith(asked)));
  return found.length > 0 ? found : null;
}
