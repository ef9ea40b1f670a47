import { base } from '../../../cards/base.js';
import { OPEN_MISSIONS } from '../../adventure/missions.js';
import type { AdventureOptionWords } from '../../adventure/words/catalogue.js';
import { OPEN_CONTRACTS } from '../../contracts/list.js';
import { CARDS_PER_GAMBLE } from '../../gambler/cards.js';
import { underWay } from '../../under-way/cards.js';
import type { OptionWords } from '../option-words.js';

export const options: OptionWords & AdventureOptionWords = {
  box: {
    name: 'Spiel',
    about: 'Mit welchen Karten gespielt wird.',
    values: {
      base: {
        label: 'Grundspiel',
        about: `Die übliche Partie, bis ${base.endInfluence} Einflusspunkte, in 20 bis 50 Minuten.`,
      },
      unterwegs: {
        label: 'Unterwegs',
        about: `Eine kurze Partie mit eigenen Karten und Großhändlern, ohne Expeditionen, bis ${underWay.endInfluence} Einflusspunkte, in 15 bis 30 Minuten.`,
      },
    },
  },
  with: {
    name: 'Dazu',
    about: 'Was zum Grundspiel hinzukommt. Spielt zuerst ein paarmal ohne.',
    values: {
      unterwegs: {
        label: 'Karten von Unterwegs',
        about: 'Großhändler, Passagiere und weitere Schiffe kommen zum Grundspiel.',
      },
      gambler: { label: 'Karte „Spieler“', about: `Personen, die ${CARDS_PER_GAMBLE} Karten auf einmal aufdecken.` },
      'contract-cards': {
        label: 'Neue Personen und Schiffe',
        about: 'Kontoristen, Kanonierinnen, Vizeadmirale und Schiffe mit einem Geschenk, ohne die Aufträge.',
      },
      contracts: {
        label: 'Aufträge',
        about:
          'Offene Aufgaben, die Münzen und Einflusspunkte bringen, wenn man sie erfüllt, mit den neuen Personen und Schiffen.',
      },
    },
  },
  end: {
    name: 'Ende',
    about: 'Was man zum Sieg braucht.',
    values: {
      standard: { label: 'Einfluss', about: 'Wer die meisten Einflusspunkte hat, gewinnt.' },
      expedition: { label: 'Expedition', about: 'Niemand gewinnt ohne Expedition.' },
    },
  },
  mode: {
    name: 'Spielweise',
    about: 'Ob ihr gegeneinander oder gemeinsam spielt.',
    values: {
      competitive: {
        label: 'Gegeneinander',
        about: `Jeder für sich; mit Aufträgen liegen ${OPEN_CONTRACTS} davon offen. In einem Kapitel gewinnt niemand ohne Trophäe.`,
      },
      'co-op': {
        label: 'Gemeinsam',
        about:
          'Alle gewinnen, wenn jeder offene Auftrag erfüllt ist, bevor der Zeitstapel leer ist. In einem Kapitel: Missionen, Holzwürfel und Einflusspunkte rechtzeitig.',
      },
    },
  },
  setAside: {
    name: 'Zur Seite gelegte Karten',
    about:
      'Wie viele Karten vor dem ersten Zug vom Zeitstapel genommen werden: weniger Zeit, aber je ein Punkt, wenn ihr gewinnt.',
    values: {
      ask: { label: 'Am Tisch entscheiden', about: 'Der Startspieler entscheidet, sobald die Aufträge offen liegen.' },
    },
  },
  contracts: {
    name: 'Offene Aufträge',
    about: 'Die Aufträge, die offen liegen, zum Selbstwählen; sonst werden sie gezogen.',
  },
  chapter: {
    name: 'Kapitel',
    about: 'Das Abenteuer beginnt: welches Kapitel der Geschichte ihr spielt.',
    values: {
      none: { label: 'Kein Kapitel', about: 'Port Royal ohne das Abenteuer.' },
      1: {
        label: 'Kapitel 1',
        about: 'Die Geschichte beginnt, mit den Schiffen der Ares-Piraten: einer sechsten Farbe.',
      },
      2: { label: 'Kapitel 2', about: 'Späher und die Tybuk-Brüder kommen dazu.' },
      3: {
        label: 'Kapitel 3',
        about: 'Schiffe mit Brot und Rum kommen dazu, und Missionen, die auf der Stelle entschieden werden.',
      },
      4: { label: 'Kapitel 4', about: 'Wirtinnen kommen dazu: Sie kaufen Brot und Rum.' },
      5: { label: 'Kapitel 5', about: 'Das letzte: Neue Steuern kommen dazu.' },
      variable: {
        label: 'Sechster Abend',
        about: `Nach der Geschichte, gegeneinander: ${OPEN_MISSIONS} Missionen aus allen Kapiteln liegen von Anfang an offen.`,
      },
    },
  },
  characters: {
    name: 'Figuren',
    about: 'Wie jeder zu seiner Figur kommt.',
    values: {
      random: { label: 'Ausgeteilt', about: 'Jeder bekommt eine Karte und wählt eine ihrer zwei Seiten.' },
      pick: { label: 'Gewählt', about: 'Die Spieler wählen reihum aus allen Figuren, der Startspieler zuletzt.' },
    },
  },
  campaign: {
    name: 'Kampagne',
    about: 'Wo die Kampagne stand, als dieser Tisch begann.',
  },
};
