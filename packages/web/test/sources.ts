import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const PACKAGES = fileURLToPath(new URL('../../', import.meta.url));
/** Wherever people are spoken to; a told story chooses its own words. */
const PLACES = [
  'web/src',
  'cli/src',
  'bots/src',
  'games/port-royal/src',
  'games/sword-and-skull/src',
  'games/companies/src',
];
const NOT_SAID = /\/story\/|\/verbs\.ts$/;
const COMMENTS = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm;
const LITERALS = /'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`|"(?:[^"\\\n]|\\.)*"/g;

interface Said {
  readonly file: string;
  readonly text: string;
}

/** The modules of a folder, by their paths from there on down. */
export function sourcesIn(place: string): readonly string[] {
  return readdirSync(join(PACKAGES, place), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => `${place}/${name}`);
}

/** Everything that stands between quotes in the sources, also in functions that nothing calls here. */
export function* saidAnywhere(): Generator<Said> {
  for (const file of PLACES.flatMap(sourcesIn)) {
    if (NOT_SAID.test(file)) continue;
    const source = readFileSync(join(PACKAGES, file), 'utf8').replace(COMMENTS, '');
    for (const [text] of source.matchAll(LITERALS)) yield { file, text };
  }
}
