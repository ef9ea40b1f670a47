import type { Language, TallyWords } from '@roadstead/kernel';
import { type AdministratorKind, KINDS } from '../../board/ships.js';
import type { Building, Loss, PointSource } from '../../events.js';
import { CATALOGUES } from '../../words/catalogues.js';

interface Told {
  readonly label: string;
  readonly help: string;
}

interface Titled {
  readonly title: string;
  readonly help: string;
}

type FigureName =
  | 'games'
  | 'won'
  | 'points'
  | 'ducats'
  | 'ships'
  | 'delivered'
  | 'earned'
  | 'fromDirectors'
  | 'fromGovernors'
  | 'fees'
  | 'granted'
  | 'fields'
  | 'bought'
  | 'lost'
  | 'captured'
  | 'attacks'
  | 'piratesMet'
  | 'repaired'
  | 'decisions';

type PlotName =
  | 'wins'
  | 'points'
  | 'ducats'
  | 'ships'
  | 'pointsFrom'
  | 'goods'
  | 'soldIn'
  | 'shipsBought'
  | 'built'
  | 'cards'
  | 'lostBy'
  | 'nations';

/** What one language says about what is counted. A key that a language lacks fails the type check. */
export interface CountWords {
  readonly figures: Readonly<Record<FigureName, Told>>;
  readonly plots: Readonly<Record<PlotName, Titled>>;
  readonly sources: Readonly<Record<PointSource, string>>;
  readonly buildings: Readonly<Record<Building, string>>;
  readonly losses: Readonly<Record<Loss, string>>;
  place(order: number, players: number): string;
  round(n: number): string;
  calendars(n: number): string;
}

export function wordsOf(language: Language, words: CountWords): TallyWords {
  const { goods, places, ships, cards, nations, kinds } = CATALOGUES[language];
  return {
    figures: words.figures,
    plots: words.plots,
    row(plot, row) {
      switch (plot as PlotName) {
        case 'wins': {
          const [players, order] = row.split('.').map(Number);
          return words.place(order!, players!);
        }
        case 'pointsFrom':
          return words.sources[row as PointSource];
        case 'goods':
          return goods[row]!;
        case 'soldIn':
          return places[row]!.name;
        case 'shipsBought':
          return ships[row]!.name;
        case 'built':
          return (KINDS as readonly string[]).includes(row)
            ? kinds[row as AdministratorKind]
            : words.buildings[row as Building];
        case 'cards':
          return cards[row]!;
        case 'lostBy':
          return words.losses[row as Loss];
        case 'nations':
          return nations[row]!;
        default:
          return words.round(Number(row));
      }
    },
    variant: (variant) => words.calendars(Number(variant)),
  };
}
