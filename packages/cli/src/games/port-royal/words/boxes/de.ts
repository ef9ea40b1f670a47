import type { BoxTableWords } from './catalogue.js';

export const de: BoxTableWords = {
  goal: {
    contracts: 'Wer einen offenen Auftrag erfüllt, bekommt Münzen, und vom zweiten an auch Einflusspunkte.',
    alone: (contracts) =>
      `Du spielst allein gegen die Zeit: Erfülle alle ${contracts} Aufträge, bevor der Zeitstapel leer ist. Jeder Zug beginnt mit einer Karte davon.`,
    together: (contracts) =>
      `Ihr spielt gemeinsam gegen die Zeit: Erfüllt alle ${contracts} Aufträge, gleich wer, bevor der Zeitstapel leer ist. Jeder Zug beginnt mit einer Karte davon.`,
  },

  rules: {
    wholesalers: (influence) =>
      `GROSSHÄNDLER: Ein Schiff ihrer Farbe, mit dem du handelst, bleibt unter der Karte liegen und bringt ${influence} Einflusspunkt. PASSAGIERE bringen Einflusspunkte und sonst nichts.`,
    gambler: (cards) =>
      `KARTE „SPIELER“: Mit jeder von ihnen deckst du einmal in deinem Zug ${cards} Karten auf einmal auf, von denen du keine abwehren kannst. Geht es gut, setzt du die nächste ein oder handelst, mit einer Karte mehr für jede eingesetzte.`,
    contractCards:
      'NEUE KARTEN: Ein Kontorist lässt dich eine Karte mehr nehmen, wenn du mit einem Schiff seiner Farbe handelst. Kanonierinnen und Vizeadmirale bringen Münzen, wenn du in Phase 2 an die Reihe kommst. Manche Schiffe schenken einem Mitspieler deiner Wahl eine Münze.',
    contracts: (cubes, second, third) =>
      `AUFTRÄGE: Wann immer du ohnehin entscheidest, darfst du einen Auftrag erfüllen, dessen Aufgabe du erfüllst, jeden einmal. Wer zuerst kommt, bekommt die meisten Münzen. Du hast ${cubes} Holzwürfel, also höchstens ${cubes} Aufträge: Der zweite bringt ${second} Einflusspunkt, der dritte ${third} weitere.`,
    onTheSpot: (names) => `Manche Aufträge warten nicht, du wirst gefragt, wenn es geschieht: ${names}.`,
    alone: (titles) =>
      `GEGEN DIE ZEIT: Du hast gewonnen, wenn jeder Auftrag erfüllt ist, und verloren, wenn du zu Beginn eines Zuges keine Karte vom Zeitstapel aufdecken kannst. Einflusspunkte beenden die Partie nicht. Vor dem ersten Zug und bei jeder Steuererhöhung darfst du Karten vom Zeitstapel zur Seite legen: je ein Punkt, wenn du gewinnst. Titel: ${titles}.`,
    together: (titles) =>
      `GEMEINSAM: Alle haben gewonnen, wenn jeder Auftrag von jemandem erfüllt ist, und verloren, wenn ihr zu Beginn eines Zuges keine Karte vom Zeitstapel aufdecken könnt. Einflusspunkte beenden die Partie nicht. Der Startspieler darf vor dem ersten Zug Karten vom Zeitstapel zur Seite legen, der aktive Spieler bei jeder Steuererhöhung eine: je ein Punkt, wenn ihr gewinnt. Titel: ${titles}.`,
    inspect: 'Was ein Auftrag verlangt, sagt dir c k; c k1 für einen davon.',
  },

  asks: {
    contract: (name) => `Deine Entscheidung: „${name}“ jetzt erfüllen?`,
    setAside: 'Deine Entscheidung: eine Karte vom Zeitstapel zur Seite legen?',
    setAsideFirst: 'Vor dem ersten Zug: Wie viele Karten legst du vom Zeitstapel zur Seite?',
    bust: 'Dein Zug ist ein Fehlschlag, aber das geht noch',
    gambleOrStop: 'Dein Zug: noch eine Karte „Spieler“ oder aufhören',
  },

  cubes: 'Holzwürfel',
  time: (cards, points) => `Zeitstapel ${cards}, Punkte ${points}`,

  contracts: 'Aufträge',
  contractsInBrief: 'Aufträge (mehr mit c k)',
  fulfilled: 'Erfüllt',
  coins: 'Münzen',
  step: (step, of, names) => `Feld ${step}/${of}: ${names}`,
  seal: (number, letter) => `Siegel ${number}${letter}`,
  ships: (n) => `(${n} ${n === 1 ? 'Schiff' : 'Schiffe'})`,
  keeps: 'behält',

  outcomes: {
    gamble: 'nichts lässt sich abwehren; eine Karte mehr zu nehmen',
    kept: (colours, of) => `${colours} von ${of} Farben behalten`,
    further: (n) => `noch ${n} zu nehmen`,
    cubes: (n) => `noch ${n} Holzwürfel`,
    wins: 'gewinnt die Partie',
  },

  inspect: {
    coins: (list, players) =>
      players === 1 ? `Münzen: ${list}.` : `Münzen, für den Ersten, der ihn erfüllt, und so fort: ${list}.`,
    onTheSpot: 'Sofort zu entscheiden, sonst diesmal gar nicht.',
    waits: 'Darf warten: zu erfüllen, wann immer du ohnehin entscheidest.',
    seal: (number, letter) =>
      `Siegel ${number}${letter}: Der Zeitstapel bekam die Zahlen auf den Siegeln und eine Karte für jeden verschiedenen Buchstaben.`,
    none: 'In dieser Partie gibt es keine Aufträge.',
  },

  ending: {
    won: (points, title) => `GEWONNEN · ${points} ${points === 1 ? 'Punkt' : 'Punkte'} · ${title}`,
    lost: 'VERLOREN',
    open: (names) => `Noch offen: ${names}`,
    ships: 'Schiffe',
  },
};
