import { LANGUAGES, type Seat } from '@roadstead/kernel';
import {
  type Action,
  crewName,
  enemyName,
  type Figure,
  figureName,
  fortuneName,
  itemName,
  spaceAt,
  spaceName,
} from '@roadstead/sword-and-skull';
import { tokensOf } from '../../../table/tokens.js';

/** What people say for each action, in any language. */
const VERBS: Readonly<Record<Action['type'], readonly string[]>> = {
  roll: ['roll', 'dice', 'gooi', 'dobbel', 'werp', 'würfeln', 'würfle', 'wurf'],
  play: ['play', 'card', 'speel', 'kaart', 'spielen', 'spiele', 'karte'],
  move: ['move', 'walk', 'go', 'loop', 'verplaats', 'ga', 'gehen', 'gehe', 'ziehe'],
  place: ['put', 'place', 'zet', 'plaats', 'setze', 'einsetzen'],
  go: ['go', 'way', 'ga', 'weg', 'gehe', 'gehen'],
  first: ['first', 'eerst', 'zuerst'],
  recruit: ['recruit', 'take', 'hire', 'neem', 'werf', 'dienst', 'anheuern', 'heuere', 'nimm', 'nehmen'],
  take: ['take', 'from', 'neem', 'van', 'nimm', 'nehmen', 'von'],
  bid: ['bid', 'offer', 'bied', 'bod', 'biete', 'bieten', 'gold', 'goud'],
  pass: ['pass', 'no', 'nothing', 'pas', 'passen', 'nee', 'niets', 'nein', 'nichts'],
  pay: ['pay', 'ransom', 'betaal', 'losgeld', 'zahle', 'zahlen', 'lösegeld'],
  fight: ['fight', 'attack', 'king', 'vecht', 'kämpfe', 'kämpfen', 'könig'],
  bury: ['bury', 'bottom', 'next', 'onderop', 'volgende', 'unten', 'nächster'],
  resolve: ['first', 'eerst', 'zuerst'],
  ship: ['ship', 'send', 'schip', 'stuur', 'schiff', 'schicke'],
  sell: ['sell', 'verkoop', 'verkaufe', 'verkaufen'],
  attack: ['attack', 'fight', 'vecht', 'aanval', 'kämpfe', 'kämpfen', 'angreifen', 'gegen', 'tegen'],
  bonus: ['bonus', 'take', 'neem', 'nimm', 'nehmen', 'beute'],
  endTurn: ['end', 'done', 'turn', 'einde', 'eind', 'klaar', 'beurt', 'ende', 'beenden', 'fertig', 'zug'],
};

const BONUS = {
  gold: ['gold', 'goud'],
  nothing: ['nothing', 'none', 'niets', 'nichts'],
  crew: ['crew', 'bemanning', 'mannschaft'],
};

const inAll = (name: (language: (typeof LANGUAGES)[number]) => string): readonly string[] => LANGUAGES.map(name);

const figureWords = (figure: Figure): readonly string[] => inAll((language) => figureName(figure, language));
export const placeWords = (id: string): readonly string[] => [
  ...inAll((language) => spaceName(id, language)),
  ...(spaceAt(id).type === 'lair' ? ['lair'] : []),
];

/** A card of any sort by its names. */
export function cardWords(id: string): readonly string[] {
  if (id.includes('-')) return inAll((language) => crewName(id, language));
  const nameOf = id.startsWith('I') ? itemName : id.startsWith('F') ? fortuneName : enemyName;
  return inAll((language) => nameOf(id, language));
}

/** Everything that an action can be called by. `to`: where a walk ends. */
export function wordsOf(action: Action, name: (seat: Seat) => string, to?: string): readonly string[] {
  // Beside a number of spaces the number of a place would be mistaken for it.
  const end = to === undefined ? [] : placeWords(to).map((place) => place.replace(/\d+/g, ''));
  const said: string[] = [...VERBS[action.type], ...end];
  if ('figure' in action) said.push(...figureWords(action.figure));
  if ('by' in action) said.push(String(action.by));
  if ('gold' in action) said.push(String(action.gold));
  if ('to' in action) said.push(...placeWords(action.to));
  if ('seat' in action) said.push(name(action.seat));
  if ('crew' in action && action.crew !== undefined) said.push(...cardWords(action.crew));
  if ('item' in action) said.push(...cardWords(action.item));
  if ('card' in action) said.push(...cardWords(action.card));
  if (action.type === 'bonus') said.push(...BONUS[action.take]);
  return [...new Set(said.flatMap(tokensOf))];
}
