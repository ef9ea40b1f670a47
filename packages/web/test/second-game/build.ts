import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, type Plugin } from 'vite';

const PACKAGES = fileURLToPath(new URL('../../../', import.meta.url));
const HERE = import.meta.dirname;
const REGISTRY = join(PACKAGES, 'games/registry');

/** All that is different in a build with the second game: a list of games, and the one that is read in its place. */
export const LISTS: Readonly<Record<string, string>> = {
  [join(REGISTRY, 'src/list.ts')]: join(HERE, 'registry-list.ts'),
  [join(PACKAGES, 'web/src/games/list.ts')]: join(HERE, 'page-list.ts'),
};

/** Reads other lists of games; these may still read what they are in place of. `seen` hears of every file. */
export function otherLists(seen: Set<string> = new Set()): Plugin {
  return {
    name: 'roadstead-other-lists',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (!/\b(list|registry-list|page-list)\.js$/.test(source) || importer === undefined) return null;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      const other = found && LISTS[found.id];
      return other && other !== importer ? other : found;
    },
    moduleParsed: ({ id }) => void seen.add(id),
  };
}

/** The page with the second game, by the product's own settings. What it was made of is noted in `seen`. */
export async function buildPage(outDir: string, seen?: Set<string>): Promise<void> {
  await build({
    configFile: join(PACKAGES, 'web/vite.config.ts'),
    mode: 'production',
    logLevel: 'error',
    plugins: [otherLists(seen)],
    worker: { plugins: () => [otherLists(seen)] },
    build: { outDir, emptyOutDir: true, minify: false },
  });
}

/**
 * What Node reads before our programs (`node --import`), so that they know the second game: the built registry with the
 * other list. The address of the file.
 */
export async function buildPreload(outDir: string): Promise<string> {
  const built = pathToFileURL(join(REGISTRY, 'dist/list.js')).href;
  mkdirSync(outDir, { recursive: true });
  await build({
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'roadstead-built-list',
        enforce: 'pre',
        resolveId: (source) => (source.endsWith('registry/src/list.js') ? { id: built, external: true } : null),
      },
    ],
    build: {
      outDir,
      emptyOutDir: false,
      ssr: join(HERE, 'registry-list.ts'),
      rolldownOptions: { external: /^@roadstead\//, output: { entryFileNames: 'list.mjs' } },
    },
  });
  const other = pathToFileURL(join(outDir, 'list.mjs')).href;
  writeFileSync(join(outDir, 'hooks.mjs'), hooks(built, other));
  const preload = join(outDir, 'preload.mjs');
  writeFileSync(preload, `import { register } from 'node:module';\nregister('./hooks.mjs', import.meta.url);\n`);
  return pathToFileURL(preload).href;
}

/** Leads from one list to the other; what the other one needs is looked for where the first would find it. */
function hooks(built: string, other: string): string {
  return `const BUILT = ${JSON.stringify(built)};
const OTHER = ${JSON.stringify(other)};
export async function resolve(specifier, context, next) {
  if (context.parentURL === OTHER) return next(specifier, { ...context, parentURL: BUILT });
  const found = await next(specifier, context);
  return found.url === BUILT ? { ...found, url: OTHER } : found;
}
`;
}
