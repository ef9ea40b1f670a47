import type { Language, TallyWords } from '@roadstead/kernel';
import { CATALOGUE } from '../../cards/catalogue.js';
import { optionWords } from '../../words/index.js';
import { kindOf } from '../../words/kinds.js';

interface Told {
  readonly label: string;
  readonly help: string;
}

interface Titled {
  readonly title: string;
  readonly help: string;
}

export type FigureName =
  | 'games'
  | 'won'
  | 'influence'
  | 'turns'
  | 'discovered'
  | 'courage'
  | 'busts'
  | 'bustsDrawn'
  | 'bustsExpected'
  | 'repelled'
  | 'traded'
  | 'hired'
  | 'expeditions'
  | 'contracts'
  | 'coinsEarned'
  | 'coinsSpent'
  | 'feesReceived'
  | 'feesPaid'
  | 'taxGained'
  | 'taxLost';

/** What one language says about what is counted. A key that a language lacks fails the type check. */
export interface CountWords {
  readonly figures: Readonly<Record<FigureName, Told>>;
  readonly plots: Readonly<Record<'wins' | 'courage' | 'cards' | 'influence', Titled>>;
  place(order: number, players: number): string;
  round(n: number): string;
  readonly together: string;
}

export function wordsOf(language: Language, words: CountWords): TallyWords {
  return {
    figures: words.figures,
    plots: words.plots,
    row(plot, row) {
      if (plot === 'cards') return cardKind(row, language);
      if (plot === 'influence') return words.round(Number(row));
      if (plot !== 'wins') return row;
      const [players, order] = row.split('.').map(Number);
      return words.place(order!, players!);
    },
    variant(variant) {
      const [boxes, together] = variant.split(':');
      const { box, with: added } = optionWords(language);
      const names = boxes!.split('+').map((name) => (box?.values[name] ?? added?.values[name])?.label ?? name);
      return together === undefined ? names.join(' + ') : `${names.join(' + ')}, ${words.together}`;
    },
  };
}

function cardKind(kind: string, language: Language): string {
  return CATALOGUE.find((card) => kindOf(card) === kind)?.names[language] ?? kind;
}
