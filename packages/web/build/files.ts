import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { brandIcon } from '../../art/src/pictures/brand.ts';
import { PALETTE } from '../../art/src/palette.ts';

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

const TURN_MARK = `<circle cx="78" cy="22" r="19" fill="${PALETTE.wax}" stroke="${PALETTE.white}" stroke-width="5"/>`;

/** What the built page needs beside its own code: icons, the manifest, and the list of files for playing offline. */
export function files(): Plugin {
  return {
    name: 'roadstead-files',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const emit = (fileName: string, source: string) => this.emitFile({ type: 'asset', fileName, source });
        emit('icon.svg', brandIcon(512));
        emit('icon-turn.svg', brandIcon(512).replace('</svg>', `${TURN_MARK}</svg>`));
        emit('roadstead.webmanifest', JSON.stringify(MANIFEST));
        const page = bundle['index.html'];
        // Hosts of plain files show this one for every address that they do not know.
        if (page?.type === 'asset') emit('404.html', String(page.source));

        const publicFiles = readdirSync(join(import.meta.dirname, '../public'));
        const names = [...new Set([...Object.keys(bundle), ...publicFiles])]
          .filter((name) => !/^sw\.js$|^404\.html$|\.map$/.test(name))
          .sort();
        const version = createHash('sha256');
        for (const name of names) {
          const file = bundle[name];
          const content = file?.type === 'chunk' ? file.code : file?.source;
          version.update(name).update(content ?? readFileSync(join(import.meta.dirname, '../public', name)));
        }
        const worker = bundle['sw.js'];
        if (worker?.type !== 'chunk') throw new Error('The service worker is missing.');
        worker.code = worker.code
          .replace('"__FILES__"', () => JSON.stringify(names))
          .replace('"__VERSION__"', () => JSON.stringify(version.digest('hex').slice(0, 16)));
      },
    },
  };
}
