import {
  type Action,
  abilityText,
  type Card,
  type CardRef,
  cardName,
  contractName,
  missionTitle,
  type View,
} from '@roadstead/port-royal';
import { hang } from '../../play/render/text.js';
import type { Scene } from '../../play/scene.js';
import { explainMission, signedMissions } from './adventure/chapter.js';
import { explainCharacter } from './adventure/rules.js';
import { cardAt, flagFor, label } from './cards.js';
import { explainContract, type Signed, signedContracts } from './contracts.js';
import { sortsAt } from './rules.js';
import { openCards } from './table.js';
import { BOX_WORDS } from './words/boxes/index.js';
import { TABLE_WORDS } from './words/index.js';

/**
 * Explains cards and contracts: all cards that lie open, all contracts for "k", one of either by its sign or by the number
 * of a choice, a player's cards, or anything by its name.
 */
export function inspect(asked: string, view: View, legal: readonly Action[], scene: Scene): string[] {
  const words = TABLE_WORDS[scene.language];
  const contracts = contractsAsked(asked.toLowerCase(), view, legal, scene);
  if (contracts !== null) return contracts.flatMap((one) => explainContract(one, view, scene));
  if (asked.toLowerCase() === 'k' && view.contracts === undefined) return [BOX_WORDS[scene.language].inspect.none];
  const chapter = missionsAsked(asked.toLowerCase(), view, legal, scene);
  if (chapter !== null) return [...chapter];
  const cards = asked === '' ? open(view) : find(asked.toLowerCase(), view, legal, scene);
  const player = view.players.find(({ seat }) => scene.name(seat).toLowerCase() === asked.toLowerCase());
  const hero = player === undefined ? [] : explainCharacter(player, scene);
  if (cards === null) return hang('', words.unknownCard(asked), scene.columns);
  if (cards.length === 0) return hero.length > 0 ? hero : [words.noCards];
  return [...hero, ...explain([...new Set(cards)], scene)];
}

function contractsAsked(asked: string, view: View, legal: readonly Action[], scene: Scene): readonly Signed[] | null {
  const all = signedContracts(view);
  if (all.length === 0 || asked === '') return null;
  if (asked === 'k') return all;
  const action = chosen(asked, legal);
  const id = action !== undefined && 'contract' in action ? action.contract : null;
  const name = ({ contract }: Signed) => contractName(contract, scene.language).toLowerCase();
  const found =
    all.find(({ sign, contract }) => sign === asked || contract.id === id) ??
    (asked.length > 1 ? all.find((one) => name(one).startsWith(asked)) : undefined);
  return found ? [found] : null;
}

/** All missions for "m", one by its sign, its name or the number of a choice; null where something else is asked for. */
function missionsAsked(asked: string, view: View, legal: readonly Action[], scene: Scene): readonly string[] | null {
  const all = signedMissions(view);
  if (all.length === 0 || asked === '') return null;
  const action = chosen(asked, legal);
  const id = action !== undefined && 'mission' in action ? action.mission : null;
  const isMeant = ({ sign, open }: (typeof all)[number]) =>
    asked === 'm' ||
    sign === asked ||
    open.id === id ||
    (asked.length > 2 && missionTitle(open, scene.language).toLowerCase().startsWith(asked));
  const found = all.filter(isMeant);
  return found.length === 0 ? null : found.flatMap(({ sign, open }) => explainMission(sign, open, view, scene));
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
  return (
    byLetter(asked, view) ?? byNumber(asked, view, legal) ?? byPlayer(asked, view, scene) ?? byName(asked, view, scene)
  );
}

function byLetter(asked: string, view: View): readonly Card[] | null {
  const { harbour, expeditions } = openCards(view);
  const found = [...harbour, ...expeditions].find(({ letter }) => letter === asked);
  return found ? [cardAt(found.ref)] : null;
}

const chosen = (asked: string, legal: readonly Action[]): Action | undefined =>
  /^\d+$/.test(asked) ? legal[Number(asked) - 1] : undefined;

/** The card that a choice is about. */
function byNumber(asked: string, view: View, legal: readonly Action[]): readonly Card[] | null {
  const action = chosen(asked, legal);
  if (action?.type !== 'take' && action?.type !== 'claim' && action?.type !== 'gamble') return null;
  const own: readonly CardRef[] = view.players.flatMap(({ display }) => display);
  const found = [...view.harbour, ...view.expeditions, ...own].find(({ uid }) => uid === action.uid);
  return found ? [cardAt(found)] : null;
}

function byPlayer(asked: string, view: View, scene: Scene): readonly Card[] | null {
  const player = view.players.find(({ seat }) => scene.name(seat).toLowerCase() === asked);
  return player ? player.display.map(cardAt) : null;
}

/** Every sort in play of the card whose name begins so. */
function byName(asked: string, view: View, scene: Scene): readonly Card[] | null {
  const names = (card: Card) => [cardName(card, scene.language), card.names[scene.language]];
  const found = sortsAt(view, scene).filter((card) => names(card).some((name) => name.toLowerCase().startsWith(asked)));
  return found.length > 0 ? found : null;
}
