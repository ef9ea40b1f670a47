import { DEN_PER_PIP, KING_MIGHT, MATE_MIGHT } from '../../../board/numbers.js';
import { DECIDING, winningRolls } from '../../../odds.js';
import type { LessonsWords } from '../en/index.js';

type Lessons = LessonsWords['lessons'];

export const fights: Lessons['fights'] = {
  title: 'Kämpfe',
  pitch: 'Leerseiten, Gegner, die mit deiner Mannschaft wachsen, und Karten, die einen Kampf wenden.',
  steps: {
    roll: {
      say: 'Du hast den Geistesblitz. Wer eine Karte hat, wird am Anfang des Zugs gefragt, welche es auch ist: So erfährt niemand etwas. Würfle.',
      after: 'Eine 1: Dein Offizier erreicht eine Höhle.',
    },
    grown: {
      say: 'Gegner wachsen mit deiner Mannschaft. Mit vier Karten triffst du stärkere als ohne, aber sie bringen auch mehr. Dein Offizier hat Stärke 8. Geh hinein.',
      after: 'Ein Zyklop mit Stärke 6. Er würfelt 2. Und du würfelst die Leerseite!',
    },
    blank: {
      say: 'Die Leerseite verliert, so stark du auch bist. Mit dem Geistesblitz würfelst du noch einmal. Gegen einen Gegner kostet eine Niederlage nur die Belohnung, du kannst die Karte also auch aufheben.',
      after: {
        play: 'Eine 4: 12 zu 8. Du bekommst einen Gegenstand und etwas Gold.',
        pass: 'Verloren, aber die Karte bleibt dir für einen wichtigeren Kampf.',
      },
    },
    stronger: {
      say: 'Der Offizier von {1}, mit Stärke 4, kommt zu deinem Piraten, der keine hat. Sieh zu.',
      after: 'Vor den Würfeln kannst du noch etwas tun.',
    },
    peace: {
      say: `Der Burgfrieden beendet einen Kampf zwischen Spielern, bevor er beginnt. Du würdest nur ${DECIDING - winningRolls(4)} von ${DECIDING} Würfen gewinnen, und wer verliert, gibt Gold oder Mannschaft ab. Spielen oder aufheben?`,
      after: {
        play: 'Kein Kampf, kein Sieger, nichts verloren.',
        pass: 'Die Würfel sagen 7 zu 2: Du verlierst, und {1} darf dir Gold nehmen. Die Karte bleibt dir.',
      },
    },
    lesson: {
      say: 'Figuren kämpfen überall, wo sie sich treffen, nur nicht auf Schiffen. Sieh also auf die Stärke derer, die stehen, wo du hinwillst, und derer, die zu dir kommen könnten.',
    },
  },
};

export const money: Lessons['money'] = {
  title: 'Mannschaft und Geld',
  pitch: 'Mannschaft, die verdient, Mannschaft, die kämpft, und was geschieht, wenn du nicht zahlen kannst.',
  steps: {
    cove: {
      say: '{1} hat einen Hehler aus der Schmugglerbucht: zwei Goldsymbole. Du kannst hingehen, kostenlos Mannschaft nehmen und dann {1} bezahlen. Das lohnt sich: Geh mit dem Piraten.',
      after: 'Zuerst wählst du deine Mannschaftskarte.',
    },
    whom: {
      say: 'Der Halsabschneider gibt deinem Piraten 2 Stärke. Ein eigener Hehler bringt 2 Gold von jedem Besucher hier und 4 mehr bei jedem Weg an der Burg vorbei. Welcher?',
      after: {
        cutthroat: 'Ein Pirat zum Fürchten. Dann zahlst du {1} 2 Gold.',
        fence: 'Je früher, desto mehr bringt er ein. Dann zahlst du {1} 2 Gold.',
      },
    },
    tax: {
      say: 'Später hast du noch 1 Gold, und dein Pirat steht kurz vor dem Steuereintreiber. Sieh, was geschieht: Geh mit dem Piraten.',
      after: 'Der Pirat muss 4 Gold zahlen: Schulden.',
    },
    debt: {
      say: 'Bei Schulden verkaufst du der Bank Gegenstände, bis es reicht. Du hast 1 Gold, ein Fischmesser für 2 und einen Kompass für 3. Was geht weg?',
      after: {
        compass: '1 und 3 reichen gerade, also bleibt das Messer. Aber der Pirat geht zurück zu seinem Schiff.',
        knife: '1 und 2 reichen nicht, also ging auch der Kompass, und der Pirat ist zurück auf seinem Schiff.',
      },
    },
    trove: {
      say: 'Steuern, das Diebesnest, das falsche Dock: Alles kommt in den Schatzhort. 14 Gold liegen dort, und dein Offizier ist 1 Feld entfernt. Nimm alles.',
      after: '20 Gold. Es lohnt sich, den Schatzhort im Auge zu behalten.',
    },
  },
};

