import type { AnalysisPageWords } from './en.js';

export const de: AnalysisPageWords = {
  title: 'Analyse',
  of: (game, names) => `${game}: ${names}`,
  loading: 'Die Partie wird gesucht …',
  intro:
    'Ein Admiral durchdenkt jede Entscheidung noch einmal, mit dem, was man in dem Augenblick wissen konnte, und sagt, wie wahrscheinlich der Sieg war und ob etwas anderes klar besser gewesen wäre.',
  replay: 'Nachspielen',
  table: 'Zum Tisch',
  depth: {
    legend: 'Wie gründlich',
    quick: 'Schnell',
    thorough: 'Gründlich',
    help: (deals) => `Jede Wahl wird zweimal über ${deals} Verteilungen zu Ende gedacht.`,
  },
  work: {
    start: 'Analyse beginnen',
    resume: 'Weitermachen',
    stop: 'Anhalten',
    label: 'Betrachtete Entscheidungen',
    progress: (done, total) => `${done} von ${total} Entscheidungen`,
    stopped: (done, total) => `Angehalten nach ${done} von ${total} Entscheidungen. Was gefunden wurde, bleibt.`,
    done: (total) => `Alle ${total} Entscheidungen sind betrachtet.`,
    nothing: 'In dieser Partie gab es nichts zu entscheiden.',
    barred:
      'Eine gewertete Partie von dir läuft noch; so lange wird hier nichts analysiert. Spiel sie erst zu Ende; was gefunden wurde, bleibt.',
    unsaved: 'Dieser Browser lässt uns nichts speichern: Was hier gefunden wird, ist beim Schließen der Seite weg.',
    failed: 'Der Admiral ist an einer Entscheidung gescheitert. Was gefunden wurde, bleibt; du kannst weitermachen.',
    save: 'Analyse speichern',
  },
  missing: {
    title: 'Nichts zu analysieren',
    notHere: 'Diese Partie ist nicht auf diesem Gerät.',
    notOver: 'Diese Partie ist noch nicht zu Ende. Nur beendete Partien werden analysiert.',
    noTable: 'Einen solchen Tisch gibt es nicht, oder du brauchst die Einladung, um ihn zu sehen.',
    offline: 'Der Server ist gerade nicht zu erreichen.',
    badFile: 'Diese Datei ist keine Partie von uns, oder ihre Aufzeichnung stimmt nicht.',
    unknownGame: 'Dies ist die Aufzeichnung eines Spiels, das hier nicht bekannt ist.',
    noFile: 'Wähle die Datei einer beendeten Partie, wie „Als Datei speichern“ und das Terminal sie schreiben.',
    pick: 'Datei öffnen',
  },
  graph: {
    title: 'Die Chancen im Lauf der Partie',
    chances: 'Gewinnchancen',
    moves: 'Einträge im Logbuch',
    cursor: 'Entscheidungen im Lauf der Partie: Pfeiltasten bewegen, Eingabe zeigt sie im Nachspielen',
    together: 'Alle gemeinsam',
    caption:
      'Die Chancen werden geschätzt, sooft jemand etwas zu entscheiden hat. Dazwischen ist nichts Neues bekannt, und die Linie bleibt waagerecht; was die Karten und die anderen änderten, zeigt sich als Sprung bei der nächsten Entscheidung. Jede Linie wird für sich gefunden, zusammen müssen sie nicht 100 % ergeben. Am Ende steht das Ergebnis.',
    captionTogether:
      'Die Chancen werden bei jeder Entscheidung geschätzt, gleich wessen, denn alle gewinnen oder niemand. Was die Karten änderten, zeigt sich als Sprung bei der nächsten Entscheidung. Am Ende steht das Ergebnis.',
    captionAlone:
      'Die Chancen werden bei jeder Entscheidung geschätzt. Was die Karten änderten, zeigt sich als Sprung bei der nächsten. Am Ende steht das Ergebnis.',
    error: (points) =>
      `Jeder Wert stimmt auf etwa ${points === 1 ? 'einen Prozentpunkt' : `${points} Prozentpunkte`} genau.`,
    numbers: 'Die nummerierten Siegel zeigen die Entscheidungen, auf die es am meisten ankam.',
    partial: 'Noch ist nicht alles betrachtet: Die Linien wachsen von links.',
    at: (seq, name, action) => `${seq}. ${name}: ${action}.`,
    stays: (win) => `Chancen ${win}.`,
    costs: (before, after) => `Chancen ${before}, danach ${after}.`,
    others: (list) => `Zuletzt bekannt: ${list}.`,
    open: 'Im Nachspielen zeigen',
  },
  seats: { legend: 'Wessen Entscheidungen', all: 'Alle' },
  parts: {
    title: 'Glück und Können',
    caption:
      'Anfang + Können + Glück = Ende. Können ist, was eigene Entscheidungen kosteten; Glück ist alles andere: die Karten und was die anderen taten.',
    captionTogether:
      'Anfang + Können + Glück = Ende. Können ist, was Entscheidungen kosteten; Glück ist, was die Karten brachten.',
    who: 'Wer',
    decisions: 'Entscheidungen',
    start: 'Anfang',
    skill: 'Können',
    luck: 'Glück',
    end: 'Ende',
  },
  mattered: {
    title: 'Worauf es am meisten ankam',
    played: 'Gespielt',
    better: 'Besser',
    cost: (points) => `kostete ${points}`,
    none: 'Keine Entscheidung, bei der etwas anderes klar besser war.',
    few: 'Keine weitere Entscheidung, bei der etwas anderes klar besser war.',
  },
  list: {
    title: 'Alle Entscheidungen als Tabelle',
    caption: 'Jede Entscheidung mit den Gewinnchancen davor und danach',
    seq: 'Eintrag',
    who: 'Wer',
    what: 'Entscheidung',
    before: 'Davor',
    after: 'Danach',
    cost: 'Kosten',
  },
};
