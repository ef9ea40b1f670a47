import {
  ADMINISTRATOR_POINTS,
  type CompaniesResult,
  cardName,
  DEVELOPMENTS,
  DUCATS_PER_POINT,
  developmentNumber,
  FORT_POINTS,
  type PlayerView,
  POINT_SOURCES,
  type PointSource,
  SHIPS,
  shipName,
  WAREHOUSE_POINTS,
} from '@roadstead/companies';
import type { Language } from '@roadstead/kernel';
import type { Standing } from '@roadstead/protocol';
import type { SeatName } from '../../../table/model.js';
import type { Account, Ruling } from '../../account.js';
import { END_WORDS } from '../end/words.js';
import { standOf } from '../play/standing.js';
import { WORDS } from '../words/index.js';

type Ranked = CompaniesResult['ranking'][number];

/** V-8.7: the final scoring by source, and what decided among equals. */
export function accountOf(standing: Standing, language: Language, _name: SeatName): Account {
  const { view, result } = standOf(standing);
  const { ranking } = result as CompaniesResult;
  const { ends, ledger, counts } = WORDS[language];
  const isTied = ranking[1] !== undefined && ranking[0]!.points === ranking[1].points;
  const rulings: Ruling[] = [{ text: ends.final, rule: 'V-8.7' }];
  if (isTied) rulings.push({ text: ends.tie, rule: 'V-8.7' });
  return {
    rulings,
    seats: ranking.map((ranked) => ({
      seat: ranked.seat,
      points: ranked.points,
      unit: ends.unit,
      lines: POINT_SOURCES.filter((source) => ranked.by[source] !== 0).map((source) => ({
        what: ledger.sources[source],
        how: howOf(source, ranked, view.players[ranked.seat]!, language),
        points: ranked.by[source],
      })),
      also: ends.also(counts.ducats(ranked.ducats)),
    })),
    goals: [],
  };
}

/** V-8.1: what the points of a source consist of. */
function howOf(source: PointSource, { by, ducats }: Ranked, player: PlayerView, language: Language): string {
  const words = END_WORDS[language];
  const each = (points: number) => `${by[source] / points} × ${points}`;
  const fleets = Object.values(player.fleets);
  const ships = fleets.flatMap((fleet) => fleet.ships);
  switch (source) {
    case 'ducats':
      return words.perDucats(ducats, DUCATS_PER_POINT);
    case 'warehouses':
      return each(WAREHOUSE_POINTS);
    case 'administrators':
      return each(ADMINISTRATOR_POINTS);
    case 'forts':
      return each(FORT_POINTS);
    case 'ships':
      return SHIPS.flatMap(({ id, points }) => {
        const n = ships.filter(({ type }) => type === id).length;
        return n === 0 ? [] : [`${shipName(id, language)} ${n} × ${points}`];
      }).join(', ');
    case 'cards':
      return player.cards.map((id) => cardName(id, language)).join(', ');
    case 'experience':
      return fleets.flatMap(({ experience }) => (experience > 0 ? [`+${experience}`] : [])).join(', ');
    case 'cargo':
      return words.cubes(ships.reduce((sum, { cargo }) => sum + cargo.length, 0));
    case 'tokens':
      return words.tokens(-by.tokens);
    case 'bonus':
      return player.cards
        .filter((id) => DEVELOPMENTS[developmentNumber(id)]!.end !== null)
        .map((id) => cardName(id, language))
        .join(', ');
  }
}
