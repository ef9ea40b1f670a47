import type { Language, TallyWords } from '@roadstead/kernel';
import { CATALOGUE } from '../../cards/catalogue.js';
import { characterById } from '../../variants/adventure/characters.js';
import { contractById, type Title } from '../../variants/contracts/list.js';
import { missionTitle, optionWords, titleName } from '../../words/index.js';
import { kindOf } from '../../words/kinds.js';
import { CHAPTER, CONTRACTS_DONE, CROWNS, SHIPS_KEPT } from '../result.js';

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
  | 'influence'
  | 'coins'
  | 'points'
  | 'timeLeft'
  | 'turns'
  | 'discovered'
  | 'courage'
  | 'busts'
  | 'bustRate'
  | 'bustsDrawn'
  | 'bustsExpected'
  | 'repelled'
  | 'traded'
  | 'hired'
  | 'expeditions'
  | 'contracts'
  | 'missions'
  | 'crowns'
  | 'coinsEarned'
  | 'coinsSpent'
  | 'feesReceived'
  | 'feesPaid'
  | 'taxGained'
  | 'taxLost';

type PlotName =
  | 'wins'
  | 'courage'
  | 'cards'
  | 'sources'
  | 'contracts'
  | 'missions'
  | 'characters'
  | 'titles'
  | 'influence';

/** What one language says about what is counted. A key that a language lacks fails the type check. */
export interface CountWords {
  readonly figures: Readonly<Record<FigureName, Told>>;
  readonly plots: Readonly<Record<PlotName, Titled>>;
  /** Influence that comes from no card of its own. */
  readonly sources: { readonly ships: string; readonly contracts: string; readonly crowns: string };
  place(order: number, players: number): string;
  round(n: number): string;
  readonly together: string;
}

export function wordsOf(language: Language, words: CountWords): TallyWords {
  return {
    figures: words.figures,
    plots: words.plots,
    row(plot, row) {
      switch (plot as PlotName) {
        case 'cards':
          return cardKind(row, language);
        case 'sources':
          return row === SHIPS_KEPT || row === CONTRACTS_DONE || row === CROWNS
            ? words.sources[row]
            : cardKind(row, language);
        case 'contracts':
          return contractById(row)?.names[language] ?? row;
        case 'missions':
          return missionTitle({ id: row }, language);
        case 'characters':
          return characterById(row)?.names[language] ?? row;
        case 'titles':
          return titleName(row as Title, language);
        case 'influence':
          return words.round(Number(row));
        case 'wins': {
          const [players, order] = row.split('.').map(Number);
          return words.place(order!, players!);
        }
        default:
          return row;
      }
    },
    variant(variant) {
      const [boxes, together] = variant.split(':');
      const { box, with: added } = optionWords(language);
      const names = boxes!.split('+').map((name) => {
        if (name.startsWith(CHAPTER)) return chapterName(name.slice(CHAPTER.length), language);
        return (box?.values[name] ?? added?.values[name])?.label ?? name;
      });
      return together === undefined ? names.join(' + ') : `${names.join(' + ')}, ${words.together}`;
    },
  };
}

function chapterName(chapter: string, language: Language): string {
  const words = optionWords(language).chapter;
  return words?.values[chapter]?.label ?? `${words?.name} ${chapter}`;
}

function cardKind(kind: string, language: Language): string {
  return CATALOGUE.find((card) => kindOf(card) === kind)?.names[language] ?? kind;
}
