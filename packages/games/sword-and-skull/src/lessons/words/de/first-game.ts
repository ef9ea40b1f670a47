import { KING_MIGHT, MATE_MIGHT } from '../../../board/numbers.js';
import { DECIDING, winningRolls } from '../../../odds.js';
import type { LessonsWords } from '../en/index.js';

export const firstGame: LessonsWords['lessons']['first-game'] = {
  title: 'Deine erste Partie',
  pitch: 'Von den Schiffen bis ins Versteck des Piratenkönigs, und warum man was tut. Sechs Minuten.',
  steps: {
    welcome: {
      say: `Willkommen auf der Insel! Du hast zwei Figuren, einen Offizier und einen Piraten. Gewinne gegen {1} und {2}, indem du eine ins Versteck bringst: Zahle dort dem Piratenkönig das Lösegeld, oder besiege ihn. Seine Stärke ist ${KING_MIGHT}, deine 0.`,
    },
    walk: {
      say: 'Also brauchst du zuerst Gold oder Stärke. Zwei Würfel: 3 und 1. Eine Figur geht 4 Felder; welche, wählst du in jedem Zug. Dein Offizier käme in eine Siedlung, und Mannschaft kostet dort nichts: Geh mit ihm.',
      after: 'Klarwasser. Jemand will sich dir anschließen.',
    },
    crew: {
      say: 'Zwei Sorten leben hier. Der Seesoldat gibt deinem Offizier 1 Stärke. Der Hafenkaufmann hat ein Goldsymbol, und das bringt Geld. Wähle.',
      after: {
        marine: 'Stärke hilft in jedem Kampf, die ganze Partie lang.',
        merchant: 'Wer nach dir nach Klarwasser kommt, zahlt an dich.',
      },
    },
    dues: {
      say: 'Jetzt ist {1} am Zug: 2 und die Leerseite, die als 0 zählt. Auch der Offizier von {1} kommt nach Klarwasser …',
      after: '… nimmt auch einen Kaufmann und zahlt dir 1 Gold für deinen. So ist es in jeder Siedlung.',
    },
    noDues: {
      say: 'Jetzt ist {1} am Zug: 2 und die Leerseite, die als 0 zählt. Auch der Offizier von {1} kommt nach Klarwasser …',
      after: '… und nimmt einen Kaufmann. Von nun an zahlst du {1} 1 Gold, wenn du hierher kommst.',
    },
    castle: {
      say: 'Einige Züge später. Du hast 3 gewürfelt. Die Burg liegt auf dem Weg deines Offiziers: Sie zahlt jedes Mal im Vorbeigehen, 1 Gold und 2 mehr für jedes Goldsymbol. Geh los.',
      after: '3 Gold im Vorbeigehen. Und im Felsenfort gibt es die beste Mannschaft.',
    },
    plan: {
      say: 'Hier werden Pläne gemacht. Der Grenadier gibt deinem Offizier 3 Stärke: der Weg des Kampfs. Der Quartiermeister hat zwei Goldsymbole und 1 Stärke für den Piraten: der Weg des Lösegelds. Welcher ist deiner?',
      after: {
        grenadier: 'Früh stark: Jetzt sind Höhlen und andere Figuren Beute.',
        quartermaster: 'Jeder Weg an der Burg vorbei bringt dir jetzt 7 Gold.',
      },
    },
    cave: {
      say: 'Dein Offizier hat Stärke 4, und eine Höhle ist 1 Feld entfernt. Ein Gegner wartet: Beide Seiten würfeln und zählen ihre Stärke dazu. Der Tisch zeigt vorher, wie gut deine Aussichten sind. Geh hinein.',
      after: 'Ein Sumpfkrokodil mit Stärke 2. Du: 4 und 3, es: 2 und 4. 7 zu 6, und 3 Gold gehören dir.',
    },
    post: {
      say: 'Beim Handelsposten wird ein Gegenstand versteigert. Jeder darf einmal bieten, und wer hierher kam, bietet zuletzt. Das ist ein guter Platz: Geh hin.',
      after: 'Der Admiralssäbel: 3 Stärke für einen Offizier.',
    },
    bids: {
      say: 'Zuerst bietet {1}, dann {2}. Jedes Gebot muss höher sein als das letzte.',
      after: '2, dann 4 Gold.',
    },
    bid: {
      say: 'Nach dir bietet niemand, also reichen 5 Gold. 3 Stärke sind so viel wie ein Grenadier, und in der Not verkaufst du den Säbel für 6. Eine Figur hat zwei Hände, also höchstens zwei Waffen.',
      after: {
        bid: 'Verkauft! Dein Offizier ist jetzt gefürchtet.',
        pass: 'Sparsamkeit ist auch ein Weg. {2} bekommt den Säbel für 4.',
      },
    },
    attacked: {
      say: 'Jetzt geht {1}. Wo Figuren verschiedener Spieler sich treffen, kämpfen sie, und wer gerade kam, greift an. Dein Pirat steht bei dieser Truhe …',
      after: 'Stärke 1 gegen die 2 deines Piraten.',
    },
    before: {
      say: 'Du hast eine Schicksalskarte, und niemand weiß, welche. Du wirst vor den Würfeln gefragt und danach. Dein Glückstreffer bringt 2, aber erst nach den Würfeln: Passe jetzt.',
      after: '{1} würfelt 4, du 3: 5 zu 5.',
    },
    blow: {
      say: 'Ein Gleichstand geht an den Angreifer, also verlierst du so. Dafür ist die Karte da: Spiele sie.',
      after: '7 zu 5, und du gewinnst. Eine Leerseite hätte sie nicht gerettet.',
    },
    bonus: {
      say: 'Wer gewinnt, darf sich etwas nehmen: 2 Gold, oder eine Mannschaftskarte, wenn der Verlierer mehr davon hat, so wie {1}. Mannschaft hält länger. Du wählst.',
      after: { gold: 'Gold ist Gold.', crew: 'Du bist um eine stärker, {1} um eine schwächer.' },
    },
    ready: {
      say: 'Viel später. Dein Offizier hat Stärke 8. Gegen den König ist das nicht sicher, aber 28 Gold sind auch nicht weit von einem Lösegeld. Der Vulkanweg beginnt bei der ersten Höhle: Zeit zum Aufbruch.',
    },
    volcano: {
      say: 'Du hast 7 gewürfelt, genau so weit ist der Feuersee. An Gabelungen wählst du, wenn du dort bist. Geh mit dem Offizier.',
      after: 'Die erste Höhle: eine Gabelung.',
    },
    fork: {
      say: 'An der Küste weiter oder den Vulkan hinauf? Hinauf: Dort ist das Versteck.',
      after: 'An Götzenbild und Geysir vorbei zum Diebesnest: die zweite Gabelung.',
    },
    lake: {
      say: `Wer im Diebesnest anhält, zahlt viel; du kommst nur vorbei. Vor dir liegt der Feuersee. Der Erste Maat bewacht ihn mit Stärke ${MATE_MIGHT}, und du hast 8: gute Aussichten. Hinein!`,
      after: 'Du würfelst 2, er 5: 10 zu 9. Du darfst bleiben, und der nächste Zug führt ins Versteck.',
    },
    enter: {
      say: 'Dein Pirat hat inzwischen rund um die Insel 41 Gold gesammelt. Was du auch gewürfelt hast: Der nächste Zug des Offiziers führt ins Versteck. Geh!',
      after: 'Ein Würfel und die Zahl der Spieler machen den Preis: Der König will 40 Gold.',
    },
    king: {
      say: `Du kannst 40 Gold zahlen und jetzt gewinnen. Oder kämpfen: Stärke 8 gegen ${KING_MIGHT} gewinnt ${winningRolls(8 - KING_MIGHT)} von ${DECIDING} Würfen, und wer verliert, zahlt im Diebesnest. Was täte ein Kapitän?`,
      after: {
        pay: 'Sicher ist sicher.',
        fight: 'Du würfelst 5, der König 1: 13 zu 11! Das war mutig. Meistens endet es im Diebesnest.',
      },
    },
    winner: {
      say: 'Die Partie ist sofort zu Ende: Du gewinnst. Diese Wege gibt es immer: mit Gold, mit dem Offizier oder mit dem Piraten. Achte darauf, auf welchem die anderen sind.',
    },
  },
};
