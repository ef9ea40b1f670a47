/** Where long names of cards may be broken, in the languages that have such words. */
const BROKEN = [
  'Quarter|master',
  'Grena|dier',
  'Muske|teer',
  'Midship|man’s',
  'See|soldat',
  'Hafen|kauf|mann',
  'Rum|händler',
  'Muske|tier',
  'Rauf|bold',
  'Hals|ab|schneider',
  'Quartier|meister',
  'Enter|säbel',
  'Kadetten|dolch',
  'Enter|pistole',
  'Marine|muskete',
  'Admirals|säbel',
  'Donner|büchse',
  'Fisch|messer',
  'Beleg|nagel',
  'Enter|beil',
  'Krumm|säbel',
  'Schiffs|kompass',
  'Enter|haken',
  'Glücks|dublone',
  'Haven|koopman',
  'Dek|knecht',
  'Rum|handelaar',
  'Vechters|baas',
  'Messen|trekker',
  'Kwartier|meester',
  'Adelborst|dolk',
  'Enter|pistool',
  'Marine|musket',
  'Admiraals|sabel',
  'Donder|bus',
  'Fileer|mes',
  'Korvij|nagel',
  'Enter|bijl',
  'Krom|zwaard',
  'Verre|kijker',
  'Scheeps|kompas',
  'Enter|haak',
  'Geluks|dubloen',
] as const;

const SOFT = new Map(BROKEN.map((word) => [word.replaceAll('|', ''), word.replaceAll('|', '\u00ad')]));

/** A name with soft hyphens where its words are long. */
export const softly = (name: string): string =>
  name
    .split(' ')
    .map((word) => SOFT.get(word) ?? word)
    .join(' ');
