import type { Language, Seat } from '@roadstead/kernel';
import type { Standing } from '@roadstead/protocol';
import { FIGURES, type PlayerView, type SkullResult } from '@roadstead/sword-and-skull';
import { cardPicture } from '../faces/picture-name.js';
import { playerAt, standOf } from '../play/standing.js';
import { cardName } from '../table/card-facts.js';
import type { PictureTile } from './tile.js';
import { END_WORDS } from './words.js';

/** What a seat won with: its two figures with their Might, its crew and what lies before it. */
export function winningThings(standing: Standing, seat: Seat): readonly PictureTile[] {
  const { view, result } = standOf(standing);
  const player = playerAt(view, seat);
  if (player === undefined) return [];
  const won = (result as SkullResult | undefined)?.ranking.find((ranked) => ranked.seat === seat)?.figure;
  return [
    ...FIGURES.map((figure) => ({
      key: figure,
      face: `figure ${seat} ${figure}` as const,
      mark: String(player.might[figure]),
      isStrong: figure === won,
    })),
    ...cardsOf(player).map(({ id, count }, i) => ({
      key: `${id} ${i}`,
      face: cardPicture(id),
      mark: count > 1 ? `×${count}` : '',
      isStrong: false,
    })),
  ];
}

/** The same in words. */
export function tellThings(standing: Standing, seat: Seat, language: Language): string {
  const words = END_WORDS[language];
  const player = playerAt(standOf(standing).view, seat);
  if (player === undefined) return '';
  const cards = cardsOf(player).map(({ id, count }) => {
    const name = cardName(id, language);
    return count > 1 ? `${count} × ${name}` : name;
  });
  return words.wonWith([...FIGURES.map((figure) => words[figure](player.might[figure])), ...cards].join(', '));
}

function cardsOf({ crew, items, table }: PlayerView): readonly { readonly id: string; readonly count: number }[] {
  return [
    ...Object.entries(crew).map(([id, count]) => ({ id, count })),
    ...[...items, ...table].map((id) => ({ id, count: 1 })),
  ];
}
