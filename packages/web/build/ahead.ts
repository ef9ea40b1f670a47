import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Language } from '@roadstead/kernel';
import { rolldown } from 'rolldown';
import type { Plugin, Rolldown } from 'vite';
import type { Ahead } from '../src/ahead.ts';

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;

const SOURCE = fileURLToPath(new URL('../src/ahead.ts', import.meta.url));
const PAGES = fileURLToPath(new URL('../src/router/pages.ts', import.meta.url));
/** What every page and every table is set in; the bold of reading comes when it is needed. */
const TYPE = { printed: /^assets\/(im-fell|alegreya-sans|alegreya-latin-500)/, plain: /^assets\/atkinson/ };
/** The drawing of a board, for one of two lights. */
const BOARD = /-(night|day)-[^/]*\.svg$/;
const TABLES = /^(game|learn|replay)$/;
/** Who keeps a table that is played without a server. */
const KEEPER = '/web/src/local/tables-worker.ts';

/**
 * The page's own script would ask for one file after the other as it finds out what it needs. A small one, which runs before it is
 * there, asks for all of them at once: those of the place that was opened, in the language that is spoken.
 */
export function ahead(): Plugin {
  return {
    name: 'roadstead-ahead',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const html = bundle['index.html'];
        if (html?.type !== 'asset') throw new Error('The page is missing.');
        const source = `const ROADSTEAD_AHEAD=${JSON.stringify(listed(bundle, String(html.source)))};${await script()}`;
        const file = this.getFileName(this.emitFile({ type: 'asset', name: 'ahead.js', source }));
        html.source = String(html.source).replace(
          /(?=\s*<script type="module")/,
          `\n    <script type="module" async crossorigin src="./${file}"></script>`,
        );
      },
    },
  };
}

async function script(): Promise<string> {
  const bundle = await rolldown({ input: SOURCE });
  const { output } = await bundle.generate({ minify: true });
  await bundle.close();
  return output[0].code;
}

function listed(bundle: Bundle, html: string): Ahead {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const chunkOf = (ending: string) => chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(ending));
  const first = new Set(
    chunks.filter(({ fileName }) => html.includes(fileName)).flatMap((chunk) => filesWith(chunk, bundle)),
  );
  const later = (found: Iterable<Chunk | undefined>) => [
    ...new Set(
      [...found].flatMap((chunk) => (chunk ? filesWith(chunk, bundle) : [])).filter((file) => !first.has(file)),
    ),
  ];
  const wordsOf = (folders: readonly string[]) => {
    const filesIn = (language: Language) =>
      later(
        folders.flatMap((folder) =>
          [`${language}.ts`, `${language}/index.ts`].map((file) => chunkOf(`${folder}/words/${file}`)),
        ),
      );
    return { en: filesIn('en'), nl: filesIn('nl'), de: filesIn('de') };
  };
  const games = chunks.flatMap(
    ({ facadeModuleId }) => /\/web\/src\/games\/([^/]+)\/index\.ts$/.exec(facadeModuleId ?? '')?.[1] ?? [],
  );
  const filesOf = (game: string) =>
    later([chunkOf(`/web/src/games/${game}/index.ts`), chunkOf(`/games/${game}/src/entry.ts`)]);
  const boards = Object.keys(bundle).flatMap((name) => (BOARD.test(name) ? withoutFolder(name) : []));
  const boardsOf = (game: string) => {
    const code = chunks.flatMap((chunk) => (filesOf(game).includes(withoutFolder(chunk.fileName)) ? chunk.code : []));
    return boards.filter((name) => code.some((text) => text.includes(name)));
  };
  const usesBoards = (game: string) => filesOf(game).some((file) => /^furniture-/.test(file));
  const fonts = (kind: RegExp) => Object.keys(bundle).flatMap((name) => (kind.test(name) ? withoutFolder(name) : []));
  return {
    pages: Object.fromEntries(
      pageModules().map(([name, module]) => [
        name,
        later([chunkOf(module), ...(name === 'game' ? [chunkOf(KEEPER)] : [])]),
      ]),
    ),
    games: Object.fromEntries(games.map((game) => [game, [...filesOf(game), ...boardsOf(game)]])),
    words: Object.fromEntries([
      ['', wordsOf(['/web/src'])],
      ...games.map((game) => [
        game,
        wordsOf([`/web/src/games/${game}`, ...(usesBoards(game) ? ['/web/src/table/furniture'] : [])]),
      ]),
    ]),
    type: { printed: fonts(TYPE.printed), plain: fonts(TYPE.plain) },
  };
}

/** `name: () => import('../folder/Page.svelte')` of the list of pages, where a table is shown: these need much. */
function pageModules(): (readonly [string, string])[] {
  const rows = readFileSync(PAGES, 'utf8').matchAll(/^ {2}(\w+): \(\) => import\('\.\.(\/[^']+)'\)/gm);
  return [...rows].flatMap(([, name, path]) => (TABLES.test(name!) ? [[name!, `/web/src${path}`] as const] : []));
}

/** A chunk, all that it imports, and their styles, without the folder that all of them lie in. */
function filesWith(chunk: Chunk, bundle: Bundle, known = new Set<string>()): string[] {
  known.add(chunk.fileName);
  for (const name of chunk.imports) {
    const next = bundle[name];
    if (next?.type === 'chunk' && !known.has(name)) filesWith(next, bundle, known);
  }
  for (const style of chunk.viteMetadata?.importedCss ?? []) known.add(style);
  return [...known].map(withoutFolder);
}

function withoutFolder(name: string): string {
  return name.replace(/^assets\//, '');
}
