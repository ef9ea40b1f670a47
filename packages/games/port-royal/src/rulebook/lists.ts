import type { Language, ThingList } from '@roadstead/kernel';
import { base } from '../cards/base.js';
import { type Card, COLOURS, type Ship } from '../cards/card.js';
import { adventureCards } from '../variants/adventure/cards.js';
import { contractCards } from '../variants/contracts/cards.js';
import { CONTRACTS } from '../variants/contracts/list.js';
import { gamblers } from '../variants/gambler/cards.js';
import { underWay } from '../variants/under-way/cards.js';
import { contractName, optionWords, taskText } from '../variants/words/public.js';
import { CATALOGUES } from '../words/catalogues.js';
import { cardFigures, cardName } from '../words/index.js';
import { ADVENTURE_LISTS, adventureLists } from './adventure-lists.js';
import { isOurs, marked } from './rows.js';
import { shipsOf, swordsOn } from './swords.js';

interface ListWords {
  readonly card: string;
  readonly figures: string;
  readonly copies: string;
  readonly swords: string;
  readonly ship: string;
  readonly colour: string;
  readonly needed: string;
  readonly task: string;
  readonly coins: string;
  readonly seal: string;
  readonly skull: string;
}

const WORDS: Readonly<Record<Language, ListWords>> = {
  en: {
    card: 'Card',
    figures: 'Numbers',
    copies: 'Copies',
    swords: 'Swords of the ships in the base game',
    ship: 'Ship',
    colour: 'Colour',
    needed: 'Swords to repel it',
    task: 'Task',
    coins: 'Coins, first to last',
    seal: 'Seal',
    skull: 'skull',
  },
  nl: {
    card: 'Kaart',
    figures: 'Getallen',
    copies: 'Aantal',
    swords: 'Zwaarden van de schepen in het basisspel',
    ship: 'Schip',
    colour: 'Kleur',
    needed: 'Zwaarden om het te verjagen',
    task: 'Voorwaarde',
    coins: 'Munten, eerste tot laatste',
    seal: 'Zegel',
    skull: 'doodshoofd',
  },
  de: {
    card: 'Karte',
    figures: 'Werte',
    copies: 'Anzahl',
    swords: 'Säbel der Schiffe im Grundspiel',
    ship: 'Schiff',
    colour: 'Farbe',
    needed: 'Säbel zum Abwehren',
    task: 'Aufgabe',
    coins: 'Münzen, erster bis letzter',
    seal: 'Siegel',
    skull: 'Totenkopf',
  },
};

/** All cards of all boxes, the swords of each colour, and the contracts. */
export function listsOf(language: Language): readonly ThingList[] {
  const words = WORDS[language];
  const { box, with: added } = optionWords(language);
  const columns = [words.card, words.figures, words.copies];
  const list = (id: string, title: string, cards: readonly Card[]): ThingList => ({
    id: `cards-${id}`,
    title,
    columns,
    rows: cards.map((card) =>
      marked([cardName(card, language), cardFigures(card, language).join(', '), String(card.copies)], isOurs(card)),
    ),
  });
  return [
    swordsOf(language, words),
    list('base', box.values.base!.label, base.cards),
    list('unterwegs', box.values.unterwegs!.label, underWay.cards),
    list('gambler', added.values.gambler!.label, gamblers.cards),
    list('contract-cards', added.values['contract-cards']!.label, contractCards.cards),
    list('adventure', ADVENTURE_LISTS[language].cards, adventureCards.cards),
    {
      id: 'contracts',
      title: added.values.contracts!.label,
      columns: [added.values.contracts!.label, words.task, words.coins, words.seal],
      rows: CONTRACTS.map((contract) =>
        marked(
          [
            contractName(contract, language),
            taskText(contract, language),
            contract.coins.join(', '),
            `${contract.seal.number} ${contract.seal.letter}`,
          ],
          isOurs(contract),
        ),
      ),
    },
    ...adventureLists(language),
  ];
}

function swordsOf(language: Language, words: ListWords): ThingList {
  const { colours } = CATALOGUES[language].cards;
  return {
    id: 'swords',
    title: words.swords,
    columns: [words.ship, words.colour, words.needed],
    rows: COLOURS.map((colour) => {
      const ships = shipsOf(colour);
      return { cells: [ships[0]!.names[language], colours[colour], swordsOnShips(ships, words.skull)] };
    }),
  };
}

/** "1 × 4, 3 × 3, 6 × 2, skull × 1": every number with its copies. */
function swordsOnShips(ships: readonly Ship[], skull: string): string {
  const numbers = swordsOn(ships).map(({ swords, copies }) => `${swords ?? skull} × ${copies}`);
  return numbers.join(', ');
}
