import { CUBES, GIFT } from '../../../rulebook/facts.js';
import type { LessonsWords } from '../en/index.js';

export const contracts: LessonsWords['lessons']['contracts'] = {
  title: 'Aufträge',
  pitch: 'Aufgaben, die Münzen und Einfluss bringen, und einige, bei denen man sofort zugreifen muss.',
  steps: {
    open: {
      say: `Vier Aufträge liegen für alle offen. Schaffe eine Aufgabe und lege einen deiner ${CUBES} Würfel: je früher, desto mehr Münzen. Dein zweiter Auftrag bringt 1 Einfluss, dein dritter 2 weitere.`,
    },
    chance: {
      say: 'Du hast zwei Säbel, und im Hafen liegt ein Matrose. Kämpfer verlangt drei Säbel. Für dich ist er also mehr wert als für andere: Hör auf.',
      after: 'Niemand kommt dir zuvor.',
    },
    hire: { say: 'Heure ihn an: ein Säbel, Einfluss, und der Auftrag ist in Reichweite.', after: 'Drei Säbel.' },
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
      say: 'Mit Ja schickst du einen Würfel auf den Weg; er bleibt an diesen Auftrag gebunden. Mit Nein bleibt er frei für einen anderen. Entscheide.',
      after: {
        fulfil: 'Noch einmal drei Farben in einem späteren Zug, und es ist geschafft.',
        decline: 'Deine Würfel bleiben frei: Bei nur dreien kann das richtig sein.',
      },
    },
    stop: {
      say: 'Drei Farben sind Risiko genug, und die Aufgabe ist getan. Hör auf.',
      after: 'Sieh dir Galeonenschreck an.',
    },
    foe: {
      say: 'Er will, dass du mit Galeonen handelst und auf ihre Münzen verzichtest, zweimal; dann zahlt er 6. Jetzt auf 2 Münzen verzichten, oder nehmen, was du kriegst?',
      after: {
        forgo: 'Ein Schritt ist getan: eine Anlage.',
        ship: 'Münzen jetzt sind sicher. Der Schreck kann warten.',
      },
    },
    newCards: {
      say: `Neue Personen kommen dazu. Der Kontorist gibt nach einem Schiff seiner Farbe eine Karte mehr, die Kanonierin zahlt bei vielen Schiffen, der Vizeadmiral bei drei oder vier Karten. Manche Schiffe schenken anderen ${GIFT.gift} Münze.`,
    },
  },
};

export const together: LessonsWords['lessons']['together'] = {
  title: 'Gemeinsam, und allein',
  pitch: 'Alle gegen den Zeitstapel: Erfüllt jeden Auftrag, bevor er leer ist.',
  steps: {
    goal: {
      say: 'Du und {1} seid ein Team. Ihr gewinnt, wenn jeder offene Auftrag von einem von euch erfüllt ist. Einfluss beendet hier nichts.',
    },
    time: {
      say: 'Euer Gegner ist der Zeitstapel: Die erste Karte jedes Zuges kommt von ihm. Muss ein Zug beginnen und er ist leer, habt ihr verloren. Decke eine Karte auf.',
      after: 'Eine Steuer. Sie verschont euch, denn ihr seid arm, aber sie stellt eine Frage.',
    },
    points: {
      say: 'Du darfst eine Karte des Zeitstapels beiseitelegen: ein Punkt für den Sieg, aber ein Zug weniger. Punkte zählen nur, wenn ihr gewinnt.',
      after: {
        setAside: 'Mutig! Mit acht Punkten beherrscht ihr die Karibik.',
        keepTime: 'Vorsichtig: erst einmal gewinnen.',
      },
    },
    stop: {
      say: 'Eine Kapitänin und eine Señorita ergeben Frauenpower. Die Kapitänin hast du, die Señorita liegt hier, und nichts ist so dringend: Hör auf.',
      after: 'Heure für die Aufträge an, nicht für den Einfluss.',
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
      say: 'Allein geht es genauso, mit drei Aufträgen. Du bist immer am Zug, zahlst keine Gebühr, und jeder Bonus einer Steuer gehört dir.',
    },
  },
};
