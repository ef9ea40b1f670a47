import type { BotStyle } from '@roadstead/kernel';

/** How bots can play it. What each likes more than others do is in the bots’ folder of this game, under the same id. */
export const PORT_ROYAL_STYLES: readonly BotStyle[] = [
  {
    id: 'daredevil',
    name: { en: 'the daredevil', nl: 'de waaghals', de: 'der Draufgänger' },
    about: {
      en: 'Turns up one card more where others stop, and busts more often.',
      nl: 'Draait nog een kaart open waar anderen stoppen, en heeft vaker een mislukte beurt.',
      de: 'Deckt noch eine Karte auf, wo andere aufhören, und verliert öfter alles.',
    },
  },
  {
    id: 'merchant',
    name: { en: 'the merchant', nl: 'de koopman', de: 'der Kaufmann' },
    about: {
      en: 'Likes ships, traders and whatever else brings coins: influence comes later.',
      nl: 'Houdt van schepen, handelaren en alles wat munten oplevert: invloed komt later.',
      de: 'Mag Schiffe, Händler und was sonst Münzen bringt: Einfluss kommt später.',
    },
  },
  {
    id: 'patient',
    name: { en: 'the patient one', nl: 'de geduldige', de: 'der Geduldige' },
    about: {
      en: 'Stops early, and takes something small rather than nothing.',
      nl: 'Stopt vroeg, en neemt liever iets kleins dan niets.',
      de: 'Hört früh auf und nimmt lieber etwas Kleines als nichts.',
    },
  },
  {
    id: 'ambitious',
    name: { en: 'the ambitious one', nl: 'de eerzuchtige', de: 'der Ehrgeizige' },
    about: {
      en: 'Hires whoever brings influence, even when that costs the last coins.',
      nl: 'Neemt iedereen in dienst die invloed brengt, ook als dat de laatste munten kost.',
      de: 'Heuert jeden an, der Einfluss bringt, auch wenn es die letzten Münzen kostet.',
    },
  },
];
