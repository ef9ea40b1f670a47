import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defaultClientConditions, defineConfig } from 'vite';
import { files } from './build/files.ts';
import { notices } from './build/notices.ts';
import { offeredGames } from './build/offered-games.ts';
import { palette } from './build/palette.ts';
import { pictures } from './build/pictures.ts';
import { playsOnly } from './build/plays-only.ts';

const CONDITIONS = ['source', ...defaultClientConditions];

/** What everybody needs who comes to the first page: with all that it needs in turn it is one file, not fifty. */
const FIRST_PAGE = /packages\/web\/src\/(main\.ts|App\.svelte|home\/HomePage\.svelte)$/;

/** A table, wherever it is played, and each game's own part of it: each is one file with all that it needs. */
const TABLE = /packages\/web\/src\/(table\/(TableFrame|LogPanel)\.svelte|local\/GamePage\.svelte)$/;
const GAME_TABLE = /packages\/web\/src\/games\/([^/]+)\/index\.ts$/;
/** What shows games that were begun, and draws how they stand. */
const GLIMPSE = /packages\/web\/src\/games\/([^/]+)\/glimpse\.ts$/;
const SAVED = /packages\/web\/src\/home\/(Continue|SavedGames)\.svelte$/;

const licences = notices();

export default defineConfig({
  root: import.meta.dirname,
  // Relative, so that the page works under any path of any host.
  base: './',
  resolve: { conditions: CONDITIONS },
  plugins: [offeredGames(), svelte(), palette(), pictures(), licences.ofPage(), files()],
  worker: { format: 'es', plugins: () => [offeredGames(), playsOnly(), licences.ofWorker()] },
  build: {
    target: 'es2022',
    // Everything is a file of its own: the content security policy allows no data: scripts, styles or fonts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { index: `${import.meta.dirname}/index.html`, sw: `${import.meta.dirname}/src/pwa/sw.ts` },
      output: {
        entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
        codeSplitting: {
          groups: [
            { name: 'first', test: FIRST_PAGE, priority: 3 },
            { name: 'saved', test: SAVED, priority: 2 },
            { name: (id) => `${GLIMPSE.exec(id)?.[1]}-glimpse`, test: GLIMPSE, priority: 2 },
            { name: 'table', test: TABLE, priority: 1 },
            { name: (id) => GAME_TABLE.exec(id)?.[1], test: GAME_TABLE },
          ],
        },
      },
    },
  },
});
