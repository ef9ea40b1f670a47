import { CUBES, GIFT } from '../../../rulebook/facts.js';
import type { LessonsWords } from '../en/index.js';

export const contracts: LessonsWords['lessons']['contracts'] = {
  title: 'Aufträge',
  pitch: 'Aufträge bringen Münzen und Einflusspunkte; bei einigen musst du sofort entscheiden.',
  steps: {
    open: {
      say: `Vier Aufträge liegen für alle offen. Erfülle eine Aufgabe und lege einen deiner ${CUBES} Holzwürfel darauf: je früher, desto mehr Münzen. Dein zweiter Auftrag bringt 1 Einflusspunkt, dein dritter 2 weitere.`,
    },
    chance: {
      say: 'Du hast zwei Säbel, und im Hafen liegt ein Matrose. Kämpfer verlangt drei Säbel. Für dich ist er also mehr wert als für andere: Hör auf.',
      after: 'Niemand kommt dir zuvor.',
    },
    hire: {
      say: 'Heure ihn an: ein Säbel, ein Einflusspunkt, und der Auftrag ist in Reichweite.',
      after: 'Drei Säbel.',
    },
    fulfil: {
      say: 'Die meisten Aufträge warten, bis du willst, solange du etwas zu entscheiden hast. Aber das beste Feld gehört den Schnellsten: Erfülle ihn jetzt.',
      after: '3 Münzen für den Ersten. Der Nächste bekommt 2.',
    },
    second: {
      say: 'An einem anderen Tisch. Manche Aufträge warten nicht: Du wirst gefragt, wenn es geschieht, oder nie. Hier liegt eine Galeone. Weiter.',
      after: 'Eine Fregatte: die zweite Farbe.',
    },
    third: {
      say: 'Kleiner Zocker will drei Farben im Hafen, in zwei deiner Züge. Eine dritte Farbe ist also mehr wert als sonst.',
      after: 'Eine Fleute: drei Farben!',
    },
    asked: {
      say: 'Mit Ja legst du einen Holzwürfel auf Feld 1; er bleibt an diesen Auftrag gebunden. Mit Nein bleibt er frei für einen anderen. Entscheide.',
      after: {
        fulfil: 'Noch einmal drei Farben in einem späteren Zug, und es ist geschafft.',
        decline: 'Deine Holzwürfel bleiben frei: Bei nur dreien kann das richtig sein.',
      },
    },
    stop: {
      say: 'Drei Farben sind Risiko genug, und es ist gelungen. Hör auf.',
      after: 'Sieh dir Galeonenschreck an.',
    },
    foe: {
      say: 'Er will, dass du mit Galeonen handelst und auf ihre Münzen verzichtest, zweimal; dann bekommst du 6. Jetzt auf 2 Münzen verzichten, oder nehmen, was du bekommst?',
      after: {
        forgo: 'Einmal getan: eine Investition.',
        ship: 'Münzen jetzt sind sicher. Der Schreck kann warten.',
      },
    },
    newCards: {
      say: `Neue Personen kommen dazu. Der Kontorist gibt nach einem Schiff seiner Farbe eine Karte mehr, die Kanonierin bringt Münzen bei vielen Schiffen, der Vizeadmiral bei drei oder vier Karten. Manche Schiffe schenken anderen ${GIFT.gift} Münze.`,
    },
  },
};

export const together: LessonsWords['lessons']['together'] = {
  title: 'Gemeinsam, und allein',
  pitch: 'Alle gegen den Zeitstapel: Erfüllt jeden Auftrag, bevor er leer ist.',
  steps: {
    goal: {
      say: 'Du und {1} seid ein Team. Ihr gewinnt, wenn jeder offene Auftrag von einem von euch erfüllt ist. Einflusspunkte beenden hier nichts.',
    },
    time: {
      say: 'Euer Gegner ist der Zeitstapel: Die erste Karte jedes Zuges kommt von ihm. Könnt ihr zu Beginn eines Zuges keine Karte davon aufdecken, habt ihr verloren. Decke eine Karte auf.',
      after: 'Eine Steuererhöhung. Ihr habt zu wenige Münzen, um zu zahlen, aber ihr werdet etwas gefragt.',
    },
    points: {
      say: 'Du darfst eine Karte vom Zeitstapel zur Seite legen: ein Punkt für den Sieg, aber ein Zug weniger. Punkte zählen nur, wenn ihr gewinnt.',
      after: {
        setAside: 'Mutig! Mit acht Punkten seid ihr Herrscher über alle Meere.',
        keepTime: 'Vorsichtig: erst einmal gewinnen.',
      },
    },
    stop: {
      say: 'Eine Kapitänin und eine Señorita ergeben Frauenpower. Die Kapitänin hast du, die Señorita liegt hier, und nichts ist jetzt wichtiger: Hör auf.',
      after: 'Heure für die Aufträge an, nicht für Einflusspunkte.',
    },
    hire: { say: 'Sie kostet 7 deiner Münzen. Nimm sie.', after: 'Beide liegen in deiner Auslage.' },
    fulfil: {
      say: 'Erfülle den Auftrag. Die Münzen gehören dir allein, aber einmal erfüllt genügt für euch beide.',
      after: 'Einer geschafft, vier fehlen noch.',
    },
    partner: {
      say: 'Jetzt {1}. Vom Zeitstapel kommt ein Witzbold, und {1} hat einen Priester: zusammen Mutmacher. Teilt die Arbeit nach dem, was ihr habt.',
      after: 'Zwei Aufträge in zwei Zügen: Dieses Tempo braucht ihr.',
    },
    alone: {
      say: 'Allein geht es genauso, mit drei Aufträgen. Du bist immer der aktive Spieler, zahlst keine Gebühr, und jeder Bonus einer Steuererhöhung gehört dir.',
    },
  },
};
