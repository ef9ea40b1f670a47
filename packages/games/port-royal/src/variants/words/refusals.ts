import type { Language } from '@roadstead/kernel';
import { ADVENTURE_REFUSALS } from '../adventure/refusals.js';
import type { AgainstAdventure } from '../adventure/refuses.js';

/** Why options cannot be played together. */
export type RefusedFor =
  | 'seats'
  | 'alone'
  | 'together'
  | 'togetherExpedition'
  | 'underWaySeats'
  | 'underWayMixed'
  | 'underWayTogether'
  | 'underWayExpedition'
  | 'setAside'
  | 'contracts'
  | 'blueContract'
  | AgainstAdventure;

/** The sentence for each; given the name of the contract that it is about. */
type RefusalWords = Readonly<Record<RefusedFor, (contract: string) => string>>;

export const REFUSAL_WORDS: Readonly<Record<Language, RefusalWords>> = {
  en: {
    ...ADVENTURE_REFUSALS.en,
    seats: () => 'Port Royal is for 2 to 5 players, and for one with contracts.',
    alone: () => 'Playing alone needs the contracts: add them to the base game.',
    together: () => 'Playing together needs the contracts: add them to the base game.',
    togetherExpedition: () => 'A co-operative game does not end by influence, so not by an expedition.',
    underWaySeats: () => 'Under way! is for 2 to 4 players.',
    underWayMixed: () => 'Under way! as a game of its own is played with its own cards alone.',
    underWayTogether: () => 'Under way! has no co-operative game: that needs the base game with contracts.',
    underWayExpedition: () => 'Under way! has no expeditions, so the game cannot end by one.',
    setAside: () => 'Cards are put aside only in a co-operative game with contracts.',
    contracts: () => 'Contracts can only be chosen where the game is played with contracts.',
    blueContract: (name) => `The contract “${name}” is only for the co-operative game.`,
  },
  nl: {
    ...ADVENTURE_REFUSALS.nl,
    seats: () => 'Port Royal is voor 2 tot 5 spelers, en met functies ook voor één.',
    alone: () => 'Wie alleen speelt, heeft de functies nodig: voeg ze toe aan het basisspel.',
    together: () => 'Wie samen speelt, heeft de functies nodig: voeg ze toe aan het basisspel.',
    togetherExpedition: () => 'Een coöperatief spel eindigt niet door invloedspunten, dus ook niet met een expeditie.',
    underWaySeats: () => 'Hijs de zeilen! is voor 2 tot 4 spelers.',
    underWayMixed: () => 'Hijs de zeilen! als spel op zich speel je alleen met de eigen kaarten.',
    underWayTogether: () =>
      'Hijs de zeilen! kun je niet coöperatief spelen: daarvoor heb je het basisspel met functies nodig.',
    underWayExpedition: () => 'Hijs de zeilen! heeft geen expedities, dus het spel kan er niet mee eindigen.',
    setAside: () => 'Alleen in een coöperatief spel met functies worden kaarten opzijgelegd.',
    contracts: () => 'Functies kun je alleen kiezen als het spel met functies wordt gespeeld.',
    blueContract: (name) => `De functie “${name}” is alleen voor het coöperatieve spel.`,
  },
  de: {
    ...ADVENTURE_REFUSALS.de,
    seats: () => 'Port Royal ist für 2 bis 5 Spieler, mit Aufträgen auch für einen.',
    alone: () => 'Wer allein spielt, braucht die Aufträge: Nimm sie zum Grundspiel dazu.',
    together: () => 'Wer gemeinsam spielt, braucht die Aufträge: Nimm sie zum Grundspiel dazu.',
    togetherExpedition: () =>
      'Eine kooperative Partie endet nicht durch Einflusspunkte, also auch nicht mit einer Expedition.',
    underWaySeats: () => 'Unterwegs ist für 2 bis 4 Spieler.',
    underWayMixed: () => 'Unterwegs als eigenes Spiel wird nur mit den eigenen Karten gespielt.',
    underWayTogether: () =>
      'Unterwegs lässt sich nicht kooperativ spielen: Dazu braucht man das Grundspiel mit Aufträgen.',
    underWayExpedition: () => 'In Unterwegs gibt es keine Expeditionen, also kann die Partie nicht mit einer enden.',
    setAside: () => 'Nur in einer kooperativen Partie mit Aufträgen werden Karten zur Seite gelegt.',
    contracts: () => 'Aufträge kann man nur wählen, wenn mit Aufträgen gespielt wird.',
    blueContract: (name) => `Der Auftrag „${name}“ ist nur für die kooperative Partie.`,
  },
};
