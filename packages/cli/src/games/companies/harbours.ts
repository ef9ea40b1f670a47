import {
  GOODS,
  goodName,
  HARBOURS,
  kindName,
  nationName,
  PRICE,
  PRODUCT,
  placeName,
  type View,
} from '@roadstead/companies';
import { hang, padEnd, width } from '../../play/render/text.js';
import type { Scene } from '../../play/scene.js';
import { TABLE_WORDS } from './words/index.js';

/** A seat as a letter. */
export const letter = (seat: number): string => String.fromCharCode('A'.charCodeAt(0) + seat);

/** A harbour a line: what it yields and what lies there, whose it is, and what it buys. */
export function harbourLines(view: View, scene: Scene): string[] {
  const { language, columns, paint } = scene;
  const words = TABLE_WORDS[language];
  const names = Math.max(...HARBOURS.map((id) => width(placeName(id, language))));
  return HARBOURS.flatMap((id, harbour) => {
    const parts = [...storesOf(view, id, harbour, scene), ...powersIn(view, id, scene), pricesIn(harbour, scene)];
    const head = `${padEnd(paint.bold(placeName(id, language)), names)}  `;
    return hang(head, parts.filter((part) => part !== '').join(' · ') || words.shelter, columns);
  });
}

/** Cubes in the open, and in warehouses by seat, with the room they have. */
function storesOf({ harbours }: View, id: string, harbour: number, { language }: Scene): string[] {
  const words = TABLE_WORDS[language];
  const product = PRODUCT[harbour]!;
  if (product < 0) return [];
  const { fields } = harbours[id]!;
  const open = fields.reduce((sum, [owner, cubes]) => (owner === null ? sum + cubes : sum), 0);
  const owned = fields.flatMap(([owner, cubes], place) =>
    owner === null ? [] : [`${letter(owner)}${cubes}/${place + 1}`],
  );
  return [`${words.yields} ${goodName(GOODS[product]!, language)}: ${[`${words.stores} ${open}`, ...owned].join(' ')}`];
}

function powersIn({ harbours, nations }: View, id: string, { language, paint }: Scene): string[] {
  const { administrator, fort } = harbours[id]!;
  const words = TABLE_WORDS[language];
  const nation = Object.entries(nations).find(([, { at }]) => at === id);
  return [
    ...(administrator ? [`${letter(administrator[0])} ${kindName(administrator[1], language)}`] : []),
    ...(fort ? [`${letter(fort[0])} ${words.fort}`] : []),
    ...(nation ? [paint.bold(`${nationName(nation[0], language)} ${nation[1].pips} ${words.holds}`)] : []),
  ];
}

function pricesIn(harbour: number, { language, paint }: Scene): string {
  const bought = GOODS.flatMap((good, number) => {
    const price = PRICE[harbour]![number]!;
    return price === 0 ? [] : [`${goodName(good, language)} ${price}`];
  });
  return bought.length === 0 ? '' : paint.dim(`${TABLE_WORDS[language].buys} ${bought.join(', ')}`);
}
