import * as facts from '../facts.js';
import type { ChapterWords } from '../words.js';

const { BONUS_GOLD } = facts;

export const fights: ChapterWords<'B'> = {
  title: 'Kämpfe',
  rules: {
    'SS-B1': {
      title: 'Wer gewinnt',
      text: 'Jede Seite zählt einen Würfel zu ihrer [Stärke](SS-B3). Die höhere Summe gewinnt; bei Gleichstand der Angreifer, gegen einen Gegner der Spieler.',
      also: ['Summe', 'Gleichstand'],
    },
    'SS-B2': {
      title: 'Eine Leerseite verliert',
      text: 'Wer die Leerseite würfelt, verliert. Zwei Leerseiten werden noch einmal gewürfelt, bevor jemand eine Karte spielen kann.',
    },
    'SS-B3': {
      title: 'Stärke',
      text: 'Die Stärke einer Figur ist die Zahl ihrer Symbole auf Mannschaft, Gegenständen und Schicksalskarten, die vor dir liegen. Sie beginnt bei 0.',
      also: ['Kampfkraft', 'Symbole'],
    },
    'SS-B4': {
      title: 'Gegner',
      text: 'Stärke und Belohnung eines Gegners stehen in seiner Tabelle, nach der Zahl deiner Mannschaftskarten. Dein linker Nachbar würfelt für ihn.',
      also: ['Belohnung', 'Tabelle'],
    },
    'SS-B5': {
      title: 'Figuren anderer',
      text: 'Nach dem Feld kämpft deine Figur gegen jede Figur anderer Spieler dort, gegen jede einmal. Nach jedem Kampf wählst du den nächsten.',
      also: ['Angriff', 'Reihenfolge'],
    },
    'SS-B6': {
      title: 'Der Lohn des Siegers',
      text: `Wer einen Kampf zwischen Spielern gewinnt, ob Angreifer oder nicht, darf dem Verlierer ${BONUS_GOLD} Gold abnehmen; oder eine Mannschaftskarte seiner Wahl, wenn der Verlierer mehr davon hat; oder nichts.`,
      also: ['Beute', 'Verlierer'],
    },
    'SS-B7': {
      title: 'Karten im Kampf',
      text: 'Burgfrieden spielst du vor den Würfeln, Glückstreffer und Geistesblitz danach. Der Angreifer spielt oder passt zuerst, dann der andere, bis beide nacheinander gepasst haben.',
      also: ['passen'],
    },
    'SS-B8': {
      title: 'Eine Karte nach der anderen',
      text: 'Jede Karte wirkt sofort. Glückstreffer zählen zusammen, mit Geistesblitz wirfst du deinen Würfel neu, und mehrere dürfen einander folgen. Auch eine nutzlose Karte ist erlaubt.',
    },
    'SS-B9': {
      title: 'Zwei Leerseiten nach einer Karte',
      text: 'Zeigen beide Würfel die Leerseite, wenn alle gepasst haben, werden beide neu geworfen, und es dürfen wieder Karten gespielt werden. Glückstreffer von vorher zählen weiter.',
    },
    'SS-B10': {
      title: 'Wer angreift',
      text: 'Der Angreifer ist die Figur, die gerade gegangen ist. Gegen Gegner, Ersten Maat und König ist es immer die des Spielers.',
    },
  },
};

export const debt: ChapterWords<'D'> = {
  title: 'Schulden',
  rules: {
    'SS-D1': {
      title: 'Mehr, als du hast',
      text: 'Musst du mehr Gold zahlen, als du hast, verkaufst du der Bank Gegenstände zu ihrem Preis, einen nach dem anderen, wie du willst, bis es reicht. Reicht es nie, zahlt die Bank, was fehlt. In jedem Fall geht die Figur zurück zu ihrem Schiff. Verkaufte Gegenstände werden abgelegt; was ein Verkauf zu viel bringt, gehört dir.',
      also: ['pleite', 'verkaufen', 'Schuld'],
    },
    'SS-D2': {
      title: 'Keine Schulden zum Kaufen',
      text: 'Für einen Gegenstand oder das Lösegeld musst du das Gold in der Hand haben.',
    },
    'SS-D3': {
      title: 'Welche Figur geht',
      text: 'Es ist die Figur, deren Feld, Karte oder verlorener Kampf die Schuld brachte. Ihre weiteren Ereignisse und Kämpfe in diesem Zug entfallen; schon gezogene Sofort-Karten werden noch ausgeführt.',
    },
  },
};
