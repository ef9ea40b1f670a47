import type { Language } from '@roadstead/kernel';
import {
  contractName,
  contractNamed,
  influenceSources,
  type PlayerView,
  type PortRoyalResult,
  titleName,
} from '@roadstead/port-royal';
import { chapterCredit, chapterNote, crownLines } from '../adventure/end/ending.js';
import { WORDS } from '../words/index.js';
import { playerAt, type Stand } from './standing.js';

interface EndRow {
  readonly seat: number;
  readonly place: number;
  readonly isWinner: boolean;
  readonly influence: number;
  readonly coins: number;
  /** Where the influence came from, or where all play together the contracts fulfilled. */
  readonly credit: string;
}

interface Ending {
  readonly isTogether: boolean;
  readonly won: boolean;
  /** The title that the points earn, or the contracts that are missing. */
  readonly note: string;
  readonly rows: readonly EndRow[];
}

/** How it ended, in figures; null while the game goes on. */
export function endingOf(stand: Stand, language: Language): Ending | null {
  const result = stand.result as PortRoyalResult | undefined;
  if (result === undefined) return null;
  const together = result.won !== undefined;
  return {
    isTogether: together,
    won: result.won ?? result.winners.includes(stand.seat ?? -1),
    note: together ? togetherNote(result, stand, language) : '',
    rows: result.ranking.map(({ seat, place, influence, coins }) => {
      const player = playerAt(stand.view, seat);
      const credit = player ? (together ? doneBy(player, stand, language) : sourcesOf(player, language)) : '';
      return { seat, place, isWinner: result.winners.includes(seat), influence, coins, credit };
    }),
  };
}

function togetherNote({ won, points = 0, title }: PortRoyalResult, { view }: Stand, language: Language): string {
  const { ends, counts } = WORDS[language];
  if (view.chapter !== undefined) return chapterNote(view, language);
  if (won && title) return ends.titled(counts.points(points), titleName(title, language));
  const open = (view.contracts ?? []).filter(({ slots }) => slots.every((seat) => seat === null));
  return ends.open(open.map(({ id }) => contractName(contractNamed(id), language)).join(', '));
}

function doneBy(player: PlayerView, { view }: Stand, language: Language): string {
  if (view.chapter !== undefined) return chapterCredit(player, view, language);
  return (player.contracts ?? []).map((id) => contractName(contractNamed(id), language)).join(', ');
}

/** "Expedition 10, Sailor 3": influence by kind, that of the crown track last. */
function sourcesOf(player: PlayerView, language: Language): string {
  const crowns = crownLines(player, language).map(({ what, points }) => `${what} ${points}`);
  return [influenceSources(player, language, WORDS[language].ends), ...crowns].filter((part) => part !== '').join(', ');
}
