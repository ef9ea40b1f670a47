import type { LessonsWords } from '../en/index.js';
import { puzzles } from './puzzles.js';

const firstVoyage: LessonsWords['lessons']['first-voyage'] = {
  title: 'Eine erste Fahrt',
  pitch: 'Laden, segeln, liefern und ausgeben, was hereinkam.',
  steps: {
    welcome: {
      say: 'Du führst eine Handelskompanie. Wer am Ende die meisten Punkte hat, gewinnt, und Dukaten, Schiffe und Gebäude sind alle Punkte wert. Dein einziges Schiff liegt in Galle, wo der Zimt herkommt.',
    },
    load: {
      say: 'Laden kostet nichts. Was offen liegt, nimmt, wer zuerst kommt. Lade einmal Zimt.',
      after: 'Eine Ware weiß, woher sie kommt: Je weiter weg sie verkauft wird, desto mehr bringt sie.',
    },
    again: {
      say: 'Dein Schiff hat zwei Plätze. Jeder Platz, der leer bleibt, macht die Mannschaft am Ende der Phase meuterisch. Lade noch einmal.',
      after: 'Voll, und alle sind zufrieden.',
    },
    sail: {
      say: 'Batavia zahlt 4 Dukaten für Zimt. Aus einem Hafen kommt eine Flotte nur ein Feld weit. Segle in die Gewässer vor Ceylon.',
      after: 'Von offener See aus sind es zwei Felder je Zug.',
    },
    openSea: { say: 'Der nächste Zug. Zwei Felder reichen bis Batavia: zuerst die Javasee.', after: 'Noch eines.' },
    arrive: {
      say: 'Ein Hafen beendet die Fahrt, und Einlaufen ist nie Müßiggang. Segle hinein.',
      after: 'Du bist in Batavia, und niemand ist da, mit dem du kämpfen müsstest.',
    },
    deliver: {
      say: 'Liefere beide Waren auf einmal ab. Eine Lieferung nimmt der Flotte auch alle Meuterei.',
      after: '8 Dukaten: Jetzt hast du 12.',
    },
    spend: {
      say: 'Nun darfst du kaufen, wo du bist. Ein weiteres Schiff trägt mehr, wenn Waren dafür da sind. Ein Lagerhaus gehört dir allein und ist sofort gefüllt.',
      after: {
        ship: 'Eine Fleute für 4 Dukaten: Nächsten Zug braucht sie Ladung.',
        warehouse: 'Ein Lagerhaus für 2 Dukaten: ein Punkt, und Waren, die dir niemand nimmt.',
      },
    },
    end: {
      say: 'So geht es weiter: Pfeffer von Batavia zurück nach Galle. Nach jeder Runde kommt ein Sturm über die Gegend, in der er erwartet war; achte also darauf, wo deine Schiffe ihren Zug beenden.',
    },
  },
};

const building: LessonsWords['lessons']['building'] = {
  title: 'Bauen',
  pitch: 'Lagerhäuser, Verwalter, und wozu sie gut sind.',
  steps: {
    arrive: { say: 'Du kommst mit Pfeffer heim nach Galle. Segle hinein.', after: 'Im Hafen.' },
    deliver: { say: 'Liefere den Pfeffer ab.', after: '8 Dukaten mehr: zusammen 20.' },
    warehouse: {
      say: 'Ein Hafen hat vier Felder für Lagerhäuser: Das erste fasst eine Ware, das zweite zwei und so fort. Ein neues ist sofort voll. Baue eines.',
      after: 'Es ist gefüllt, und mit einem Lagerhaus hier darfst du einen Verwalter ernennen.',
    },
    administrator: {
      say: 'Ein Direktor gibt einen Dukaten je drei einer Lieferung hier, deiner oder einer fremden. Ein Gouverneur bringt jeden Zug einen Dukaten, und andere brauchen seine Erlaubnis zum Bauen. Wen ernennst du?',
      after: {
        director: 'Jede Lieferung in Galle ist von nun an ein Drittel mehr wert.',
        governor: 'Jeden Zug ein Dukaten, und Gebühren von denen, die hier bauen wollen.',
      },
    },
    ship: {
      say: 'Zwei Gebäude und ein Schiff je Zug in jedem Hafen, mehr nicht. Mit einem Verwalter darfst du hier auch kaufen, wenn keine Flotte da ist. Kaufe ein Spiegelretourschiff.',
      after: 'Es fasst zwei Waren und hält mehr aus als eine Fleute.',
    },
    join: {
      say: 'Es darf zu einer Flotte oder für einen Dukaten eine neue bilden. Hier ist Ladung für beide: Lass es zu Flotte I.',
      after: 'Zwei Schiffe, vier Plätze: Nächsten Zug lädst du sie voll.',
    },
    end: { say: 'Sind die Lager leer, füllt sie ein Paketboot auf: Es bringt die Post von einem Hafen zum anderen.' },
  },
};