export const volcano: Lessons['volcano'] = {
  title: 'Der See und das Versteck',
  pitch: 'Was eine Niederlage dort oben kostet, und wann es Zeit ist zu gehen.',
  steps: {
    den: {
      say: `Dein Offizier ist mit Stärke 3 im Diebesnest. Der Erste Maat im See hat ${MATE_MIGHT}: Du gewinnst ${winningRolls(3 - MATE_MIGHT)} von ${DECIDING} Würfen. Sieh, was geschieht, wenn es schiefgeht. Geh los.`,
      after: 'Die Gabelung: auf dem Vulkanweg weiter oder in den See.',
    },
    jump: {
      say: 'Der See beendet jeden Weg sofort, also ist es gleich, dass du 5 gewürfelt hast. Hinein.',
      after: 'Du würfelst 1, er 5: 4 zu 9. Zurück ins Diebesnest, wo ein Würfel entscheidet: 2 Augen.',
    },
    cost: {
      say: `Das macht 6 Gold, denn jedes Auge kostet ${DEN_PER_PIP}. Wer nicht zahlen kann, geht zurück zum Schiff. Sorge also vor dem Sprung für Stärke gegen den Ersten Maat und für etwas Gold.`,
    },
    double: {
      say: 'Eine andere Partie, zu zweit. Du hast einen Pasch mit 3: Beide Figuren sind gegangen, der Offizier ins Versteck, der Pirat für 5 Gold an der Burg vorbei. Du wählst, wessen Feld zuerst kommt: das des Offiziers.',
      after: 'Die Leerseite und zwei Spieler: 30 Gold ist der niedrigste Preis, den es gibt.',
    },
    price: {
      say: `Du hast 31, nur weil der Pirat vorher an der Burg vorbeikam. Die Stärke ${KING_MIGHT} des Königs ohne Stärke zu besiegen wäre hoffnungslos. Zahle.`,
      after: 'Gezahlt und gewonnen.',
    },
    when: {
      say: 'Sieh vor dem Aufbruch nach, welche Preise kommen können, und wie wahrscheinlich es ist, dass du sie zahlen kannst. Je mehr Spieler, desto teurer. Und wer zu früh geht, macht andere reicher.',
    },
  },
};

export const cards: Lessons['cards'] = {
  title: 'Schicksalskarten',
  pitch: 'Manche werden sofort ausgeführt, manche bleiben liegen, manche warten auf ihren Augenblick.',
  steps: {
    church: {
      say: 'In der Kirche zieht ein Offizier zwei Schicksalskarten, ein Pirat eine. In der Taverne ist es umgekehrt. Geh mit dem Offizier.',
      after:
        'Die Schmuggelkiste wird sofort ausgeführt: ein Krummsäbel für deinen Piraten. Günstiger Wind kommt auf deine Hand.',
    },
    hold: {
      say: 'Niemand sieht deine Hand. Günstiger Wind ist für den Anfang eines Zugs, also gibt es jetzt, am Ende, nichts zu spielen. Beende deinen Zug.',
      after: 'Er hält sich.',
    },
    winds: {
      say: '15 Gold liegen im Schatzhort, und dein Pirat ist genau 5 Felder entfernt. Mit Würfeln trifft man das kaum. Spiele Günstiger Wind, statt zu würfeln: 5 Felder mit dem Piraten.',
      after: 'Das Diebesnest ist eine Gabelung, und du kommst nur vorbei.',
    },
    past: {
      say: 'Nicht in den See: auf dem Vulkanweg weiter.',
      after: '27 Gold. Dafür ist so eine Karte da.',
    },
    keep: {
      say: 'Neue Rekruten ist für das Ende eines Zugs: eine Mannschaftskarte, die noch da ist, und du zahlst niemandem. Würfle also zuerst.',
      after: 'Eine 1.',
    },
    chest: {
      say: 'In der Truhe liegt Gold, und jedes Mal, wenn eine geleert wird, bekommen die anderen drei 1 dazu. Geh mit dem Offizier.',
      after: '1 Gold daraus.',
    },
    recruits: {
      say: 'Spiele jetzt Neue Rekruten. Nimm, was zu deinem Plan passt: Ein Grenadier ist am stärksten für einen Offizier, ein Halsabschneider für einen Piraten.',
      after: 'Eine gute Karte, im richtigen Augenblick gespielt.',
    },
  },
};
