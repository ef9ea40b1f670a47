import type { CompaniesResult, View } from '@roadstead/companies';
import type { Language } from '@roadstead/kernel';
import type { Standing } from '@roadstead/protocol';
import type { RaceMeasure } from '../../end.js';
import { WORDS } from '../words/index.js';

/** V-8.1: everybody runs after points as a scoring at that time would give them; V-8.7: in the end after those of the final one. */
export function race({ result }: Standing, language: Language): RaceMeasure {
  const final = new Map((result as CompaniesResult | undefined)?.ranking.map(({ seat, points }) => [seat, points]));
  return {
    title: WORDS[language].ends.race,
    unit: WORDS[language].ends.unit,
    goal: null,
    of: (view) => {
      const { phase, players } = view as View;
      return players.map(({ seat, points }) => (phase === 'over' ? (final.get(seat) ?? points) : points));
    },
  };
}
