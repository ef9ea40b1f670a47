import type { PlayWords } from './catalogue.js';

export const de: PlayWords = {
  you: 'Du',
  player: (n) => `Spieler ${n}`,

  firstSteps: 'Gib die Nummer einer Möglichkeit ein, r für die Regeln in Kürze oder ? für alles Weitere.',
  seal: (commitment) => `Siegel des Mischens: ${commitment}`,
  bots: (list) => `Bots am Tisch: ${list}.`,
  resumed: (file) => `Die Partie geht weiter aus ${file}.`,

  prompt: (name, choices) => `${name === null ? 'Deine' : `${name}, deine`} Wahl (1-${choices}, ? für Hilfe): `,
  notAChoice: (typed, choices) =>
    `„${typed}“ steht nicht zur Wahl: Gib eine Nummer von 1 bis ${choices} ein, oder ? für Hilfe.`,
  help: [
    ['1, 2 …', 'tun, was hinter dieser Nummer steht; der Pfeil sagt, was du dann hast'],
    ['3 5 7', 'mehreres davon als einen Befehl tun, wo das geht; was er tut und kostet, wird erst gefragt'],
    ['Enter', 'den Tisch noch einmal zeigen'],
    ['c', 'erklären, was auf dem Tisch liegt; c a erklärt ein Ding davon, c mit einem Namen alles, was so heißt'],
    ['o', 'die Aussichten: was als Nächstes ans Licht kommen kann'],
    ['h', 'ein Tipp: was ein Admiral tun würde, wie gut das ist, und warum'],
    ['l', 'das Logbuch: was in den letzten Zügen geschah; l alles erzählt alles'],
    ['u', 'die letzte Aktion zurücknehmen, solange nichts Neues ans Licht gekommen ist'],
    ['r', 'die Regeln in Kürze'],
    ['s', 'wo die Partie gespeichert ist (nach jeder Aktion); s DATEI speichert eine Kopie'],
    ['q', 'aufhören; die Partie ist gespeichert und kann später weitergehen'],
  ],

  hint: (number, action, why) => `Tipp: ${number} (${action}). ${why}`,
  chances: (best, number, second, secondBest, close) =>
    `Gewinnchance: etwa ${best}; ${close ? 'etwa so gut' : 'am zweitbesten'} ist ${number} (${second}) mit ${secondBest}.`,
  thinks: (name) => `${name} überlegt …`,
  hintThinks: 'Das will überlegt sein …',
  oddsAreOff: 'Du spielst ohne die Aussichten (--no-odds).',
  noOdds: 'In diesem Spiel bringt der Zufall hier nichts mehr.',
  nothingToExplain: 'In diesem Spiel gibt es weiter nichts zu erklären.',
  noRules: 'Zu diesem Spiel gehören keine Regeln zum Lesen.',
  rulesElsewhere: (command) => `Um die Regeln zu lesen: ${command}`,

  nextPart: 'Weiter zum nächsten Teil? (Enter: ja, n: nein) ',
  handOver: (name) => `Gib die Tastatur an ${name} weiter und drücke dann Enter: `,
  emptyLog: 'Noch ist nichts geschehen.',

  plans: {
    done: (what) => `${what}: erledigt.`,
    ask: (what, reasons) => `${what}? ${reasons} (j: ja, Enter: nein) `,
    apart: 'Das geht hier nicht zusammen als ein Befehl: Gib eine einzelne Nummer ein.',
    yes: ['j', 'ja'],
    halted: (what, why) => `${what}: angehalten. ${why}`,
    why: {
      chance: 'Beim letzten Schritt war Zufall im Spiel, oder etwas Neues kam ans Licht.',
      other: 'Jetzt ist jemand anderes am Zug.',
      illegal: 'Der nächste Schritt ist nicht mehr möglich.',
      refused: 'Der letzte Schritt wurde nicht gemacht.',
      endless: 'Es hätte kein Ende genommen.',
    },
  },

  takenBack: (action) => `Zurückgenommen: ${action}.`,
  nothingDone: 'Noch ist nichts geschehen, was sich zurücknehmen ließe.',
  barrier: (alone) =>
    `Die letzte Aktion lässt sich nicht einfach zurücknehmen: Seitdem ist etwas Neues ans Licht gekommen, oder jemand anders hat gehandelt. ${
      alone
        ? 'Zum Üben nimmt u! sie trotzdem zurück.'
        : 'Wenn ihr alle einverstanden seid, nimmt u! sie trotzdem zurück.'
    } Die Aufzeichnung zeigt es.`,

  saved: (file) => `Die Partie ist in ${file} gespeichert.`,
  saveFailed: (file, reason) =>
    `Die Partie konnte nicht in ${file} gespeichert werden (${reason}). Sie geht trotzdem weiter.`,
  farewell: 'Die Partie ist gespeichert. So geht es weiter:',

  over: 'Die Partie ist aus',
  won: 'Gewonnen',
  lost: 'Verloren',
  seed: (seed) => `Startwert: ${seed}`,
  check: 'So prüfst du das Mischen und jede Aktion:',

  menu: {
    question: 'Deine Wahl (Enter für 1): ',
    whichGame: 'Welches Spiel?',
    quickGame: (bots) => `Neue Partie: du gegen ${bots} Bots`,
    ownGame: 'Neue Partie: wählen, was gespielt wird und wer mitspielt',
    resume: 'Mit der gespeicherten Partie weitermachen',
    people: (most) => `Wie viele Menschen spielen an dieser Tastatur? (1-${most}): `,
    name: (n) => `Der Name von Spieler ${n} (Enter für keinen): `,
    bots: (least, most) => `Wie viele Bots? (${least}-${most}): `,
    number: (least, most) => `Bitte gib eine Zahl von ${least} bis ${most} ein.`,
    levels: 'Wie stark sind die Bots?',
    aboutLevels: [
      'spielt zum ersten Mal und verliert so oft wie nicht gegen ein Kind',
      'ein Anfänger, der oft zu viel oder zu wenig wagt',
      'kennt das Spiel und irrt sich ab und zu',
      'spielt solide und irrt sich fast nie',
      'spielt jede Wahl in Gedanken weiter, höchstens eine Sekunde lang',
    ],
    levelQuestion: (usual) => `Deine Wahl (Enter für ${usual}): `,
    sameName: 'Dieser Name ist schon vergeben.',
    severalQuestion: 'Welche davon? (Nummern mit Leerzeichen, Enter für keine): ',
    howMany: (usual) => `Wie viele? (Enter für ${usual}): `,
  },
};
