import { base, FEE, TAX } from '../../../rulebook/facts.js';
import type { LessonsWords } from '../en/index.js';

export const firstGame: LessonsWords['lessons']['first-game'] = {
  title: 'Deine erste Partie',
  pitch: 'Von der ersten Karte bis zur letzten Runde, und warum man etwas tut. Sechs Minuten.',
  steps: {
    welcome: {
      say: `Willkommen in Port Royal! Gegen {1} und {2} heuerst du Personen an und erfüllst Expeditionsaufrufe: Beides bringt Einflusspunkte. Wer zuerst ${base.endInfluence} hat, läutet die letzte Runde ein. Wer dann die meisten hat, gewinnt.`,
    },
    draw: {
      say: 'Dein Zug beginnt mit einer Karte: einer Fleute. Sie liegt im Hafen, aus dem später genommen wird. Decke noch eine auf: mehr Karten, mehr Auswahl.',
      after: 'Ein Matrose! Er kostet 3 Münzen, und die hast du.',
    },
    risk: {
      say: 'Nur eines kann schiefgehen: ein zweites Schiff derselben Farbe. Neben dem Stapel steht, wie wahrscheinlich das ist. Eine Fleute ist wenig Gefahr: weiter.',
      after: 'Eine Pinasse. Eine andere Farbe, also kein Schaden.',
    },
    stop: {
      say: 'Bei zwei Farben sind doppelt so viele Schiffe gefährlich, und du darfst ohnehin nur eine Karte nehmen. Hör hier auf, dann wählst du als Erstes.',
      after: 'Jetzt wird gehandelt.',
    },
    firstCard: {
      say: 'Du hast die Wahl! Die Fleute bringt 3 Münzen und ist dann weg. Der Matrose kostet 3, aber er bleibt: 1 Einflusspunkt und ein Säbel für jeden weiteren Zug.',
      after: {
        flute: 'Erst Münzen: Mit Schiffen bezahlst du die Personen, mit denen du gewinnst.',
        sailor: 'Erst die Personen: Ein früher Säbel rettet manchen Zug. Nur hast du jetzt keine Münzen mehr.',
      },
    },
    fee: {
      say: `Nun dürfen die anderen je eine Karte nehmen und zahlen dir dafür ${FEE} Münze. {1} will ein Schiff: Es lohnt sich trotzdem.`,
      after: 'Ein voller Hafen nützt auch dem aktiven Spieler.',
    },
    others: {
      say: 'Jetzt ist {1} am Zug. Für eine Barke mit 1 Münze lohnt es sich nicht aufzuhören, und eine Farbe ist kaum gefährlich.',
      after: 'Eine Fregatte und eine Siedlerin. Die Gefahr hat sich verdoppelt.',
    },
    bust: {
      say: '{1} will vier Farben, denn dann gäbe es eine zweite Karte, und wagt es noch einmal …',
      after: 'Eine zweite Barke: zu viel riskiert! Der ganze Hafen ist verloren, und niemand nimmt etwas.',
    },
    careful: {
      say: '{2} hat das gesehen und hört nach drei Karten auf: Zwei Farben sind Risiko genug.',
      after: '{2} nimmt die Galeone, denn sie bringt am meisten.',
    },
    yourShare: {
      say: `Auch im Zug der anderen darfst du eine Karte nehmen, für ${FEE} Münze Gebühr. Handle, heure an, wenn du zahlen kannst, oder lass es: wie du magst.`,
      after: {
        ship: 'Eine Münze ist besser als keine, auch wenn man teilt.',
        person: 'Der Priester bringt einen Einflusspunkt und ein Kreuz, wie es Expeditionen verlangen.',
        pass: 'Nichts verloren. Aber oft gewinnt man mit dem, was andere aufdecken.',
      },
    },
    swords: {
      say: 'Ein paar Züge später. Du hast zwei Matrosen, also zwei Säbel. Im Hafen liegt eine Pinasse. Decke die nächste Karte auf.',
      after: 'Eine zweite Pinasse!',
    },
    repel: {
      say: 'Sie würde deinen Zug verderben. Aber sie zeigt zwei Säbel, und du hast zwei: Wehre sie ab.',
      after: 'Weg damit. Säbel werden nicht verbraucht: Sie helfen wieder, noch in diesem Zug.',
    },
    goOn: {
      say: 'Abwehren kannst du nur das Schiff, das gerade kam, und nie eines mit Totenkopf. Weiter.',
      after: 'Eine Fleute: fünf Säbel, zu stark zum Abwehren, aber eine neue Farbe.',
    },
    third: {
      say: 'Bei Schiffen in vier Farben nimmst du zwei Karten, bei fünf sogar drei. Das ist etwas Mut wert: noch einmal.',
      after: 'Eine Barke.',
    },
    letIn: {
      say: 'Du könntest sie abwehren, damit Grün sicher bleibt. Aber ihre Farbe zählt: Lass sie in den Hafen.',
      after: 'Drei Farben.',
    },
    fourth: {
      say: 'Eine Farbe fehlt noch. Sieh dir die Chancen an und wage es.',
      after: 'Eine Fregatte: vier Farben, zwei Karten für dich!',
    },
    courage: {
      say: 'Eine fünfte Farbe gäbe drei Karten, eine falsche kostet alle. Sieh dir die Chancen an und entscheide selbst.',
      after: {
        stop: 'Zwei Karten sicher. So sähen es die meisten Kapitäne.',
        discover: 'Eine Kapitänin: Das ging gut. Eine fünfte Farbe war unwahrscheinlich.',
      },
    },
    enough: {
      say: 'Das ist genug Glück für einen Zug: Hör jetzt auf.',
      after: 'Nimm, was du dir verdient hast.',
    },
    takeOne: {
      say: 'Du nimmst die Karten einzeln, und die erste kann die zweite bezahlen. Also: erst Schiffe.',
      after: { ship: 'Drei Münzen mehr.', person: 'Ein Einflusspunkt, und ein Anker für Expeditionen.' },
    },
    takeTwo: {
      say: 'Und die zweite, wenn du magst.',
      after: {
        ship: 'Ein Zug, den man sich merkt.',
        person: 'Ein Zug, den man sich merkt.',
        pass: 'Dann freuen sich die anderen.',
      },
    },
    tax: {
      say: 'Noch später. {1} hat 13 Münzen gehortet. Geld, das herumliegt, ist in Gefahr. Decke eine Karte auf, dann siehst du es.',
      after: `Eine Steuererhöhung: Wer ${TAX.threshold} Münzen oder mehr hat, verliert die Hälfte. {1} gibt 6 ab; du hast die meisten Säbel und bekommst 1.`,
    },
    expedition: {
      say: 'Eine Steuererhöhung ist sofort erledigt, und dein Zug geht weiter. Noch eine Karte.',
      after: 'Ein Expeditionsaufruf! Er liegt für sich und übersteht jeden Fehlschlag.',
    },
    claim: {
      say: 'Er verlangt zwei Häuser. Deine Siedlerin hat eines, und der Tausendsassa passt überall. Du legst beide ab und verlierst 2 Einflusspunkte; die Expedition bringt 4 und 2 Münzen. Erfülle den Aufruf!',
      after: 'Zwei Einflusspunkte mehr, und zwei Münzen.',
    },
    persons: {
      say: 'Händler, Admirale, Witzbolde, Gouverneure: Alle können etwas. Sieh dir jede Karte genau an: Lass die Maus darauf ruhen, halte sie fest oder drücke I.',
    },
    nearEnd: {
      say: 'Kurz vor Schluss: Du hast 9 Einflusspunkte und 11 Münzen. Die Señorita kostet 9 und bringt 3. Warten hilft nur den anderen: Hör auf.',
      after: 'Du darfst sie nehmen.',
    },
    hire: {
      say: `Das macht ${base.endInfluence}. Heure sie an!`,
      after: `${base.endInfluence} Einflusspunkte: die letzte Runde. Alle bekommen gleich viele Züge, also haben {1} und {2} noch je einen.`,
    },
    lastRound: {
      say: '{1} hat 9 Münzen und findet einen Piraten für 9 Münzen mit 3 Einflusspunkten. Sparen hat keinen Sinn mehr.',
      after: 'Auch {1} hat jetzt 12, und keine Münzen mehr.',
    },
    allOrNothing: {
      say: '{2} liegt weit zurück und hat nichts zu verlieren. Da ist selbst ein großes Risiko richtig.',
      after: 'Zu viel riskiert, und die Partie ist aus.',
    },
    winner: {
      say: 'Du und {1} habt je 12. Bei gleich vielen Einflusspunkten entscheiden die Münzen: Du hast 2 und {1} keine. Du gewinnst! Wäre auch das gleich, hättet ihr geteilt.',
    },
  },
};
