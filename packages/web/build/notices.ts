import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

const NOTICES = 'THIRD-PARTY.txt';

const HEAD = `The page of Roadstead is made with fonts and programs of others.
Each is listed here with its licence, in the words of its authors.
`;

const RULE = '-'.repeat(80);

/** Also the bundler writes a few lines of its own into the page. */
const BUNDLERS = /^\0(vite|rolldown)\//;

/**
 * Writes the licences of all packages that the page really holds. Workers are bundles of their own, built before the
 * page's is written: `ofWorker` goes into each of them.
 */
export function notices(): { readonly ofWorker: () => Plugin; readonly ofPage: () => Plugin } {
  const folders = new Set<string>();
  const collect = (bundle: Rolldown.OutputBundle) => {
    for (const folder of Object.values(bundle).flatMap(foldersIn)) folders.add(folder);
  };
  return {
    ofWorker: () => ({
      name: 'roadstead-notices-of-worker',
      generateBundle: (_, bundle) => collect(bundle),
    }),
    ofPage: () => ({
      name: 'roadstead-notices',
      apply: 'build',
      generateBundle(_, bundle) {
        collect(bundle);
        this.emitFile({ type: 'asset', fileName: NOTICES, source: noticesOf(folders) });
      },
    }),
  };
}

/** The folders of the packages that a file of the bundle has something of. */
export function foldersIn(file: Rolldown.OutputChunk | Rolldown.OutputAsset): string[] {
  const sources =
    file.type === 'asset'
      ? file.originalFileNames.map((name) => resolve(import.meta.dirname, '..', name))
      : Object.entries(file.modules)
          .filter(([, { renderedLength }]) => renderedLength > 0)
          .map(([id]) => id);
  return sources.map(packageFolder).filter((folder) => folder !== undefined);
}

function packageFolder(source: string): string | undefined {
  const bundler = BUNDLERS.exec(source)?.[1];
  if (bundler) return dirname(createRequire(import.meta.url).resolve(`${bundler}/package.json`));
  return /^.*[/\\]node_modules[/\\](?:@[^/\\]+[/\\])?[^/\\]+(?=[/\\])/.exec(source)?.[0];
}

export function noticesOf(folders: Iterable<string>): string {
  return [HEAD, ...[...folders].map(noticeOf).sort()].join(`\n${RULE}\n\n`);
}

function noticeOf(folder: string): string {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const file = readdirSync(folder).find((entry) => /^(licen[cs]e|copying)(\.|$)/i.test(entry));
  if (!file) throw new Error(`${name} is part of the page and brings no text of its licence.`);
  return `${name} ${version} (${license})\n\n${ownPart(readFileSync(join(folder, file), 'utf8')).trim()}\n`;
}

/** Vite tells the licences of what it is made of itself, too; nothing of that is in the page. */
function ownPart(text: string): string {
  return text.split('\n# Licenses of bundled dependencies')[0]!;
}
