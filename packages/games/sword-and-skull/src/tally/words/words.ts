import type { Language, TallyWords } from '@roadstead/kernel';
import type { GoldReason, SentReason } from '../../events.js';
import type { Foe } from '../../fight-view.js';
import type { PlaceKey } from '../../words/catalogue.js';
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
  | 'ransomWins'
  | 'officerWins'
  | 'pirateWins'
  | 'rounds'
  | 'gold'
  | 'purse'
  | 'goldGained'
  | 'goldPaid'
  | 'officerMight'
  | 'pirateMight'
  | 'crew'
  | 'recruited'
  | 'crewWonOver'
  | 'crewLost'
  | 'items'
  | 'auctionsWon'
  | 'bids'
  | 'fights'
  | 'fightsWon'
  | 'fightsExpected'
  | 'drawn'
  | 'played'
  | 'debts'
  | 'sent';

type PlotName =
  | 'wins'
  | 'ways'
  | 'length'
  | 'gold'
  | 'officerMight'
  | 'pirateMight'
  | 'fights'
  | 'goldFrom'
  | 'goldTo'
  | 'spaces'
  | 'sent'
  | 'crewTaken'
  | 'crewWins'
  | 'itemsGot'
  | 'itemWins'
  | 'cards'
  | 'cardWins';

/** Gold that is not named after its space or card. */
type OtherGold = 'dock' | 'settlement' | 'enemy' | 'bonus' | 'auction' | 'sale' | 'debt' | 'ransom';

/** What one language says about what is counted. A key that a language lacks fails the type check. */
export interface CountWords {
  readonly figures: Readonly<Record<FigureName, Told>>;
  readonly plots: Readonly<Record<PlotName, Titled>>;
  readonly ways: Readonly<Record<'ransom' | 'officer' | 'pirate', string>>;
  readonly foes: Readonly<Record<Foe, string>>;
  readonly gold: Readonly<Record<OtherGold, string>>;
  readonly debt: string;
  place(order: number, players: number): string;
  round(n: number): string;
  rounds(n: number): string;
}

export function wordsOf(language: Language, words: CountWords): TallyWords {
  const { title, crew, items, fortune, places } = CATALOGUES[language];
  return {
    figures: words.figures,
    plots: words.plots,
    row(plot, row) {
      switch (plot as PlotName) {
        case 'wins': {
          const [players, order] = row.split('.').map(Number);
          return words.place(order!, players!);
        }
        case 'ways':
          return words.ways[row as keyof CountWords['ways']];
        case 'length':
          return words.rounds(Number(row));
        case 'gold':
        case 'officerMight':
        case 'pirateMight':
          return words.round(Number(row));
        case 'fights':
          return words.foes[row as Foe];
        case 'goldFrom':
        case 'goldTo':
          return goldReason(row as GoldReason);
        case 'spaces':
          return places[row as PlaceKey].name;
        case 'sent':
          return sentReason(row as SentReason);
        case 'crewTaken':
        case 'crewWins':
          return crew[row]!.name;
        case 'itemsGot':
        case 'itemWins':
          return items[row]!.name;
        default:
          return fortune[row]!;
      }
    },
    variant: () => title,
  };

  function goldReason(why: GoldReason): string {
    if (why in words.gold) return words.gold[why as OtherGold];
    return fortune[why] ?? places[why as PlaceKey].name;
  }

  function sentReason(why: SentReason): string {
    if (why === 'debt') return words.debt;
    if (why === 'mate' || why === 'king') return words.foes[why];
    return fortune[why] ?? places[why as PlaceKey].name;
  }
}