const combat: LessonsWords['lessons']['combat'] = {
  title: 'Gefecht',
  pitch: 'Geheime Karten, wer beginnt, und was es kostet.',
  steps: {
    meeting: { say: 'In Elmina liegt dein Schiff neben einem von {1}. Einer, der kämpfen will, genügt.' },
    stay: { say: 'Gefechte kommen nach dem Segeln. Bleib im Hafen liegen.', after: 'Nun Lieferungen und Gefechte.' },
    attack: {
      say: 'Greife die Flotte von {1} an.',
      after: 'Beide wählen jetzt eine Karte, und keiner sieht die des anderen.',
    },
    card: {
      say: 'Rammen schlägt Nahkampf, Nahkampf schlägt Flucht, Flucht schlägt Rammen: Wessen Karte die andere schlägt, beginnt. Rammen teilt so viel aus, wie du Kanonen hast; mit Flucht teilst du nichts aus und entkommst, wenn du beginnst. Welche nimmst du?',
      after: { ram: 'Der Rammsporn ist bereit.', flight: 'Du hoffst zu entkommen.' },
    },
    reveal: {
      say: 'Auch {1} hat gewählt. Sieh zu.',
      after: 'Nahkampf. Rammen beginnt dagegen, Flucht nicht.',
    },
    lesson: {
      say: 'Beide Flotten haben daraus gelernt: Eine Stufe mehr ist ein Punkt, eine Kanone und bessere Karten. Wer immer dieselbe Karte spielt, bekommt eine Antwort.',
    },
  },
};

const nations: LessonsWords['lessons']['nations'] = {
  title: 'Nationen',
  pitch: 'Eine Wertung, und was macht, wer zurückliegt.',
  steps: {
    behind: {
      say: '{1} liegt weit vorn und ist stark in Batavia. In jeder Wertung werden die Punkte neu gezählt, aber für je fünf, die du zurückliegst, bekommst du ein Auge einer Nation.',
    },
    sail: { say: 'Zuerst dein Zug: Segle nach Galle hinein.', after: 'Im Hafen.' },
    deliver: { say: 'Liefere den Pfeffer ab.', after: '8 Dukaten.' },
    done: { say: 'Beende deinen Zug. Dann entscheidet der Würfel, ob gewertet wird.', after: 'Eine Sechs: Wertung!' },
    nation: {
      say: 'Du liegst mehr als zehn Punkte zurück: zwei Augen. Spanien entfernt einen Gouverneur oder Direktor, Portugal ein Lagerhaus je Auge. Rufe eine.',
      after: { spain: 'Spanien kommt.', portugal: 'Portugal kommt.' },
    },
    place: {
      say: 'Setze sie dorthin, wo es den Führenden am meisten trifft: nach Batavia.',
      after: 'In einem Hafen, den eine Nation hält, laden, liefern und bauen ihre Feinde nicht.',
    },
    remove: { say: 'Du führst sie: Lass sie ihr Werk tun.', after: 'Was entfernt ist, ist weg.' },
    lesson: {
      say: 'Sie bleibt, bis jemand sie vertreibt. Früh weit vorn zu liegen ist also gefährlich; nur die Schlusswertung entscheidet, wer gewinnt.',
    },
  },
};

export const words: LessonsWords = { lessons: { 'first-voyage': firstVoyage, building, combat, nations }, puzzles };
