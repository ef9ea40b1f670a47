import { existsSync } from 'node:fs';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defaultClientConditions, defineConfig } from 'vite';
import { ahead } from './build/ahead.ts';
import { files } from './build/files.ts';
import { notices } from './build/notices.ts';
import { offeredGames } from './build/offered-games.ts';
import { palette } from './build/palette.ts';
import { pictures } from './build/pictures.ts';
import { playsOnly } from './build/plays-only.ts';
import { type } from './build/type.ts';

const CONDITIONS = ['source', ...defaultClientConditions];

/** What everybody needs who comes to the first page: with all that it needs in turn it is one file, not fifty. */
const FIRST_PAGE =
  /node_modules\/svelte\/|packages\/web\/src\/(main\.ts|App\.svelte|home\/HomePage\.svelte|words\/part\.svelte\.ts|rules\/RulesLink\.svelte)$/;

/** A table, wherever it is played, and each game's own part of it: each is one file with all that it needs. */
const TABLE =
  /packages\/web\/src\/(table\/((TableFrame|LogPanel)\.svelte|(tokens|furniture\/zone)\.ts)|ui\/rasterise\.ts|local\/GamePage\.svelte)$/;
const GAME_TABLE = /packages\/web\/src\/games\/([^/]+)\/index\.ts$/;
/** Rules and words of a game, which forms need without its table, and what bots know of it. */
const RULES = /packages\/games\/([^/]+)\/src\/entry\.ts$/;
const BOTS = /packages\/bots\/src\/([^/]+)\/index\.ts$/;
/** What shows games that were begun, and draws how they stand. */
const GLIMPSE = /packages\/web\/src\/games\/([^/]+)\/glimpse\.ts$/;
const SAVED = /packages\/web\/src\/home\/(Continue|SavedGames)\.svelte$/;
/** What several games are made of is no game's own: whoever opens one must not fetch another. */
const COMMON =
  /packages\/(kernel\/src\/((cards|options|parse-pass|plain|refusal|same|seats|share|shuffle|random\/fast)\.ts|grammar\/)|art\/src\/kit\/(?!ships\/)|web\/src\/(motion\/|games\/stage\.ts))/;
/** Ships are drawn at the tables of some games, and in workers for the others. */
const SHIPS = /packages\/art\/src\/kit\/ships\//;
const COMMON_IN_WORKERS = /packages\/(kernel\/|bots\/src\/(value\/|search\/expected\.ts|reason-sentences\.ts))/;
const FURNITURE = /packages\/web\/src\/table\/(board|furniture)\//;

const isGame = (name = '') => existsSync(`${import.meta.dirname}/../games/${name}/src/entry.ts`);

/** Games are fetched one by one in workers too. */
const inWorkers = [
  { name: 'common-worker', test: COMMON_IN_WORKERS, priority: 2 },
  { name: (id: string) => `${RULES.exec(id)?.[1]}-rules-worker`, test: RULES, priority: 1 },
  { name: (id: string) => `${BOTS.exec(id)?.[1]}-bots-worker`, test: (id: string) => isGame(BOTS.exec(id)?.[1]) },
];

const licences = notices();

export default defineConfig({
  root: import.meta.dirname,
  // Relative, so that the page works under any path of any host.
  base: './',
  resolve: { conditions: CONDITIONS },
  plugins: [offeredGames(), svelte(), palette(), type(), pictures(), licences.ofPage(), ahead(), files()],
  worker: {
    format: 'es',
    plugins: () => [offeredGames(), playsOnly(), licences.ofWorker()],
    rolldownOptions: { output: { codeSplitting: { groups: inWorkers } } },
  },
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
            { name: 'first', test: FIRST_PAGE, priority: 6 },
            { name: 'saved', test: SAVED, priority: 5 },
            { name: 'common', test: COMMON, minShareCount: 2, priority: 5 },
            { name: 'ships', test: SHIPS, minShareCount: 2, priority: 4 },
            { name: (id) => `${GLIMPSE.exec(id)?.[1]}-glimpse`, test: GLIMPSE, priority: 3 },
            { name: 'table', test: TABLE, priority: 2 },
            { name: 'furniture', test: FURNITURE, priority: 1 },
            { name: (id) => `${RULES.exec(id)?.[1]}-rules`, test: RULES, priority: 1 },
            { name: (id) => GAME_TABLE.exec(id)?.[1], test: GAME_TABLE },
          ],
        },
      },
    },
  },
});
