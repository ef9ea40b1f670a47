import type { Plugin, Rolldown } from 'vite';

const SUFFIX = '?address';
/** Whatever needs this is the page's. */
const PAGE = /\/node_modules\/svelte\//;

/**
 * `import address from './tables-worker.ts?address'` gives the address of a worker that is built together with the page, not beside it:
 * rules and bots are then files that page and workers have in common, fetched and kept once.
 */
export function workers(): Plugin {
  let building = false;
  return {
    name: 'roadstead-workers',
    enforce: 'pre',
    configResolved({ command }) {
      building = command === 'build';
    },
    async resolveId(id, importer) {
      if (!id.endsWith(SUFFIX)) return null;
      const found = await this.resolve(id.slice(0, -SUFFIX.length), importer, { skipSelf: true });
      return found && found.id + SUFFIX;
    },
    load(id) {
      if (!id.endsWith(SUFFIX)) return null;
      const file = id.slice(0, -SUFFIX.length);
      if (!building) return `export default ${JSON.stringify(`/@fs${file}?worker_file&type=module`)};`;
      const chunk = this.emitFile({ type: 'chunk', id: file });
      return `export default import.meta.ROLLUP_FILE_URL_${chunk};`;
    },
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      for (const chunk of chunks.filter(({ facadeModuleId }) => facadeModuleId?.endsWith('-worker.ts'))) {
        const foreign = fetchedWith(chunk, bundle).find(({ moduleIds }) => moduleIds.some((id) => PAGE.test(id)));
        if (foreign) throw new Error(`${chunk.fileName} would fetch ${foreign.fileName}, which is the page's.`);
      }
    },
  };
}

/** A chunk with all that is fetched as it starts, or as a worker plays: rules and bots. */
function fetchedWith(chunk: Rolldown.OutputChunk, bundle: Rolldown.OutputBundle, known = new Set([chunk])) {
  const played = chunk.dynamicImports.filter((name) => /entry-|bots/.test(name));
  for (const name of [...chunk.imports, ...played]) {
    const next = bundle[name];
    if (next?.type === 'chunk' && !known.has(next)) fetchedWith(next, bundle, known.add(next));
  }
  return [...known];
}
