import type { CompaniesResult } from '@roadstead/companies';
import type { Language, Ranked } from '@roadstead/kernel';
import type { Standing } from '@roadstead/protocol';
import type { SeatName } from '../../../table/model.js';
import { WORDS } from '../words/index.js';

/** Who won, and with how much. */
export function outcomeSentence({ result }: Standing, language: Language, name: SeatName): string {
  const { ends, counts } = WORDS[language];
  const first = (result as CompaniesResult | undefined)?.ranking[0];
  return first === undefined ? ends.noResult : ends.wins(name(first.seat), counts.points(first.points));
}

export function rankedFigures(ranked: Ranked, language: Language): string {
  const { ends, counts } = WORDS[language];
  const { points, ducats } = ranked as CompaniesResult['ranking'][number];
  return ends.figures(counts.points(points), counts.ducats(ducats));
}
