import * as facts from '../facts.js';
import type { ChapterWords } from '../words.js';

const { SMOKY_MIGHT, SMOKY_CARDS, CHEST_REFILL, BRIDGE_GOLD, DEN_PER_PIP, KING_MIGHT, MATE_MIGHT } = facts;
const { CASTLE_GOLD, CASTLE_PER_SYMBOL, DOCK_GAIN, DOCK_PRICE, CHURCH_CARDS, TAVERN_CARDS, TAX } = facts;
const { GEYSER_CARDS, RANSOM_EXAMPLE } = facts;

export const spaces: ChapterWords<'F'> = {
  title: 'Felder',
  rules: {
    'SS-F1': {
      title: 'Tu, was das Feld sagt',
      text: 'Ein Feld wird ausgeführt, wie es dasteht, für Offizier und Pirat oft verschieden. Auslassen darfst du es nur, wo „darf“ steht.',
      also: ['Ereignis', 'landen'],
    },
    'SS-F2': {
      title: 'Höhlen und Rauchhöhlen',
      text: `In einer Höhle kämpfst du gegen den obersten [Gegner](SS-B4). In einer Rauchhöhle hat er ${SMOKY_MIGHT} Stärke mehr, und ein Sieg bringt auch ${SMOKY_CARDS} Schicksalskarte.`,
    },
    'SS-F3': {
      title: 'Handelsposten',
      text: 'Der oberste Gegenstand wird versteigert. Vom linken Nachbarn des Spielers am Zug an darf jeder einmal höher bieten, mindestens 1 Gold und nicht mehr, als er hat, oder zu passen; der Spieler am Zug ist der Letzte. Der Höchste zahlt der Bank. Bietet niemand, wird der Gegenstand abgelegt.',
      also: ['Versteigerung', 'bieten'],
    },
    'SS-F4': {
      title: 'Siedlungen',
      text: 'Zuerst nimmst du kostenlos eine Mannschaftskarte dieser Siedlung, falls noch eine da ist. Dann zahlst du jedem anderen Spieler 1 Gold für jedes Goldsymbol seiner Mannschaft von dort.',
      also: ['anheuern', 'Mannschaft'],
    },
    'SS-F5': {
      title: 'Schatztruhe',
      text: `Du nimmst ihr Gold und legst ${CHEST_REFILL} Gold auf jede der anderen Truhen, auch wenn diese leer war.`,
    },
    'SS-F6': {
      title: 'Tränenbrücke',
      text: `Der Offizier nimmt eine Mannschaftskarte seiner Wahl von dem, der die meisten hat, der Pirat ${BRIDGE_GOLD} Gold von dem, der das meiste Gold hat, oder alles, wenn es weniger ist. Bist du das, geschieht nichts.`,
    },
    'SS-F7': {
      title: 'Lavatunnel',
      text: 'Würfle, gehe so weit und führe das Feld dort aus. Bei der Leerseite bleibst du stehen und führst kein anderes Feld aus, kämpfst aber gegen [Figuren dort](SS-R21).',
    },
    'SS-F8': {
      title: 'Diebesnest',
      text: `Wer hier landet oder hierher zurückgeschickt wird, würfelt und zahlt ${DEN_PER_PIP} Gold für jedes Auge in den Schatzhort, vor dem Kampf gegen Figuren dort.`,
    },
    'SS-F9': {
      title: 'Das Versteck',
      text: `Ein Würfel und die Zahl der Spieler ergeben das Lösegeld. Zahle alles auf einmal und gewinne; oder kämpfe gegen den Piratenkönig, Stärke ${KING_MIGHT}, für den dein linker Nachbar würfelt. Wer verliert, geht ins [Diebesnest](SS-F8).`,
      example: `Mit ${RANSOM_EXAMPLE.players} Spielern und einer ${RANSOM_EXAMPLE.die} verlangt der König ${RANSOM_EXAMPLE.gold} Gold.`,
      also: ['Lösegeld', 'Piratenkönig', 'bestechen'],
    },
    'SS-F10': {
      title: 'Burg',
      text: `Jedes Mal, wenn deine Figur auf die Burg kommt, auch im Vorbeigehen, bekommst du ${CASTLE_GOLD} Gold und ${CASTLE_PER_SYMBOL} mehr für jedes Goldsymbol deiner Mannschaft.`,
      also: ['Einkommen'],
    },
    'SS-F11': {
      title: 'Docks',
      text: `Am Dock ihres eigenen Schiffs bekommt eine Figur ${DOCK_GAIN[0]} Gold; am anderen zahlt sie ${DOCK_PRICE[0]} in den Schatzhort.`,
    },
    'SS-F12': {
      title: 'Kirche und Taverne',
      text: `Du ziehst Schicksalskarten. Kirche: der Offizier ${CHURCH_CARDS[0]}, der Pirat ${CHURCH_CARDS[1]}. Taverne: der Offizier ${TAVERN_CARDS[0]}, der Pirat ${TAVERN_CARDS[1]}.`,
    },
    'SS-F13': {
      title: 'Steuereintreiber',
      text: `Der Offizier zahlt ${TAX[0]} Gold in den Schatzhort, der Pirat ${TAX[1]}.`,
    },
    'SS-F14': {
      title: 'Treibsand',
      text: 'Würfle. Der Offizier geht bei der Leerseite, 1 oder 2 zurück zu seinem Schiff, der Pirat bei der Leerseite oder 1.',
    },
    'SS-F15': {
      title: 'Götzenbild',
      text: 'Würfle und bekomme so viel Gold; bei der Leerseite geht die Figur zurück zu ihrem Schiff.',
    },
    'SS-F16': {
      title: 'Geysir',
      text: `Würfle. Bei der Leerseite oder 1 geht die Figur zurück zu ihrem Schiff, sonst ziehst du ${GEYSER_CARDS} Schicksalskarte.`,
    },
    'SS-F17': {
      title: 'Schatzhort und vergrabener Schatz',
      text: 'Im Schatzhort nimmst du alles Gold, das hineingezahlt wurde. Beim vergrabenen Schatz wirfst du zwei Würfel und bekommst die Summe in Gold.',
    },
    'SS-F18': {
      title: 'Feuersee',
      text: `Wer hineingeht, kämpft gegen den Ersten Maat, Stärke ${MATE_MIGHT}. Gewinnst du, bleibst du; verlierst du, gehst du ins [Diebesnest](SS-F8).`,
      also: ['Erster Maat'],
    },
  },
};
