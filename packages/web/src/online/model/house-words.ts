import type { Language } from '@roadstead/kernel';
import type { HouseRules, Pace } from '@roadstead/protocol';
import type { OnlineWords } from '../words/en.js';

export function paceText(pace: Pace, words: OnlineWords['house']['pace'], language: Language): string {
  switch (pace.kind) {
    case 'none':
      return words.none;
    case 'live':
      return words.liveShort(new Intl.NumberFormat(language).format(pace.reserveSeconds / 60), pace.turnSeconds);
    case 'days':
      return words.daysShort(pace.days);
  }
}

/** House rules as short facts, the usual ones too: nobody should have to guess. */
export function houseFacts(
  rules: HouseRules,
  /** Whether the game can tell odds. */
  hasOdds: boolean,
  words: OnlineWords['house'],
  language: Language,
  levelName: (level: string) => string,
  seatName: (seat: number) => string,
): readonly string[] {
  const { open, pace, standIn, spectators, odds, rated, start = null } = rules;
  return [
    open ? words.open.public : words.open.private,
    paceText(pace, words.pace, language),
    rated ? words.rated.yes : words.rated.no,
    start === null ? words.start.byChance : words.start.by(seatName(start)),
    spectators ? words.spectators.yes : words.spectators.no,
    ...(hasOdds ? [odds ? words.odds.yes : words.odds.no] : []),
    `${words.standIn.label}: ${standIn === null ? words.standIn.none : words.standIn.bot(levelName(standIn))}`,
  ];
}
