import type { Language } from '@roadstead/kernel';
import type { Standing } from '@roadstead/protocol';
import type { Primer } from '../../game-ui.js';
import { chapterPrimers } from '../adventure/primers.js';
import { isActing, type Stand, standOf } from './standing.js';

interface PrimerWords {
  goal(influence: number): string;
  readonly more: string;
  readonly repel: string;
  readonly own: string;
  readonly others: string;
  readonly claim: string;
}

const PRIMERS: Readonly<Record<Language, PrimerWords>> = {
  en: {
    goal: (n) =>
      `The goal: as soon as anybody has ${n} influence, the last round begins. Whoever has the most influence then wins.`,
    more: 'Turn up as many cards as you dare. A second ship of a colour that lies here already ends your turn, and you take nothing.',
    repel:
      'You have enough swords: send this ship away, and it does not count. Let it in if you want its colour or its coins.',
    own: 'Take a card: a ship pays you the coins on it, a person costs the number at its lower left. Ships of 4 colours let you take two cards, of 5 colours three.',
    others:
      'You may take a card in another player’s turn too, by the same rules. It costs 1 coin more, for the active player.',
    claim: 'You have what an expedition asks for: give up those persons, and you get its coins and its influence.',
  },
  nl: {
    goal: (n) =>
      `Het doel: zodra iemand ${n} invloedspunten heeft, begint de laatste ronde. Wie dan de meeste invloedspunten heeft, wint.`,
    more: 'Draai zoveel kaarten om als je durft. Bij een tweede schip van een kleur die er al ligt, eindigt je beurt en krijg je niets.',
    repel:
      'Je hebt genoeg zwaarden: stuur dit schip weg en het telt niet mee. Laat het binnen als je de kleur of de munten wilt.',
    own: 'Neem een kaart: een schip betaalt je de munten die erop staan, een persoon kost het getal linksonder. Met schepen van 4 kleuren mag je twee kaarten nemen, met 5 kleuren drie.',
    others:
      'Ook in de beurt van een ander mag je een kaart nemen, volgens dezelfde regels. Dat kost 1 munt extra, voor de actieve speler.',
    claim: 'Je hebt wat een expeditie vraagt: geef die personen af en je krijgt de munten en de invloedspunten ervan.',
  },
  de: {
    goal: (n) =>
      `Das Ziel: Sobald jemand ${n} Einflusspunkte hat, beginnt die letzte Runde. Wer dann die meisten Einflusspunkte hat, gewinnt.`,
    more: 'Decke so viele Karten auf, wie du dich traust. Kommt ein zweites Schiff einer Farbe, die schon ausliegt, endet dein Zug, und du nimmst nichts.',
    repel:
      'Du hast genug Säbel: Wehre dieses Schiff ab, und es zählt nicht. Lass es in den Hafen, wenn du seine Farbe oder seine Münzen willst.',
    own: 'Nimm eine Karte: Ein Schiff zahlt dir die Münzen, die darauf stehen, eine Person kostet die Zahl links unten. Mit Schiffen in 4 Farben nimmst du zwei Karten, mit 5 Farben drei.',
    others:
      'Auch im Zug eines anderen darfst du eine Karte nehmen, nach denselben Regeln. Das kostet 1 Münze mehr, für den aktiven Spieler.',
    claim:
      'Du hast, was ein Expeditionsaufruf verlangt: Gib diese Personen ab, und du bekommst seine Münzen und Einflusspunkte.',
  },
};

/** What a newcomer should know before answering; the goal comes first, where each plays to win alone. */
export function primers(standing: Standing, language: Language): readonly Primer[] {
  const stand = standOf(standing);
  if (!isActing(stand)) return [];
  const words = PRIMERS[language];
  const { goal, timePile, chapter } = stand.view;
  const isRace = goal !== null && timePile === undefined && chapter === undefined && stand.view.players.length > 1;
  return [
    ...chapterPrimers(stand, language),
    ...(isRace ? [{ kind: 'goal', text: words.goal(goal) }] : []),
    ...kindsOf(stand).map((kind) => ({ kind, text: words[kind] })),
  ];
}

function kindsOf({ view, seat, legal }: Stand): readonly Exclude<keyof PrimerWords, 'goal'>[] {
  const can = (type: string) => legal.some((action) => action.type === type);
  if (can('claim')) return ['claim'];
  switch (view.phase) {
    case 'discover':
      return ['more'];
    case 'repel':
      return can('repel') ? ['repel'] : [];
    case 'trade':
      return can('take') ? [view.active === seat ? 'own' : 'others'] : [];
    default:
      return [];
  }
}
