import * as facts from '../facts.js';
import type { ChapterWords } from '../words.js';

const { BOUNTY, CALM_LESS, GAZETTE_CUBES, HANDBOOK_MARKERS, MACHINE_PER, MOST_PIRATE_PIPS, SCORING_ROLL } = facts;
const { SAWMILL_DISCOUNT, SAWMILL_SHIPS, SEXTANT_FIELDS, STORM_ICON, STORM_LESS } = facts;

export const research: ChapterWords<'6'> = {
  title: 'Phase 5: forschen',
  rules: {
    'V-6.1': {
      title: 'Eine Karte je Zug',
      text: 'Du darfst je Zug eine Entwicklungskarte kaufen, wenn du hast, was sie verlangt, und sie bezahlst. Sie wirkt ab deinem nächsten Zug bis zum Ende, nur für dich.',
      also: ['Entwicklung'],
    },
    'V-6.2': {
      title: 'Keine zwei gleichen',
      text: 'Niemand hat zwei gleiche Karten, mit wie vielen Spielern auch immer (unsere Festlegung). Verschiedene Stufen eines Namens sind erlaubt.',
    },
    'V-6.3': {
      title: 'Stufen ergänzen sich',
      text: 'Die Wirkung der Stufe 1 kommt zu der von Stufe 2 dazu. Die beiden Sägemühlen tun Verschiedenes.',
    },
    'V-6.4': {
      title: 'Stufe 3',
      text: 'Karten der Stufe 3 verlangen mehr und bringen am Ende Punkte. Dort zählt nur eine deiner Karten der Stufe 3.',
    },
    'V-6.5': {
      title: 'Die Karten',
      text: `Rechenmaschine: 1 Dukaten mehr je angefangene ${MACHINE_PER} Dukaten einer Lieferung, jede Stufe. Sägemühle 1: Schiffe kosten ${SAWMILL_DISCOUNT} weniger. Sägemühle 2: ${SAWMILL_SHIPS} Schiff mehr je Hafen. Sturmglas und Seefahrtschule: je ${STORM_LESS} Sturmschaden weniger. Disziplin und Botanischer Garten: je ${CALM_LESS} Meuterei pro Flotte weniger. Sextant: ${SEXTANT_FIELDS} Feld mehr von offener See. Trockendock: Reparatur im Hafen zum halben Preis. Handelszeitung: bis zu ${GAZETTE_CUBES} Waren je Hafen aus dem Vorrat. Kopfgeldjäger: ${BOUNTY} Dukaten je beseitigtem Piratenauge. Handbuch: ${HANDBOOK_MARKERS} Steine mehr. Die Liste der Entwicklungskarten sagt, was jede kostet und verlangt.`,
      example: 'Mit einer Rechenmaschine bringt eine Lieferung für 8 Dukaten 2 mehr.',
    },
    'V-6.6': {
      title: 'Zählen, was verlangt ist',
      text: 'Bei Flotten, Schiffen und Regionen zählen Paketboote mit, außer wenn gewöhnliche Flotten genannt sind. Ein Hafen oder Nest gehört zu seiner Region. Die beiden Sturmregionen sind die aktive und die erwartete; in Runde 1 ist keine aktiv. Verwalter unter einer feindlichen Nation zählen, und Erfahrung ist die deiner besten Flotte.',
    },
    'V-6.7': {
      title: 'Scheingefechte',
      text: 'In Phase 4 darf jede der beiden Karten einmal je Zug benutzt werden: Zahle 2 (Stufe 1) oder 1 (Stufe 2). Dann gewinnt eine gewöhnliche Flotte +1 Erfahrung, mit [ihren Steinen](V-4.66), oder bis zu 2 Meuterei verschwinden von einem Schiff.',
    },
    'V-6.8': {
      title: 'Handbuch',
      text: `Du setzt sofort ${HANDBOOK_MARKERS} weitere Steine, auf Karten ohne einen von dir, auf Scheiben bis zur Stufe deiner besten Flotte, mindestens +1. Du darfst diese Karten spielen. Es gibt zwei Handbücher, mit wie vielen Spielern auch immer.`,
    },
    'V-6.9': {
      title: 'Punkte am Ende',
      text: 'Die beste deiner Karten der Stufe 3 zählt von selbst. Sextant: 1 je verschiedenem Feld mit Flotten von dir. Trockendock: 1 je 2 Schiffe ohne Schaden. Handelszeitung: 1 je angefangene 5 Dukaten. Kopfgeldjäger: 1 je Piratenauge, das du in der Partie beseitigt hast. Handbuch: 1 je Stein von dir auf den Scheiben +2 und +3.',
      example: 'Mit der Zeitung sind 4 Dukaten am Ende 1 Punkt.',
    },
    'V-6.10': {
      title: 'Karten genau',
      text: `Sturmkarten nehmen je ${STORM_LESS} vom Sturmschaden jedes Schiffes, samt Sturmzeichen, nicht unter 0. Disziplin und Botanischer Garten nehmen je ${CALM_LESS} von dem, was ein Meutereiplättchen einer Flotte bringt. Mit dem Trockendock kosten alle Marken, die du in einem Hafen in einem Zug von Schiffen und Fort nimmst, zusammen die Hälfte, aufgerundet. Die Zeitung gibt höchstens ${GAZETTE_CUBES} Waren je Hafen und Zug, kostenlos. Kopfgeld gibt es für Augen, die deine eigenen Flotten beseitigen. Der Sextant gibt nur von offener See ${SEXTANT_FIELDS} Feld mehr.`,
      example:
        'Trockendock: 1 Schaden auf jedem von drei Schiffen kostet 2 Dukaten in einem Hafen und 3 in drei Häfen.',
    },
    'V-6.11': {
      title: 'Anzahl',
      text: 'Von jeder Karte gibt es so viele Stück wie Spieler (unsere Festlegung).',
    },
  },
};

