import type { BotStyle } from '@roadstead/kernel';

/** How bots can play it. What each likes more than others do is in the bots’ folder of this game, under the same id. */
export const COMPANIES_STYLES: readonly BotStyle[] = [
  {
    id: 'merchant',
    name: { en: 'the merchant', nl: 'de koopman', de: 'der Kaufmann' },
    about: {
      en: 'Sells its goods through directors, and keeps out of fights.',
      nl: 'Verkoopt zijn waren via directeuren, en blijft weg uit gevechten.',
      de: 'Verkauft seine Waren über Direktoren und hält sich aus Kämpfen heraus.',
    },
  },
  {
    id: 'privateer',
    name: { en: 'the privateer', nl: 'de kaper', de: 'der Freibeuter' },
    about: {
      en: 'Buys guns, hunts pirates and attacks where others would sail on.',
      nl: 'Koopt kanonnen, jaagt op piraten en valt aan waar anderen doorvaren.',
      de: 'Kauft Kanonen, jagt Piraten und greift an, wo andere weitersegeln.',
    },
  },
  {
    id: 'builder',
    name: { en: 'the builder', nl: 'de bouwmeester', de: 'der Baumeister' },
    about: {
      en: 'Likes warehouses, administrators and forts more than ships.',
      nl: 'Houdt meer van pakhuizen, bestuurders en forten dan van schepen.',
      de: 'Mag Lagerhäuser, Verwalter und Forts lieber als Schiffe.',
    },
  },
  {
    id: 'scholar',
    name: { en: 'the scholar', nl: 'de geleerde', de: 'der Gelehrte' },
    about: {
      en: 'Buys research cards where others would buy ships.',
      nl: 'Koopt ontwikkelingskaarten waar anderen schepen kopen.',
      de: 'Kauft Entwicklungskarten, wo andere Schiffe kaufen.',
    },
  },
];
