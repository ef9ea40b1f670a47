import type { ChapterWords } from './catalogue.js';

const coins = (n: number) => `${n} ${n === 1 ? 'Münze' : 'Münzen'}`;

export const de: ChapterWords = {
  chapter: (n, month, turn) => `Kapitel ${n} · Monat ${month} · Zug ${turn}`,
  variable: (month, turn) => `Der sechste Abend · Monat ${month} · Zug ${turn}`,
  event: 'Ereignis',
  noEvent: 'keines, der Monat ist eben zu Ende gegangen',
  pile: 'Danach',
  unknown: '?',
  missions: 'Missionen',
  newest: 'Sanduhr',
  done: (names) => `erfüllt: ${names}`,
  step: (names) => `erster Schritt: ${names}`,
  goal: (missions, ofMissions, cubes, ofCubes, influence, of) =>
    `Gemeinsam: ${missions} von ${ofMissions} Missionen, ${cubes} von ${ofCubes} Holzwürfeln auf Missionen, ${influence} von ${of} Einflusspunkten`,
  columns: { crowns: 'Kronen', cubes: 'Holzwürfel' },
  trophy: 'Trophäe',
  looked: 'Du siehst dir an',
  top: (name) => `Du kennst die oberste Karte des Stapels: ${name}`,

  asks: {
    character: 'Vor dem ersten Zug: Wen spielst du?',
    share: (n) => `Vor dem ersten Zug: ${coins(n)} zu verteilen. Wer bekommt die nächste?`,
    audience: 'Deine Entscheidung: für eine Audienz zahlen?',
    buyOff: (price) => `Deine Entscheidung: ${coins(price)} zahlen, um einen Holzwürfel wegzunehmen?`,
    mission: (title) => `Deine Entscheidung, auf der Stelle: „${title}“ erfüllen?`,
    look: 'Deine Entscheidung: Welche Karte kommt wieder obenauf?',
    sell: (n) => `Deine Entscheidung: an die Wirtin verkaufen (noch ${n})?`,
  },

  about: {
    together:
      'Ihr spielt gemeinsam ein Kapitel der Geschichte: Ist die Sanduhr abgelaufen, muss jede Mission von jemandem erfüllt sein, mit genug Holzwürfeln und Einfluss.',
    alone:
      'Du spielst allein ein Kapitel der Geschichte: Ist die Sanduhr abgelaufen, musst du jede Mission erfüllt haben, mit genug Holzwürfeln und Einfluss.',
    against: (influence) =>
      `Ihr spielt ein Kapitel der Geschichte gegeneinander: Bei ${influence} Einflusspunkten mit der Trophäe beginnt die letzte Runde, und nur wer die Trophäe hat, kann gewinnen.`,
    turn: 'Jeder Zug beginnt mit einem Ereignis. In deinem Zug deckst du Karten auf, solange du dich traust: ein zweites Schiff derselben Farbe, und alles ist verloren.',
  },
  rules: {
    events: 'EREIGNISSE: Jeder Zug beginnt mit einem; es gilt, bis der Zug endet.',
    month:
      'MONATE: Endet der Monat, führt die Sanduhr der neuesten Mission zur nächsten, für Ja oder für Nein. Dieselben Ereignisse kommen in derselben Reihenfolge wieder, und eines mehr.',
    missions:
      'MISSIONEN: Wann immer du ohnehin entscheidest, darfst du eine Mission erfüllen, wenn du hast, was sie verlangt, jede einmal. Was ein Minus hat, gibst du ab. Manche werden auf der Stelle entschieden.',
    cubes: (third, fourth) =>
      `HOLZWÜRFEL: Jede Mission nimmt einen Holzwürfel von deiner Figur. Der erste öffnet die Fähigkeit, der zweite die Trophäe, der dritte bringt ${third} Krone, der vierte ${fourth}.`,
    crowns: (fields) =>
      `KRONEN: Jeder Schild der Leiste, den du erreichst, ist ein Einflusspunkt: bei ${fields} Kronen.`,
    items:
      'SCHIFFE MIT WAREN werden gehandelt oder für die Ware behalten: Missionen und Expeditionsaufrufe verlangen danach.',
    together: (cubes, influence) =>
      `ENDE: wenn die letzte Sanduhr abgelaufen ist. Ihr habt gewonnen, wenn jede Mission erfüllt ist, mit ${cubes} Holzwürfeln auf Missionen und zusammen ${influence} Einflusspunkten. Ein verlorenes Kapitel kann noch einmal gespielt werden.`,
    against: (influence) =>
      `ENDE: Jemand hat ${influence} Einflusspunkte und die Trophäe. Die Runde wird beendet. Von denen mit Trophäe gewinnt, wer die meisten Einflusspunkte hat; dann, wer weniger Holzwürfel übrig hat; dann, wer mehr Münzen hat.`,
    inspect:
      'Was eine Mission verlangt, sagt c m; c m1 für eine davon. c mit dem Namen eines Spielers erzählt von der Figur.',
  },
  outcomes: {
    crowns: (n) => `${n} ${n === 1 ? 'Krone' : 'Kronen'}`,
    cubes: (n) => `noch ${n} Holzwürfel`,
  },
  ending: {
    won: 'DAS KAPITEL IST GEWONNEN',
    lost: 'DAS KAPITEL IST VERLOREN',
    open: (names) => `Noch offen: ${names}`,
  },
  none: 'noch niemand',
};
