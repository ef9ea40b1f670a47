import * as facts from '../facts.js';
import type { ChapterWords } from '../words.js';

const { DISTANCE_PER_DUCAT, DUCATS_PER_POINT, GAZETTE_CUBES, MOST_NATION_PIPS, POINTS_PER_PIP, REMOVAL_PIPS } = facts;
const more = (calendars: number) => facts.startDucats(0, calendars) - facts.startDucats(0, 3);

export const scoring: ChapterWords<'8'> = {
  title: 'Wertung und Nationen',
  rules: {
    'V-8.1': {
      title: 'Punkte',
      text: `Jeder beginnt bei jeder Wertung mit 0. Du bekommst 1 Punkt je ${DUCATS_PER_POINT} Dukaten, Punkte für Lagerhäuser, Verwalter, Forts, Schiffe, Karten und Erfahrung (auch untergegangener Flotten) und für Ladung die Entfernung jeder Ware zu ihrer Herkunft, zusammengezählt und durch ${DISTANCE_PER_DUCAT} geteilt. Jede Marke Schaden oder Meuterei kostet 1. Die Zahlen stehen in der Liste der Punkte.`,
      also: ['Siegpunkte'],
    },
    'V-8.2': {
      title: 'Neue Zugreihenfolge',
      text: 'Wer die wenigsten Punkte hat, kommt zuerst. Bei Gleichstand kommt früher, wer später war.',
      example: 'Orange hat 14 Punkte und Blau 9: Blau kommt zuerst und darf 1 Auge einer Nation setzen.',
    },
    'V-8.3': {
      title: 'Nationen für die, die zurückliegen',
      text: `In der neuen Folge darf jeder Spieler je ${POINTS_PER_PIP} Punkte, die er hinter dem Führenden liegt, 1 Auge einer Nation in einen Hafen setzen. Nie ans Kap und nie zwei Nationen in einen Hafen. Frankreich darf auf ein Piratennest.`,
      also: ['aufholen'],
    },
    'V-8.4': {
      title: 'Kontrolle und Bündnis',
      text: 'Marken früherer Wertungen kommen zuerst zurück. Wer in dieser Wertung als Erster eine Nation setzt, lenkt sie. Ein anderer Spieler, dem ein Auge zusteht, darf sich stattdessen mit einer Nation verbünden, die ein anderer lenkt.',
    },
    'V-8.5': {
      title: 'Nationen, die bleiben',
      text: 'Eine Nation, die niemand neu beansprucht, bleibt. Eine gesetzte darf nur versetzt werden, wenn sie in dieser Wertung noch niemand gewählt hat und der Spieler mindestens ihre Augen setzen darf.',
    },
    'V-8.6': {
      title: 'Was Nationen tun',
      text: 'Die sie lenken, führen der Reihe nach Wirkung und Angriffe aus, in beliebiger Folge. England und Spanien entfernen Verwalter, Portugal Lagerhäuser, Frankreich auf einem Nest Piratenaugen. Ein Gefecht gibt der Nation +1 Erfahrung.',
    },
    'V-8.7': {
      title: 'Das Ende',
      text: 'Nach dem letzten Kalender kommt die Schlusswertung, mit der Prämie je einer Karte der Stufe 3. Vorher nehmen Schiffe, die in der nächsten Runde nicht laden könnten, Meuterei für leere Laderäume. Bei Gleichstand gewinnt, wer mehr Dukaten hat, dann, wer in der letzten Runde später war.',
      also: ['gewinnen', 'Gleichstand'],
    },
    'V-8.8': {
      title: 'Eine Nation setzen',
      text: `Die Augen sind der Rückstand in Punkten durch ${POINTS_PER_PIP}, abgerundet, höchstens ${MOST_NATION_PIPS}. Mit mindestens 1 passt du, oder du wählst eine Nation, die in dieser Wertung noch niemand gewählt hat, oder ein Bündnis. Eine Nation, die nicht auf dem Plan steht, kommt mit so vielen Augen und +0 auf einen freien Platz. Eine, die dort steht, wird an Ort und Stelle beansprucht und gewinnt sie dazu, bis ${MOST_NATION_PIPS}; oder sie zieht, wenn es mindestens so viele sind wie ihre eigenen, auf einen freien Platz mit genau so vielen. Ihre Erfahrung bleibt.`,
    },
    'V-8.9': {
      title: 'Bündnis',
      text: 'Je Nation gibt es ein Bündnis. Deine Augen kommen zu ihrem Würfel, und du bist vor ihr sicher (unsere Festlegung).',
    },
    'V-8.10': {
      title: 'Der Zug einer Nation',
      text: `Jeder, der eine Nation lenkt, nutzt in der neuen Folge die Wirkung in ihrem Hafen, nie gegen sich selbst oder den Verbündeten. Mit mindestens ${REMOVAL_PIPS} Augen entfernt England einen Gouverneur oder Kommandeur, Spanien einen Gouverneur oder Direktor; Portugal entfernt 1 Lagerhaus je Auge. Auch greift er jeden anderen Spieler dort einmal an: eine seiner Flotten (sein Fort kämpft mit), sonst sein Fort, sonst [seine Lagerhäuser](V-4.71). Der Verteidiger wählt eine Karte; die Nation spielt ihre gedruckte und gilt als aktiv. Frankreich auf einem Nest senkt es sofort um seine Augen und tut sonst nichts.`,
    },
    'V-8.11': {
      title: 'Was entfernt wird',
      text: 'Verwalter und Lagerhäuser, die eine Nation entfernt, gehen in den Vorrat ihres Besitzers zurück, und keine Marken bleiben (unsere Festlegung).',
    },
    'V-8.12': {
      title: 'Letzte Meuterei',
      text: `Je Spieler zählen die leeren Laderäume seiner gewöhnlichen Schiffe, die die allgemeinen Lager, seine eigenen Lagerhäuser und, mit seiner Handelszeitung, ${GAZETTE_CUBES} Waren des Vorrats in diesem Hafen nicht füllen könnten. Auf See, in einem Nest und unter einer feindlichen Nation kann keiner gefüllt werden. Diese Marken kosten nur Punkte; kein Schiff geht verloren. Schaden am eigenen Fort kostet auch Punkte.`,
    },
  },
};

export const options: ChapterWords<'8b'> = {
  title: 'Wahlmöglichkeiten',
  rules: {
    'V-O1': {
      title: 'Erlaubnis',
      text: '„Fragen“ ist die gewöhnliche Partie. „Tarif“ ist die Partie ohne Verhandeln, gut für das Spielen über das Netz. Mit „geschlossen“ benutzt niemand die Lagerhäuser anderer oder baut unter dem Gouverneur eines anderen. Siehe [Laden](V-3.13) und [Bauen](V-5.33).',
    },
    'V-O2': {
      title: 'Länge',
      text: `Eine Partie hat 3 Kalender (15 Runden), 2 (10 Runden) oder 1 (5 Runden). Der letzte Kalender legt die Karten seiner eigenen Stufe und aller höheren aus. Jeder beginnt mit ${more(2)} Dukaten mehr bei zwei Kalendern und ${more(1)} bei einem (unsere Festlegung). Eine gewürfelte Wertung kann trotzdem kommen; die Schlusswertung schließt den letzten Kalender ab.`,
      also: ['kurze Partie'],
    },
  },
};
