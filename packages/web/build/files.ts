import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { PALETTE } from '../../art/src/kit/palette.ts';
import { brandIcon } from '../../art/src/pictures/brand.ts';

const MANIFEST = {
  name: 'Roadstead',
  short_name: 'Roadstead',
  description: 'Sea-faring board games: alone against bots, around one device, with friends online.',
  id: './',
  start_url: './',
  scope: './',
  display: 'standalone',
  background_color: PALETTE.navy,
  theme_color: PALETTE.deep,
  icons: [
    { src: 'icon.svg', sizes: 'any', type: 'image/svg+xml' },
    { src: 'icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: 'icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: 'icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
};

const PUBLIC = join(import.meta.dirname, '../public');

const TURN_MARK = `<circle cx="78" cy="22" r="19" fill="${PALETTE.wax}" stroke="${PALETTE.white}" stroke-width="5"/>`;

/** What the built page needs beside its own code: icons, the manifest, and the list of files for playing offline. */
export function files(): Plugin {
  return {
    name: 'roadstead-files',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const drawn: Readonly<Record<string, string>> = {
          'icon.svg': brandIcon(512),
          'icon-turn.svg': brandIcon(512).replace('</svg>', `${TURN_MARK}</svg>`),
          'roadstead.webmanifest': JSON.stringify(MANIFEST),
        };
        for (const [fileName, source] of Object.entries(drawn)) this.emitFile({ type: 'asset', fileName, source });
        const page = bundle['index.html'];
        // Hosts of plain files show this one for every address that they do not know.
        if (page?.type === 'asset') this.emitFile({ type: 'asset', fileName: '404.html', source: page.source });

        const contentOf = (name: string) => {
          const file = bundle[name];
          if (file) return file.type === 'chunk' ? file.code : file.source;
          return drawn[name] ?? readFileSync(join(PUBLIC, name));
        };
        const names = [...new Set([...Object.keys(bundle), ...Object.keys(drawn), ...readdirSync(PUBLIC)])]
          .filter((name) => !/^sw\.js$|^404\.html$|\.map$/.test(name))
          .sort();
        const version = createHash('sha256');
        for (const name of names) version.update(name).update(contentOf(name));
        const worker = bundle['sw.js'];
        if (worker?.type !== 'chunk') throw new Error('The service worker is missing.');
        const list = JSON.stringify(names);
        worker.code = `const ROADSTEAD_FILES=${list},ROADSTEAD_VERSION="${version.digest('hex').slice(0, 16)}";\n${worker.code}`;
      },
    },
  };
}
