import type { Language, Result, Seat } from '@roadstead/kernel';
import { listed } from '../../../words/list.js';
import type { SeatName } from '../../model.js';
import type { EndWords } from '../words/index.svelte.js';
import { toneOf } from './tone.js';

interface Telling {
  readonly words: EndWords;
  readonly language: Language;
  readonly name: SeatName;
  /** The seat spoken to as "you". */
  readonly you: Seat | null;
}

/** Who won, in as few words as a crest leaves room for. */
export function headline(result: Result, { words: w, language, name, you }: Telling): string {
  const { winners, ranking } = result;
  const list = (seats: readonly Seat[]) => listed(seats.map(name), language);
  switch (toneOf(result, you)) {
    case 'togetherWon':
      return ranking.length === 1 ? w.youWin : w.togetherWon;
    case 'togetherLost':
      return ranking.length === 1 ? w.youLose : w.togetherLost;
    case 'won':
      return w.youWin;
    case 'shared':
      return w.youShare(list(winners.filter((seat) => seat !== you)));
    default:
      return winners.length === 0 ? w.nobodyWins : w.wins(list(winners), winners.length);
  }
}
