import {
  type Action,
  CREW,
  crewName,
  crewText,
  ENEMIES,
  enemyName,
  enemyText,
  FORTUNE,
  fortuneName,
  fortuneText,
  ITEMS,
  itemName,
  itemText,
  type PlayerView,
  reach,
  SPACES,
  spaceName,
  spaceText,
  type View,
} from '@roadstead/sword-and-skull';
import { hang } from '../../play/render/text.js';
import type { Scene } from '../../play/scene.js';
import { TABLE_WORDS } from './words/index.js';

/** Something that can be explained: a space or a card, by its name. */
interface Thing {
  readonly id: string;
  readonly name: string;
  readonly texts: readonly string[];
}

/**
 * Explains spaces and cards: where the own figures stand and what one has, what the choice of a number is about, what a
 * player has, or anything by its name.
 */
export function inspect(asked: string, view: View, legal: readonly Action[], scene: Scene): string[] {
  const things = thingsIn(scene);
  const ids = idsAsked(asked.toLowerCase(), view, legal, scene);
  const found =
    ids === null
      ? things.filter(({ name }) => name.toLowerCase().startsWith(asked.toLowerCase()))
      : things.filter(({ id }) => ids.includes(id));
  const alike = found.filter((one, i) => found.findIndex(({ texts }) => String(texts) === String(one.texts)) === i);
  if (alike.length === 0) return hang('', TABLE_WORDS[scene.language].unknown(asked), scene.columns);
  return alike.flatMap(({ name, texts }) => [
    ...hang('', scene.paint.bold(name), scene.columns),
    ...texts.flatMap((text) => hang('    ', text, scene.columns)),
  ]);
}

function idsAsked(asked: string, view: View, legal: readonly Action[], scene: Scene): readonly string[] | null {
  if (asked === '') return [...idsOf(view.players[scene.seat ?? view.active]!), ...onTable(view)];
  const action = /^\d+$/.test(asked) ? legal[Number(asked) - 1] : undefined;
  if (action !== undefined) return idsIn(action, view);
  const player = view.players.find(({ seat }) => scene.name(seat).toLowerCase() === asked);
  return player === undefined ? null : idsOf(player);
}

/** Where somebody stands, and what they have. */
const idsOf = ({ officer, pirate, crew, items, table, hand }: PlayerView): readonly string[] => [
  officer,
  pirate,
  ...Object.keys(crew),
  ...items,
  ...table,
  ...(hand ?? []),
];

const onTable = ({ auction, fight, spied }: View): readonly string[] =>
  [auction?.item, fight?.card, spied].flatMap((id) => id ?? []);

/** What an action is about. */
function idsIn(action: Action, view: View): readonly string[] {
  const named = Object.entries(action).flatMap(([key, value]) =>
    ['card', 'to', 'crew', 'item'].includes(key) ? [value as string] : [],
  );
  const isWalk = action.type === 'move' || (action.type === 'play' && action.card === 'F13');
  const seat = view.pending?.seat ?? view.active;
  const walked = isWalk ? [reach(view, seat, action.figure, action.by).to] : [];
  return named.length + walked.length > 0 ? [...named, ...walked] : onTable(view);
}

function thingsIn({ language }: Scene): readonly Thing[] {
  return [
    ...SPACES.map(({ id }) => ({ id, name: spaceName(id, language), texts: [spaceText(id, language)] })),
    ...CREW.map(({ id }) => ({ id, name: crewName(id, language), texts: [crewText(id, language)] })),
    ...ITEMS.map(({ id }) => ({ id, name: itemName(id, language), texts: [itemText(id, language)] })),
    ...FORTUNE.map(({ id }) => ({ id, name: fortuneName(id, language), texts: [fortuneText(id, language)] })),
    ...ENEMIES.map(({ id }) => ({ id, name: enemyName(id, language), texts: enemyText(id, language) })),
  ];
}
