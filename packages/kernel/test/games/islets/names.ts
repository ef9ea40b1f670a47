import type { Language } from '@roadstead/kernel';

const NAMES: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'Jetty',
    'Gull Rock',
    'Salt Pans',
    'Lee Shore',
    'Palm Key',
    'North Surf',
    'Turtle Bay',
    'Wreck',
    'Cedar Cay',
    'South Surf',
    'Market',
    'Lantern',
    'Last Rock',
  ],
  nl: [
    'Steiger',
    'Meeuwenrots',
    'Zoutpannen',
    'Lagerwal',
    'Palmeneiland',
    'Noordbranding',
    'Schildpadbaai',
    'Wrak',
    'Cedereiland',
    'Zuidbranding',
    'Markt',
    'Lantaarn',
    'Laatste rots',
  ],
  de: [
    'Steg',
    'Möwenfels',
    'Salzpfannen',
    'Legerwall',
    'Palmeninsel',
    'Nordbrandung',
    'Schildkrötenbucht',
    'Wrack',
    'Zederninsel',
    'Südbrandung',
    'Markt',
    'Laterne',
    'Letzter Fels',
  ],
};

export function isletName(islet: number, language: Language): string {
  return NAMES[language][islet]!;
}
