import { cards, coins } from '../../words/grammar/de.js';
import {
  CARDS_LOOKED_AT,
  COINS_PER_FAILURE,
  CUBES_ASKED,
  effect,
  GOAL,
  INFLUENCE_ASKED,
  NEW_CARDS,
  OPEN_MISSIONS,
  PLAYERS_ADVENTURE,
  PRICE_IN_VARIABLE,
  PRICE_OF_CUBE,
  STARRED,
} from '../adventure-facts.js';
import type { AdventureRulings } from '../words.js';

export const adventureRulings: AdventureRulings = {
  'PR-A19': {
    title: 'Gemeinsam gewinnen',
    text: `Führt eine Sanduhr zum Ende, ist die Partie sofort vorbei. Ihr habt gewonnen, wenn jede ausliegende Mission von jemandem erfüllt ist und wenn Holzwürfel auf Missionen und Einflusspunkte aller diese Zahlen erreichen, bei 1 bis ${PLAYERS_ADVENTURE.max} Spielern: ${CUBES_ASKED} Holzwürfel und ${INFLUENCE_ASKED} Einflusspunkte. Das sind unsere Zahlen. Einflusspunkte allein beenden die Partie nicht.`,
    also: ['Karte 9', 'gewinnen'],
  },
  'PR-A20': {
    title: 'Ein verlorenes Kapitel',
    text: `Ein gemeinsam verlorenes Kapitel wird wiederholt, mit ${coins(COINS_PER_FAILURE)} mehr zum Verteilen für jede Niederlage in Folge. Der Startspieler teilt sie einzeln aus. Alle fünf ohne eine Niederlage zu gewinnen, ist das Meisterstück.`,
  },
  'PR-A21': {
    title: 'Gegeneinander gewinnen',
    text: `Wer ${GOAL} Einflusspunkte und die Trophäe hat, löst die letzte Runde aus. Unter allen mit Trophäe gewinnen die meisten Einflusspunkte, dann die wenigsten Holzwürfel auf der Figur, dann die meisten Münzen; danach wird der Sieg geteilt. Hat niemand die Trophäe, gewinnt niemand.`,
  },
  'PR-A22': {
    title: 'Einen Holzwürfel abkaufen',
    text: `Gegeneinander darf ab der vierten Mission jeder am Monatsende ${coins(PRICE_OF_CUBE)} zahlen und den linken Holzwürfel wegnehmen, jeder einmal, vom aktiven Spieler an im Uhrzeigersinn. Er kommt in die Schachtel und liegt auf keiner Mission.`,
  },
  'PR-A23': {
    title: 'Die variable Partie',
    text: `Nach der Geschichte oder wann ihr wollt: eine Partie gegeneinander mit ${OPEN_MISSIONS} der ${STARRED} Missionen mit Stern, die von Anfang an offen liegen, und mit allen ${NEW_CARDS} neuen Karten. Ein Monatsende verkauft nur Holzwürfel, für ${coins(PRICE_IN_VARIABLE)}, und dreht die Ereignisse um.`,
  },
  'PR-A24': {
    title: 'Die Kampagne wird aufgehoben',
    text: 'Kapitel, beigemischte Karten und Niederlagen werden gespeichert, damit ihr an einem anderen Tag weiterspielen könnt.',
  },
  'PR-A25': {
    title: 'Allein',
    text: 'Allein bist du ein Team aus einem: Es gibt keine Gebühr, jeder Steuerbonus gehört dir, und Hafengebühr und freier Hafen bewirken nichts.',
  },
  'PR-A26': {
    title: 'Mit anderen Erweiterungen',
    text: 'Die Karte „Spieler“, die Karten von Unterwegs und die neuen Personen und Schiffe der Aufträge dürfen dazu. Aufträge, Unterwegs als eigenes Spiel, das Ende mit einer Expedition und ein fünfter Spieler nicht. Großhändler und Kontoristen wirken bei einem Schiff, mit dem du handelst, nicht bei einem, das du behältst. So haben wir es festgelegt.',
  },
  'PR-A27': {
    title: 'Reihenfolge des Aufbaus',
    text: 'Zuerst wird der Nachziehstapel gemischt. Dann kommen die Figuren, die Startmünzen vom Startspieler an im Uhrzeigersinn, die Münzen zum Verteilen, der Ereignisstapel und die erste Geschichtenkarte, deren neue Karten erst jetzt eingemischt werden.',
  },
  'PR-A28': {
    title: 'Die Ereignisse',
    text: `Was ein Ereignis bewirkt, steht darauf und in der Liste der Ereignisse; sie sind von uns. Ein Ereignis ändert die Säbel nur beim Abwehren, nie für Missionen. Ein Schiff, das der Sturm holt, gilt als aufgedeckt. Bei vollem Kai darf man nicht aufhören, bevor ${cards(effect('quay').cards)} im Hafen liegen, solange es noch welche gibt. Nach einem Fehlschlag bewirken Ereignisse der Phase 2 nichts.`,
    also: ['Rückenwind', 'Markttag', 'Sturm', 'Audienz', 'Nebel', 'Almosen'],
  },
  'PR-A29': {
    title: 'Bekannte Ereignisse',
    text: 'Ab dem zweiten Monat kennt jeder die Reihenfolge der Ereignisse, außer dem obersten: Es sind dieselben in derselben Folge, jeden Monat eines mehr. Ist keines mehr übrig, kommt nichts dazu.',
  },
  'PR-A30': {
    title: 'Wann man Missionen erfüllt',
    text: 'Von uns festgelegt: wo du ohnehin entscheidest. Das ist zwischen zwei Karten, nach deinem Fehlschlag und beim Nehmen; in Zügen anderer, wenn du in Phase 2 an der Reihe bist, auch wenn es nichts zu nehmen gibt. Nie in Phase 0, während einer anderen Frage oder nach dem Fehlschlag eines anderen.',
  },
  'PR-A31': {
    title: 'Was für Missionen zählt',
    text: 'Personen und Expeditionen aller Erweiterungen zählen, mit ihrem aufgedruckten Preis, und zu den Einflusspunkten gehören die durch Kronen. Von uns festgelegt: Ein Tausendsassa ersetzt niemanden, eine Figur ist keine Person, und Säbel von Jean oder einem Ereignis zählen nicht. Welche deiner Schiffe du abgibst, wählst du.',
  },
  'PR-A32': {
    title: 'Genau auf der Stelle',
    text: 'Von uns festgelegt: Gefragt wird, wenn das Schiff mit der letzten Farbe liegt, wenn die erste oder vierte Karte liegt oder wenn alle ihre Steuern gezahlt haben, vor dem Bonus. Nach vier Karten durch die Karte „Spieler“ zählen auch die Farben, die vorher da lagen. Du wirst einmal je Zug gefragt, und nur, wenn du es kannst. Mit 51 und 52 ist Phase 1 vorbei.',
  },
  'PR-A33': {
    title: 'Zwei Schritte',
    text: 'Gelingt dir [Mission 52](PR-A17) zum ersten Mal, kommt dein linker Holzwürfel auf das obere Feld. In einem späteren Zug rückt derselbe Holzwürfel nach unten, und erst dann ist die Mission erfüllt. Bis dahin liegt er auf keiner Mission.',
  },
  'PR-A34': {
    title: 'Behaltene Schiffe und Expeditionen',
    text: 'Ein behaltenes Schiff liegt offen vor dir und bringt keine Einflusspunkte. Du darfst beliebig viele behalten. Ein Expeditionsaufruf dieser Erweiterung verlangt außer Personen auch Ladung; Schiffe und Personen legst du dafür ab. Die Gebühr kann nur aus Münzen kommen, die das Schiff dir bringt.',
  },
  'PR-A35': {
    title: 'Mehr zum Vorausschauen',
    text: `Jeder Späher und auch Thomas wirkt einmal je Zug, auch vor der ersten Karte, aber nie nach einer Karte „Spieler“. Danach musst du noch eine Karte aufdecken. Sind weniger als ${cards(CARDS_LOOKED_AT)} übrig, siehst du zuerst diese, und die übrigen kommen vom Ablagestapel, der dann neu gemischt ist. Die Karte, die du zurücklegst, siehst du, solange sie obenauf liegt.`,
  },
  'PR-A36': {
    title: 'Zwischen den Kapiteln',
    text: 'Alles andere wird neu aufgebaut, und Spieler, Spielweise und Erweiterungen dürfen wechseln. Eine Partie gegeneinander führt immer zum nächsten Kapitel, wer auch gewinnt. Niederlagen sind vergessen, wenn ihr Kapitel vorbei ist; für das Meisterstück darf es keine geben.',
  },
  'PR-A37': {
    title: 'Wenn keine Karte mehr da ist',
    text: 'Ereignisse gelten nicht als aufgedeckte Karten. Vergehen so viele Züge nacheinander ohne Karte, wie es Spieler gibt, endet die Partie: Gemeinsam ist sie verloren, gegeneinander wird gewertet.',
  },
  'PR-A38': {
    title: 'Zurücknehmen',
    text: 'Zurücknehmen darfst du, was du getan hast, bis etwas Neues bekannt ist: ein Ereignis, eine Karte, eine Geschichtenkarte oder die Karten eines Spähers. Auch Münzen, die du ablegst, sind Karten: Auf dem Ablagestapel sieht jeder ihre Vorderseite, deshalb gilt, was bezahlt ist. Eine Münze an einen Mitspieler kannst du zurücknehmen und eine Mission, die keine Münzen kostet, auch.',
  },
};
