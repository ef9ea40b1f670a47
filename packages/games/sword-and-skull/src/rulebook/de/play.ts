import * as facts from '../facts.js';
import type { ChapterWords } from '../words.js';

const { PLAYERS, START_GOLD, CHEST_START, CHESTS_IN_ALL, KINDS, HIGHEST_FACE } = facts;

export const setup: ChapterWords<'S'> = {
  title: 'Aufbau',
  rules: {
    'SS-S1': {
      title: 'Spieler',
      text: `Es spielen ${PLAYERS.min} bis ${PLAYERS.max}. Jeder hat einen Offizier, einen Piraten und ${START_GOLD} Gold.`,
      also: ['Anfang', 'Figuren'],
    },
    'SS-S2': {
      title: 'Truhen, Schatzhort und Bank',
      text: `Auf jeder der ${CHESTS_IN_ALL} Schatztruhen liegt ${CHEST_START} Gold. Der Schatzhort ist leer. Alles andere Gold ist die Bank.`,
    },
    'SS-S3': {
      title: 'Drei Stapel',
      text: 'Gegner, Gegenstände und Schicksalskarten werden zu drei verdeckten Stapeln gemischt, jeder mit offener Ablage. Wird eine Karte gebraucht und ist der Stapel leer, wird die Ablage zu einem neuen gemischt, auch mitten im Ziehen von zwei Karten. Ist auch dort keine, geschieht nichts.',
      also: ['mischen', 'Ablage', 'leerer Stapel'],
    },
    'SS-S4': {
      title: 'Mannschaft',
      text: `Mannschaftskarten mit einer Zahl, die höher ist als die Zahl der Spieler, bleiben in der Schachtel. Die anderen liegen offen in ${KINDS} Stapeln, einer für jede Sorte.`,
      also: ['Zahl', 'Stapel'],
    },
    'SS-S5': {
      title: 'Wer beginnt',
      text: 'Offiziere beginnen auf dem Marineschiff, Piraten auf dem Piratenschiff. Der Startspieler wird ausgelost; gespielt wird im Uhrzeigersinn.',
      also: ['Startspieler'],
    },
  },
};

export const movement: ChapterWords<'M'> = {
  title: 'Bewegung',
  rules: {
    'SS-M1': {
      title: 'Ein Zug',
      text: `In deinem Zug wirfst du zwei Würfel, gehst, führst das Feld aus, kämpfst gegen Figuren anderer dort und gibst die Würfel weiter. Die Seiten sind leer und 1 bis ${HIGHEST_FACE}.`,
      also: ['Würfel', 'Ablauf', 'Leerseite'],
    },
    'SS-M2': {
      title: 'Eine Figur geht',
      text: 'Du wählst deinen Offizier oder deinen Piraten und gehst im Uhrzeigersinn so viele Felder, wie die Würfel zusammen zeigen. Eine Leerseite zählt 0.',
    },
    'SS-M3': {
      title: 'Pasch',
      text: 'Bei einem Pasch gehen beide Figuren die ganze Summe, der Offizier zuerst. Dann wählst du, wessen Feld zuerst kommt, und führst es mit Karten und Kämpfen ganz aus, bevor das andere kommt.',
      also: ['Doppel', 'gleich'],
    },
    'SS-M4': {
      title: 'Zwei Leerseiten',
      text: 'Du setzt eine deiner Figuren auf ein [freies](SS-R6) Feld des Außenwegs und führst es aus. Sie darf vom Vulkanweg oder aus dem See kommen, aber nie dorthin gesetzt werden, auch nicht ins Versteck.',
      also: ['doppelte Leerseite'],
    },
    'SS-M5': {
      title: 'Der Weg zum Vulkan',
      text: 'Der Außenweg ist ein Ring. Nur die Höhle zwischen Dock und Felsenfort führt zum Vulkan: Wer von ihr weitergeht, wählt den Weg. Auf der anderen Seite kommt der Vulkanweg zum Ring zurück.',
      also: ['Gabelung', 'Eingang', 'Ausgang'],
    },
    'SS-M6': {
      title: 'Aus dem Diebesnest',
      text: 'Wer das Diebesnest verlässt, wählt: weiter auf dem Vulkanweg oder in den Feuersee.',
      also: ['Gabelung'],
    },
    'SS-M7': {
      title: 'Der See hält dich auf',
      text: 'Im Feuersee endet der Weg sofort. Von dort führt der nächste Zug ins Versteck; oder du kommst durch zwei Leerseiten oder mit einem [Ortskundigen](SS-C7) heraus.',
    },
    'SS-M8': {
      title: 'Pasch mit einer Figur im See',
      text: 'Bei einem Pasch geht eine Figur im See ins Versteck und die andere wie sonst. Sind beide im See, gehen beide hinein.',
    },
    'SS-M9': {
      title: 'Schiffe',
      text: 'Figuren kommen nur auf ein Schiff, wenn sie dorthin geschickt werden, jede auf ihr eigenes. Auf einem Schiff kämpft niemand. Das erste Feld, das eine Figur von dort zählt, ist das Dock dieses Schiffs.',
      also: ['zurück zum Schiff'],
    },
    'SS-M10': {
      title: 'Du musst gehen',
      text: 'Eine deiner Figuren muss gehen: Auslassen darfst du das nicht. Keine Figur bleibt je im Versteck, also kann immer eine.',
      also: ['ablehnen', 'aussetzen'],
    },
  },
};

export const end: ChapterWords<'E'> = {
  title: 'Ende',
  rules: {
    'SS-E1': {
      title: 'Sieg',
      text: 'Wer als Erster das Lösegeld zahlt oder den Piratenkönig in seinem Versteck besiegt, gewinnt sofort.',
      also: ['gewinnen', 'Ziel'],
    },
    'SS-E2': {
      title: 'Gold ohne Ende',
      text: 'Die Bank wird nie leer. Nennt ein Text Gold, das niemand hat, wird gezahlt, was da ist.',
    },
    'SS-E3': {
      title: 'Plätze',
      text: 'Es gibt einen Sieger; alle anderen teilen sich den zweiten Platz.',
      also: ['Rangliste'],
    },
  },
};
