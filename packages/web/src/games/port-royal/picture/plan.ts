import type { Language, Seat } from '@roadstead/kernel';
import {
  type CardRef,
  contractName,
  contractNamed,
  type PlayerView,
  type PortRoyalResult,
} from '@roadstead/port-royal';
import type { SeatName } from '../../../table/model.js';
import type { Stand } from '../play/standing.js';
import { WORDS } from '../words/index.js';

/** A row of the picture: somebody with his cards, or what lies open for all. */
export interface PictureRow {
  /** Null for what belongs to nobody. */
  readonly seat: Seat | null;
  readonly heading: string;
  readonly isWinner: boolean;
  readonly figures: readonly { readonly icon: 'shield' | 'coin' | 'sword'; readonly n: number }[];
  readonly note: string;
  readonly cards: readonly CardRef[];
}

/** What the picture shows, from top to bottom: the best first where there is a ranking. */
export function pictureRows({ view, result }: Stand, language: Language, name: SeatName): readonly PictureRow[] {
  const { ranking = [], winners = [], won } = (result ?? {}) as Partial<PortRoyalResult>;
  const isTogether = won !== undefined;
  const order = result ? ranking.map(({ seat }) => seat) : view.players.map(({ seat }) => seat);
  const people = order.map((seat): PictureRow => {
    const player = view.players.find((one) => one.seat === seat)!;
    const place = isTogether ? undefined : ranking.find((ranked) => ranked.seat === seat)?.place;
    return {
      seat,
      heading: place === undefined ? name(seat) : `${place}. ${name(seat)}`,
      isWinner: winners.includes(seat),
      figures: [
        { icon: 'shield', n: player.influence },
        { icon: 'coin', n: player.coins },
        { icon: 'sword', n: player.swords },
      ],
      note: contractsOf(player, language),
      cards: [...player.display, ...player.kept],
    };
  });
  const { parts } = WORDS[language];
  const open = [
    { heading: parts.harbour, cards: view.harbour },
    { heading: parts.expeditions, cards: view.expeditions },
  ].filter(({ cards }) => cards.length > 0);
  return [
    ...people,
    ...open.map(({ heading, cards }) => ({ seat: null, heading, isWinner: false, figures: [], note: '', cards })),
  ];
}

const contractsOf = ({ contracts = [] }: PlayerView, language: Language): string =>
  contracts.map((id) => contractName(contractNamed(id), language)).join(', ');
