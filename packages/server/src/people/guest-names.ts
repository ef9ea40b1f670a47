import { randomInt } from 'node:crypto';
import { LANGUAGES, type Language } from '@roadstead/kernel';

const GUEST: Readonly<Record<Language, string>> = { en: 'Guest', nl: 'Gast', de: 'Gast' };

/** Birds and beasts of the coast, in the guest's own language. */
const COAST: readonly Readonly<Record<Language, string>>[] = [
  { en: 'Heron', nl: 'Reiger', de: 'Reiher' },
  { en: 'Tern', nl: 'Stern', de: 'Seeschwalbe' },
  { en: 'Puffin', nl: 'Papegaaiduiker', de: 'Papageitaucher' },
  { en: 'Gannet', nl: 'Jan-van-gent', de: 'Basstölpel' },
  { en: 'Cormorant', nl: 'Aalscholver', de: 'Kormoran' },
  { en: 'Pelican', nl: 'Pelikaan', de: 'Pelikan' },
  { en: 'Albatross', nl: 'Albatros', de: 'Albatros' },
  { en: 'Frigatebird', nl: 'Fregatvogel', de: 'Fregattvogel' },
  { en: 'Osprey', nl: 'Visarend', de: 'Fischadler' },
  { en: 'Avocet', nl: 'Kluut', de: 'Säbelschnäbler' },
  { en: 'Curlew', nl: 'Wulp', de: 'Brachvogel' },
  { en: 'Plover', nl: 'Plevier', de: 'Regenpfeifer' },
  { en: 'Sandpiper', nl: 'Strandloper', de: 'Strandläufer' },
  { en: 'Oystercatcher', nl: 'Scholekster', de: 'Austernfischer' },
  { en: 'Gull', nl: 'Meeuw', de: 'Möwe' },
  { en: 'Petrel', nl: 'Stormvogel', de: 'Sturmvogel' },
  { en: 'Eider', nl: 'Eidereend', de: 'Eiderente' },
  { en: 'Spoonbill', nl: 'Lepelaar', de: 'Löffler' },
  { en: 'Otter', nl: 'Otter', de: 'Otter' },
  { en: 'Seal', nl: 'Zeehond', de: 'Seehund' },
  { en: 'Walrus', nl: 'Walrus', de: 'Walross' },
  { en: 'Dolphin', nl: 'Dolfijn', de: 'Delfin' },
  { en: 'Porpoise', nl: 'Bruinvis', de: 'Schweinswal' },
  { en: 'Narwhal', nl: 'Narwal', de: 'Narwal' },
  { en: 'Turtle', nl: 'Schildpad', de: 'Schildkröte' },
  { en: 'Octopus', nl: 'Octopus', de: 'Krake' },
  { en: 'Cuttlefish', nl: 'Inktvis', de: 'Tintenfisch' },
  { en: 'Nautilus', nl: 'Nautilus', de: 'Nautilus' },
  { en: 'Seahorse', nl: 'Zeepaardje', de: 'Seepferdchen' },
  { en: 'Starfish', nl: 'Zeester', de: 'Seestern' },
  { en: 'Hermit Crab', nl: 'Heremietkreeft', de: 'Einsiedlerkrebs' },
  { en: 'Lobster', nl: 'Kreeft', de: 'Hummer' },
  { en: 'Herring', nl: 'Haring', de: 'Hering' },
  { en: 'Mackerel', nl: 'Makreel', de: 'Makrele' },
  { en: 'Sturgeon', nl: 'Steur', de: 'Stör' },
  { en: 'Manta', nl: 'Manta', de: 'Manta' },
];

const GIVEN = new Set(COAST.flatMap((animal) => LANGUAGES.map((language) => `${GUEST[language]} ${animal[language]}`)));

/** Whether a name is one of those that guests are given. */
export function isGuestName(name: string): boolean {
  return GIVEN.has(name.replace(/ \d{1,2}$/, '')) && / \d{1,2}$/.test(name);
}

/** A name to begin with: "Guest Heron 47". The number keeps two herons at one table apart. */
export function guestName(language: Language): string {
  const animal = COAST[randomInt(COAST.length)]!;
  return `${GUEST[language]} ${animal[language]} ${randomInt(2, 100)}`;
}