export const nextRound: ChapterWords<'7'> = {
  title: 'Zwischen zwei Runden',
  rules: {
    'V-7.1': {
      title: 'Um eine Wertung wird gewürfelt',
      text: `Der Kalender rückt ein Jahr weiter. Trägt das vergangene Jahr das Zeichen der Wertung und gab es in diesem Kalender noch keine, wird gewürfelt: Bei ${SCORING_ROLL} gibt es eine Wertung. Spieler dürfen Verlustmarken einsetzen, je +1.`,
      example: 'Eine 3 und 3 Marken sind 6: Es gibt eine Wertung.',
    },
    'V-7.2': {
      title: 'Vorhersage',
      text: 'Die erwartete Sturmregion wird die aktive. Dann wird je ein Plättchen aufgedeckt: nächste Region, Sturmschaden, Piraten, Nachschub und Meuterei. Benutzte Plättchen darf man ansehen, die Stapel nicht.',
    },
    'V-7.3': {
      title: 'Sturm',
      text: `Alle Schiffe in der aktiven Region und ihren Häfen nehmen den Schaden des Plättchens und ${STORM_ICON} mehr auf einem Feld mit Sturmzeichen.`,
    },
    'V-7.4': {
      title: 'Piraten wachsen',
      text: `Das Nest, das das Plättchen nennt, gewinnt 1 Auge, bis ${MOST_PIRATE_PIPS}. Steht Frankreich dort, sinkt stattdessen dessen Würfel.`,
    },
    'V-7.5': {
      title: 'Nachschub',
      text: 'Alle Lager der Häfen, die das Plättchen nennt, werden aufgefüllt. Manche Plättchen sind leer.',
    },
    'V-7.6': {
      title: 'Unruhe',
      text: 'Das Plättchen nennt eine Zahl von Schiffen: Jede Flotte nimmt eine Meuterei für je so viele Schiffe, und ihr Besitzer verteilt sie.',
      example:
        'Bei 2 Schiffen nehmen Flotten aus 2, 4 und 6 Schiffen 1, 2 und 3; bei 3 Schiffen nehmen Flotten aus 3 und 6 dann 1 und 2.',
    },
    'V-7.7': {
      title: 'Kalender',
      text: 'Es gibt drei Kalender zu fünf Jahren, die je 13 Jahre auseinander liegen: 1600 bis 1652, 1665 bis 1717 und 1730 bis 1782, zusammen 15 Runden. Die letzten drei Jahre eines jeden tragen das Zeichen der Wertung.',
    },
    'V-7.8': {
      title: 'Ein neuer Kalender',
      text: 'Am Ende eines Kalenders gibt es eine Wertung, wenn es noch keine gab. Unverkaufte Entwicklungskarten kommen vom Tisch, und die der nächsten Stufe werden ausgelegt. Die Plättchen für Sturmschaden, Piraten, Nachschub und Meuterei werden neu gemischt, die für Regionen nur, wenn alle fünf benutzt sind.',
    },
    'V-7.9': {
      title: 'Folge zwischen den Runden',
      text: 'Zuerst eine Wertung, fällig oder gewürfelt; am Ende eines Kalenders der neue; dann Vorhersage, Sturm, Piraten, Nachschub, Meuterei. Im letzten Jahr eines Kalenders würfelt niemand: Es wird gewertet, wenn es noch keine Wertung gab. Nach dem letzten Kalender gibt es nur die Schlusswertung.',
    },
    'V-7.10': {
      title: 'Marken einsetzen',
      text: `Können die Marken aller den Wurf auf ${SCORING_ROLL} heben, setzen ihre Besitzer offen und in der Zugreihenfolge je 0 bis zu dem ein, was fehlt. Ist die Summe erreicht, sind die eingesetzten Marken weg; sonst bleiben alle. Niemand wird gefragt, der keine hat, wenn sie erreicht ist oder wenn sie nicht mehr erreicht werden kann.`,
    },
    'V-7.11': {
      title: 'Blinde Plättchen',
      text: 'Mit 2, 3, 4, 5 Spielern bleiben von jedem Stapel 3, 2, 1, 0 Plättchen blind unten (unsere Festlegung). Der Stapel der Regionen wird erst erneuert, wenn er leer ist; die Region, die aktiv war, kommt vorher zurück und kann also wiederkommen.',
    },
    'V-7.12': {
      title: 'Meuterei und Sturm legen',
      text: 'Meuterei eines Plättchens wird in der Zugreihenfolge gelegt, Flotte für Flotte, Marke für Marke. Ein Sturm trifft Schiff für Schiff und lässt nichts zu wählen.',
    },
  },
};
