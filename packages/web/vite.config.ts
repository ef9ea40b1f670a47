import { existsSync } from 'node:fs';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defaultClientConditions, defineConfig } from 'vite';
import { ahead } from './build/ahead.ts';
import { files } from './build/files.ts';
import { notices } from './build/notices.ts';
import { offeredGames } from './build/offered-games.ts';
import { palette } from './build/palette.ts';
import { pictures } from './build/pictures.ts';
import { type } from './build/type.ts';
import { workers } from './build/workers.ts';

const CONDITIONS = ['source', ...defaultClientConditions];

/** What everybody needs who comes to the first page: with all that it needs in turn it is one file, not fifty. */
const FIRST_PAGE =
  /node_modules\/svelte\/|packages\/web\/src\/(main\.ts|App\.svelte|home\/HomePage\.svelte|words\/part\.svelte\.ts|rules\/RulesLink\.svelte)$/;

/** A table, wherever it is played, and each game's own part of it: each is one file with all that it needs. */
const TABLE =
  /packages\/web\/src\/(table\/((TableFrame|LogPanel)\.svelte|(tokens|bot-line|furniture\/zone)\.ts)|ui\/rasterise\.ts|local\/GamePage\.svelte)$/;
const GAME_TABLE = /packages\/web\/src\/games\/([^/]+)\/index\.ts$/;
/** Rules and words of a game, which forms need without its table, and what bots know of it. */
const RULES = /packages\/games\/([^/]+)\/src\/entry\.ts$/;
const BOTS = /packages\/bots\/src\/([^/]+)\/index\.ts$/;
/** What shows games that were begun, and draws how they stand. */
const GLIMPSE = /packages\/web\/src\/games\/([^/]+)\/glimpse\.ts$/;
const SAVED = /packages\/web\/src\/home\/(Continue|SavedGames)\.svelte$/;
/** What several games are made of, or ask their workers by, is no game's own: whoever opens one must not fetch another. */
const COMMON =
  /packages\/(art\/src\/kit\/(?!ships\/)|bots\/src\/worker\/renewed\.ts|web\/src\/(motion\/|games\/(close-to|stage)\.ts))/;
/**
 * What page and workers have in common is in files of its own, as a worker that fetched one of the page's would run the page: what the
 * first page needs of it, what every table and its rules need, and what only who keeps or retells a table needs.
 */
const CORE =
  /vite\/preload-helper|packages\/(games\/registry\/|kernel\/src\/(words|grammar\/text)\.ts|bots\/src\/(clock|worker\/(limits|line|ports))\.ts|protocol\/src\/(limits|seats)\.ts|web\/src\/(storage\/database|local\/(ids|store|saved-games))\.ts)/;
const PLAY =
  /packages\/kernel\/src\/((bot-styles|cards|options|parse-pass|plain|refusal|same|seats|share|shuffle)|random\/fast|logbook\/(record|undo)|grammar\/people)\.ts/;
const LOGBOOK =
  /@noble\/hashes|packages\/(kernel\/src\/(act|orders|random\/|campaign\/progress|logbook\/(?!verify|tally-of))|bots\/src\/(worker\/(serve|thinker)|level-names|time-left)\.ts|protocol\/src\/telling|web\/src\/local\/(local-table|room-of|saved-file)\.ts)/;
/** How bots think, whatever the game. */
const THINKING =
  /packages\/bots\/src\/(value\/|search\/|(bot|erring|games|learnt|levels|random|reason-sentences|taste|think|tunable-by-name)\.ts)/;
/** The lists of a game's cards and figures, which small pictures need without its rules. */
const PIECES =
  /packages\/games\/([^/]+)\/src\/(cards\/(card|base|catalogue)|variants\/[^/]+\/cards|variants\/words\/special|board\/figures)\.ts/;
/** Ships are drawn at the tables of some games, and in workers for the others. */
const SHIPS = /packages\/art\/src\/kit\/ships\//;
const FURNITURE = /packages\/web\/src\/(table\/(board|furniture)\/|ui\/(picture-shelf|soft-breaks))/;

const isGame = (name = '') => existsSync(`${import.meta.dirname}/../games/${name}/src/entry.ts`);

const licences = notices();

export default defineConfig({
  root: import.meta.dirname,
  // Relative, so that the page works under any path of any host.
  base: './',
  resolve: { conditions: CONDITIONS },
  plugins: [offeredGames(), workers(), svelte(), palette(), type(), pictures(), licences.ofPage(), ahead(), files()],
  worker: {
    format: 'es',
    plugins: () => [licences.ofWorker()],
  },
  build: {
    target: 'es2022',
    // Everything is a file of its own: the content security policy allows no data: scripts, styles or fonts.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // In a worker there is no document to hang it on.
      resolveDependencies: (_, files, { hostId }) =>
        /assets\/(core|play|logbook|thinking)-|worker-/.test(hostId) ? [] : files,
    },
    rolldownOptions: {
      input: { index: `${import.meta.dirname}/index.html`, sw: `${import.meta.dirname}/src/pwa/sw.ts` },
      output: {
        entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
        codeSplitting: {
          groups: [
            { name: 'core', test: CORE, priority: 9 },
            { name: 'play', test: PLAY, priority: 8 },
            { name: 'logbook', test: LOGBOOK, priority: 8 },
            { name: 'thinking', test: THINKING, priority: 7 },
            { name: (id) => `${PIECES.exec(id)?.[1]}-pieces`, test: PIECES, priority: 7 },
            { name: 'first', test: FIRST_PAGE, priority: 6 },
            { name: 'saved', test: SAVED, priority: 5 },
            { name: 'common', test: COMMON, minShareCount: 2, priority: 5 },
            { name: 'ships', test: SHIPS, minShareCount: 2, priority: 4 },
            { name: (id) => `${GLIMPSE.exec(id)?.[1]}-glimpse`, test: GLIMPSE, priority: 3 },
            { name: 'table', test: TABLE, priority: 2 },
            { name: 'furniture', test: FURNITURE, priority: 1 },
            { name: (id) => `${RULES.exec(id)?.[1]}-rules`, test: RULES, priority: 1 },
            { name: (id) => `${BOTS.exec(id)?.[1]}-bots`, test: (id) => isGame(BOTS.exec(id)?.[1]), priority: 1 },
            { name: (id) => GAME_TABLE.exec(id)?.[1], test: GAME_TABLE },
          ],
        },
      },
    },
  },
});
