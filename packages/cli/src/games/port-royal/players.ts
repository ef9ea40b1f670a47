import { type Card, type CardRef, cardName, type PlayerView, type View } from '@roadstead/port-royal';
import { hang, padEnd, padStart, width } from '../../play/render/text.js';
import type { Scene } from '../../play/scene.js';
import { heroWords, isChapter, keptItems } from './adventure/chapter.js';
import { CHAPTER_WORDS } from './adventure/words/index.js';
import { cardAt, colourOf, flagFor, flagOf } from './cards.js';
import { BOX_WORDS } from './words/boxes/index.js';
import { TABLE_WORDS } from './words/index.js';

const GAP = '  ';

/** A space at which no line is broken. */
const STICKY = '\u00a0';

/** A figure of every player, under its heading. */
interface Column {
  readonly head: string;
  of(player: PlayerView): number;
}

function columnsOf(view: View, { language }: Scene): readonly Column[] {
  const { coins, influence, swords } = TABLE_WORDS[language].columns;
  return [
    { head: coins, of: (player) => player.coins },
    { head: influence, of: (player) => player.influence },
    { head: swords, of: (player) => player.swords },
    ...(isChapter(view) ? chapterColumns(language) : []),
    ...(view.contracts ? [{ head: BOX_WORDS[language].cubes, of: (player: PlayerView) => player.cubes }] : []),
  ];
}

function chapterColumns(language: Scene['language']): readonly Column[] {
  const { crowns, cubes } = CHAPTER_WORDS[language].columns;
  return [
    { head: crowns, of: (player) => player.crowns ?? 0 },
    { head: cubes, of: (player) => player.cubes },
  ];
}

/** Everybody's figures and cards, in the order of the seats; an arrow points at the active one. */
export function playerLines(view: View, scene: Scene): string[] {
  const names = Math.max(...view.players.map(({ seat }) => width(scene.name(seat))));
  const columns = columnsOf(view, scene);
  const title = ' '.repeat(names + 2) + columns.map(({ head }) => GAP + head).join('');
  return [scene.paint.dim(title), ...view.players.flatMap((player) => playerLine(player, view, scene, names, columns))];
}

function playerLine(player: PlayerView, view: View, scene: Scene, names: number, columns: readonly Column[]): string[] {
  const numbers = columns.map(({ head, of }) => GAP + padStart(String(of(player)), width(head))).join('');
  const name = padEnd(scene.name(player.seat), names);
  const arrow = player.seat === view.active ? '> ' : '  ';
  const isMe = player.seat === scene.seat;
  const first = arrow + (isMe ? scene.paint.bold(name + numbers) : name + numbers) + GAP;
  return hang(first, displayOf(player, view, scene), scene.columns).map((line) => line.replaceAll(STICKY, ' '));
}

/** Cards by kind, with how many there are: "Sailor ×2, Trader [/]"; and the ships kept beside them. */
function displayOf(player: PlayerView, view: View, scene: Scene): string {
  const counts = new Map<string, number>();
  for (const ref of player.display) {
    const name = shortName(cardAt(ref), scene) + shipsUnder(ref, scene);
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const cards = [...counts].map(([name, n]) => (n === 1 ? name : `${name}${STICKY}×${n}`));
  const kept = isChapter(view)
    ? keptItems(player, scene).join(', ')
    : player.kept.map((ref) => flagFor(cardAt(ref), scene)).join('');
  const hero = heroWords(player, scene).map((word) => word.replaceAll(' ', STICKY));
  const named = [...hero, ...cards];
  const all = kept === '' ? named : [...named, `${BOX_WORDS[scene.language].keeps}${STICKY}${kept}`];
  return all.length === 0 ? scene.paint.dim(TABLE_WORDS[scene.language].nothing) : all.join(', ');
}

/** Somebody who deals in ships by their flag. */
function shortName(card: Card, scene: Scene): string {
  const colour = colourOf(card);
  return colour ? `${card.names[scene.language]}${STICKY}${flagOf(colour, scene)}` : cardName(card, scene.language);
}

function shipsUnder({ ships = [] }: CardRef, { language }: Scene): string {
  return ships.length === 0 ? '' : STICKY + BOX_WORDS[language].ships(ships.length).replaceAll(' ', STICKY);
}
