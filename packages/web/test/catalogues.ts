import { readFileSync } from 'node:fs';
import { LANGUAGES, type Language } from '@roadstead/kernel';
import { PACKAGES, sourcesIn } from './sources.js';

type Catalogues = Record<Language, Record<string, unknown>>;

/** Sentences of the page and the terminal; those of the games have tests of their own. */
const PLACES = ['web/src', 'cli/src'];
/** A file of one language, or one that has all of them side by side. */
const OF_ONE = /\/words\/(?:\w+\/)*(en|nl|de)(?:\/\w[\w-]*)?\.ts$/;
const OF_ALL = /\/(commands|words|[\w-]+-words)\.ts$/;
/** These hold pictures or what a page remembers, and can only be read. */
const ONLY_READ = /\/face\.ts$|\/settings\/command-words\.ts$/;
const NAMED = /\b(en|nl|de):\s*('(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`)/g;

/** Every catalogue by its language, found wherever there is one, so that a new one cannot be forgotten. */
export async function catalogues(): Promise<Catalogues> {
  const all: Catalogues = { en: {}, nl: {}, de: {} };
  for (const file of PLACES.flatMap(sourcesIn)) {
    const language = OF_ONE.exec(file)?.[1] as Language | undefined;
    if (ONLY_READ.test(file)) readByLanguage(file, all);
    else if (language !== undefined) all[language][file] = { ...(await loaded(file)) };
    else if (OF_ALL.test(file)) sortByLanguage(await loaded(file), file, all);
  }
  return all;
}

const loaded = (file: string): Promise<object> => import(/* @vite-ignore */ `${PACKAGES}${file}`);

function readByLanguage(file: string, all: Catalogues): void {
  const found = readFileSync(`${PACKAGES}${file}`, 'utf8').matchAll(NAMED);
  for (const [, language, text] of found) all[language as Language][`${file}.${text}`] = text!.slice(1, -1);
}

/** Puts whatever stands under the name of a language to that language. */
function sortByLanguage(value: unknown, place: string, all: Catalogues): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [name, part] of Object.entries(value)) {
    if ((LANGUAGES as readonly string[]).includes(name)) all[name as Language][`${place}.${name}`] = part;
    else sortByLanguage(part, `${place}.${name}`, all);
  }
}
