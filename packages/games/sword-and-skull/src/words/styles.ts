import type { BotStyle } from '@roadstead/kernel';

/** How bots can play it. What each likes more than others do is in the bots’ folder of this game, under the same id. */
export const SWORD_AND_SKULL_STYLES: readonly BotStyle[] = [
  {
    id: 'hothead',
    name: { en: 'the hothead', nl: 'de heethoofd', de: 'der Heißsporn' },
    about: {
      en: 'Goes to the lair as early as can be, and comes again.',
      nl: 'Gaat zo vroeg mogelijk naar de Pirate King, en komt terug.',
      de: 'Geht so früh wie möglich ins Versteck und kommt wieder.',
    },
  },
  {
    id: 'miser',
    name: { en: 'the miser', nl: 'de vrek', de: 'der Geizhals' },
    about: {
      en: 'Gathers gold for the ransom and does not like to part with it.',
      nl: 'Verzamelt goud voor het losgeld en geeft het niet graag uit.',
      de: 'Sammelt Gold für das Lösegeld und gibt es ungern aus.',
    },
  },
  {
    id: 'brawler',
    name: { en: 'the brawler', nl: 'de vechtjas', de: 'der Haudegen' },
    about: {
      en: 'Gathers Might, seeks fights and wants to beat the Pirate King.',
      nl: 'Verzamelt kracht, zoekt gevechten en wil de Pirate King verslaan.',
      de: 'Sammelt Stärke, sucht Kämpfe und will den Piratenkönig besiegen.',
    },
  },
  {
    id: 'collector',
    name: { en: 'the collector', nl: 'de verzamelaar', de: 'der Sammler' },
    about: {
      en: 'Likes crew, items and cards of all kinds, and takes its time.',
      nl: 'Houdt van bemanning, voorwerpen en allerlei kaarten, en neemt de tijd.',
      de: 'Mag Mannschaft, Gegenstände und Karten aller Art und lässt sich Zeit.',
    },
  },
];
