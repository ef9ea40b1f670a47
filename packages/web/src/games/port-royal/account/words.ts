import type { Language } from '@roadstead/kernel';

/** How the result came about. Sentences without verbs for persons, as one of them may be called "you". */
interface AccountWords {
  goal(influence: number): string;
  goalWithExpedition(influence: number): string;
  readonly noCards: string;
  readonly allFulfilled: string;
  readonly timeUp: string;
  most(list: string): string;
  coins(influence: number, list: string): string;
  shared(names: string, influence: number, coins: string): string;
  noExpedition(list: string): string;
  title(points: string, title: string): string;
  nextTitle(points: number, title: string): string;
  pointsLost(points: string): string;
}

export const ACCOUNT_WORDS: Readonly<Record<Language, AccountWords>> = {
  en: {
    goal: (influence) => `With ${influence} influence the end had come: the round was played out.`,
    goalWithExpedition: (influence) =>
      `With ${influence} influence and an expedition the end had come: the round was played out.`,
    noCards: 'No card was left to turn up, so the game ended.',
    allFulfilled: 'Every contract on the table is fulfilled: the game is won.',
    timeUp: 'The time pile was empty as a turn began: the game is lost.',
    most: (list) => `Whoever has most influence wins: ${list}.`,
    coins: (influence, list) => `Level at ${influence} influence, so coins decide: ${list}.`,
    shared: (names, influence, coins) => `Level at ${influence} influence and ${coins}: ${names} share the place.`,
    noExpedition: (list) => `No victory without an expedition; last in line with their influence: ${list}.`,
    title: (points, title) => `${points} put aside from the time pile: ${title}.`,
    nextTitle: (points, title) => `The next title, ${title}, takes ${points} points.`,
    pointsLost: (points) => `${points} put aside, but they count after a victory only.`,
  },
  nl: {
    goal: (influence) => `Met ${influence} invloedspunten was het einde ingeluid: de ronde werd uitgespeeld.`,
    goalWithExpedition: (influence) =>
      `Met ${influence} invloedspunten en een expeditie was het einde ingeluid: de ronde werd uitgespeeld.`,
    noCards: 'Er was geen kaart meer om te draaien, dus eindigde het spel.',
    allFulfilled: 'Elke functie op tafel is vervuld: het spel is gewonnen.',
    timeUp: 'De tijdstapel was leeg toen een beurt begon: het spel is verloren.',
    most: (list) => `Wie de meeste invloedspunten heeft, wint: ${list}.`,
    coins: (influence, list) => `Gelijk op ${influence} invloedspunten, dus munten beslissen: ${list}.`,
    shared: (names, influence, coins) => `Gelijk op ${influence} invloedspunten en ${coins}: ${names} delen de plaats.`,
    noExpedition: (list) => `Zonder expeditie geen overwinning; achteraan met hun invloedspunten: ${list}.`,
    title: (points, title) => `${points} opzijgelegd van de tijdstapel: ${title}.`,
    nextTitle: (points, title) => `De volgende titel, ${title}, vraagt ${points} punten.`,
    pointsLost: (points) => `${points} opzijgelegd, maar die tellen alleen na een overwinning.`,
  },
  de: {
    goal: (influence) => `Mit ${influence} Einflusspunkten war das Ende eingeläutet: Die Runde wurde zu Ende gespielt.`,
    goalWithExpedition: (influence) =>
      `Mit ${influence} Einflusspunkten und einer Expedition war das Ende eingeläutet: Die Runde wurde zu Ende gespielt.`,
    noCards: 'Es war keine Karte mehr aufzudecken, also war die Partie aus.',
    allFulfilled: 'Jeder ausliegende Auftrag ist erfüllt: Die Partie ist gewonnen.',
    timeUp: 'Der Zeitstapel war leer, als ein Zug begann: Die Partie ist verloren.',
    most: (list) => `Wer die meisten Einflusspunkte hat, gewinnt: ${list}.`,
    coins: (influence, list) => `Gleichstand bei ${influence} Einflusspunkten, also entscheiden die Münzen: ${list}.`,
    shared: (names, influence, coins) =>
      `Gleichstand bei ${influence} Einflusspunkten und ${coins}: ${names} teilen sich den Platz.`,
    noExpedition: (list) => `Ohne Expedition kein Sieg; mit ihren Einflusspunkten ganz hinten: ${list}.`,
    title: (points, title) => `${points} vom Zeitstapel zur Seite gelegt: ${title}.`,
    nextTitle: (points, title) => `Der nächste Titel, ${title}, verlangt ${points} Punkte.`,
    pointsLost: (points) => `${points} zur Seite gelegt, doch sie zählen nur nach einem Sieg.`,
  },
};
