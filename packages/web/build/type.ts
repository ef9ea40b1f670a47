import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

const STYLES = /\/styles\/fonts\.css$/;
const FACE = /@font-face \{[^}]*\}/g;
/** A file of a package, and the weight that is wanted of one that has them all. */
const FILE = /url\("(@fontsource[^"?]+)(?:\?wght=(\d+))?"\)/;
const RANGE = /unicode-range:([^;]+);/;

/** What the page asks of its type: letters that fit each other, marks where they belong, and figures of one height or width. */
const FEATURES = ['kern', 'liga', 'lnum', 'tnum', 'mark', 'mkmk', 'ccmp', 'locl'];

const { resolve } = createRequire(import.meta.url);

/** Of every font file the built page carries what its `unicode-range` names, without the instructions that today's screens need no more. */
export function type(): Plugin {
  return {
    name: 'roadstead-type',
    apply: 'build',
    enforce: 'pre',
    async transform(code, id) {
      if (!STYLES.test(id)) return null;
      const faces = await Promise.all([...code.matchAll(FACE)].map(([face]) => cut(face)));
      const kept = faces.map(({ face, name, file, source }) => {
        const asset = this.emitFile({ type: 'asset', name, originalFileName: file, source });
        // As Vite itself writes the address of an asset until its name is known.
        return face.replace(FILE, `url("__VITE_ASSET__${asset}__")`);
      });
      return { code: kept.join('\n'), map: null };
    },
  };
}

interface Cut {
  readonly face: string;
  readonly name: string;
  readonly file: string;
  readonly source: Uint8Array;
}

async function cut(face: string): Promise<Cut> {
  const [, path, weight] = FILE.exec(face) ?? [];
  const range = RANGE.exec(face)?.[1];
  if (path === undefined || range === undefined) throw new Error(`No file or no range: ${face}`);
  const file = resolve(path);
  const source = await subsetFont(readFileSync(file), charactersIn(range), {
    targetFormat: 'woff2',
    keepFeatures: FEATURES,
    noHinting: true,
    ...(weight ? { variationAxes: { wght: Number(weight) } } : {}),
  });
  const name = path.split('/').at(-1)!.replace('-wght-', `-${weight}-`);
  return { face, name, file, source };
}

/** `U+20-7E, U+B7` as a text of all of them. */
export function charactersIn(range: string): string {
  const codes = range.split(',').flatMap((part) => {
    const [from, to = from] = part
      .trim()
      .replace('U+', '')
      .split('-')
      .map((code) => Number.parseInt(code, 16)) as [number, number?];
    return Array.from({ length: to - from + 1 }, (_, at) => from + at);
  });
  return String.fromCodePoint(...codes);
}
