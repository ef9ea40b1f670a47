import type { Language } from '@roadstead/kernel';
import type { AgainstAdventure } from './refuses.js';

/** The sentence for each reason why a chapter cannot be played so. */
export const ADVENTURE_REFUSALS: Readonly<Record<Language, Readonly<Record<AgainstAdventure, () => string>>>> = {
  en: {
    adventureSeats: () => 'The adventure begins is for 1 to 4 players.',
    adventureBox: () => 'The adventure begins is played with the base game, not with Under way!.',
    adventureContracts: () => 'The adventure has missions of its own: contracts cannot be added, only their cards.',
    adventureExpedition: () => 'A chapter of the adventure has its own end, so it cannot end by an expedition.',
    variableTogether: () => 'The variable adventure is for 2 to 4 players, against each other.',
    charactersAlone: () => 'Characters are picked only in a chapter of the adventure.',
    noCampaign: () => 'This is not where a campaign of the adventure can stand.',
    otherChapter: () => 'The campaign is at another chapter.',
  },
  nl: {
    adventureSeats: () => 'Het avontuur begint is voor 1 tot 4 spelers.',
    adventureBox: () => 'Het avontuur begint speel je met het basisspel, niet met Hijs de zeilen!.',
    adventureContracts: () => 'Het avontuur heeft eigen missies: functies kunnen er niet bij, alleen hun kaarten.',
    adventureExpedition: () =>
      'Een hoofdstuk van het avontuur heeft een eigen einde en eindigt dus niet met een expeditie.',
    variableTogether: () => 'Het variabele avontuur is voor 2 tot 4 spelers, tegen elkaar.',
    charactersAlone: () => 'Personages kies je alleen in een hoofdstuk van het avontuur.',
    noCampaign: () => 'Zo ver kan een campagne van het avontuur niet zijn.',
    otherChapter: () => 'De campagne is bij een ander hoofdstuk.',
  },
  de: {
    adventureSeats: () => 'Das Abenteuer beginnt ist für 1 bis 4 Spieler.',
    adventureBox: () => 'Das Abenteuer beginnt wird mit dem Grundspiel gespielt, nicht mit Unterwegs.',
    adventureContracts: () => 'Das Abenteuer hat eigene Missionen: Aufträge kommen nicht dazu, nur ihre Karten.',
    adventureExpedition: () =>
      'Ein Kapitel des Abenteuers hat sein eigenes Ende, also endet es nicht mit einer Expedition.',
    variableTogether: () => 'Das variable Abenteuer ist für 2 bis 4 Spieler, gegeneinander.',
    charactersAlone: () => 'Charaktere werden nur in einem Kapitel des Abenteuers gewählt.',
    noCampaign: () => 'So kann eine Kampagne des Abenteuers nicht stehen.',
    otherChapter: () => 'Die Kampagne ist bei einem anderen Kapitel.',
  },
};
