import { cards, coins, swords } from '../../words/grammar/de.js';
import {
  ADMIRAL,
  DISCOUNT,
  FEE,
  GOVERNOR_PICKS,
  JESTER,
  PIRATE_SWORDS,
  SAILOR_SWORDS,
  TRADER_COINS,
} from '../facts.js';
import type { ChapterWords } from '../words.js';

export const persons: ChapterWords<'P'> = {
  title: 'Personen',
  rules: {
    'PR-P1': {
      title: 'Kapitänin, Priester, Siedlerin',
      text: 'Sie bringen die Symbole mit, die ein [Expeditionsaufruf](PR-X2) verlangt: die Kapitänin einen Anker, der Priester ein Kreuz, die Siedlerin ein Haus.',
    },
    'PR-P2': {
      title: 'Tausendsassa',
      text: 'Fährt bei einer Expedition anstelle einer Kapitänin, eines Priesters oder einer Siedlerin mit: siehe [wer mitfährt](PR-X3).',
      also: ['Joker'],
    },
    'PR-P3': {
      title: 'Händler',
      text: `Handelt mit Schiffen einer Farbe: Immer wenn du ein solches Schiff nimmst, bekommst du ${coins(TRADER_COINS)} mehr. Hast du mehrere Händler dieser Farbe, bringt jeder eine Münze.`,
      example: 'Mit zwei Fregattenhändlern bringt dir eine Fregatte für 2 Münzen 4 ein.',
    },
    'PR-P4': {
      title: 'Matrose und Pirat',
      text: `Ein Matrose hat ${swords(SAILOR_SWORDS)}, ein Pirat ${swords(PIRATE_SWORDS)}. Zähle alle zusammen, um Schiffe [abzuwehren](PR-D3).`,
      also: ['Säbel'],
    },
    'PR-P5': {
      title: 'Admiral',
      text: `Liegen mindestens ${cards(ADMIRAL.harbourFrom ?? 0)} im Hafen, wenn du in Phase 2 an die Reihe kommst, bringt dir jeder deiner Admirale ${coins(ADMIRAL.coins)}.`,
    },
    'PR-P6': {
      title: 'Witzbold',
      text: `Ist der Hafen leer, wenn du in Phase 2 an die Reihe kommst, bringt dir jeder deiner Witzbolde ${coins(JESTER.coins)}, ebenso nach einem [Fehlschlag](PR-D7). Das gilt auch in deinem eigenen Zug: Die erste Ausgabe sagt es anders, wir folgen der neueren.`,
      also: ['Narr', 'Spaßvogel'],
    },
    'PR-P7': {
      title: 'Gouverneur',
      text: `Mit jedem Gouverneur darfst du in jedem Zug ${cards(GOVERNOR_PICKS)} mehr nehmen. Es zählt, wen du hast, wenn du in Phase 2 an die Reihe kommst. In den Zügen der anderen zahlst du ${coins(FEE)} für jede Karte.`,
    },
    'PR-P8': {
      title: 'Señorita',
      text: `Jede Person kostet dich je Señorita ${coins(DISCOUNT)} weniger, aber nie weniger als 0.`,
      also: ['Mademoiselle', 'günstiger', 'Rabatt'],
    },
    'PR-P9': {
      title: 'Zuerst das Einkommen',
      text: 'Münzen von Admiralen, Witzbolden und ihresgleichen kommen, bevor du wählst; du kannst sie also gleich ausgeben. Eine Karte, die du erst beim Nehmen anheuerst, kommt dafür zu spät.',
      also: ['Einkommen'],
    },
    'PR-P10': {
      title: 'Was als Karte im Hafen zählt',
      text: 'Nur Schiffe und Personen. Expeditionsaufrufe und Steuererhöhungen zählen nie, gleich wie viele aufgedeckt wurden.',
    },
  },
};
