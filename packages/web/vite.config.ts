import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defaultClientConditions, defineConfig } from 'vite';
import { files } from './build/files.ts';
import { notices } from './build/notices.ts';
import { palette } from './build/palette.ts';
import { pictures } from './build/pictures.ts';
import { playsOnly } from './build/plays-only.ts';

const CONDITIONS = ['source', ...defaultClientConditions];

const licences = notices();

export default defineConfig({
  root: import.meta.dirname,
  // Relative, so that the page works under any path of any host.
  base: './',
  resolve: { conditions: CONDITIONS },
  plugins: [svelte(), palette(), pictures(), licences.ofPage(), files()],
  worker: { format: 'es', plugins: () => [playsOnly(), licences.ofWorker()] },
  build: {
    target: 'es2022',
    // Everything is a file of its own: the content security policy allows no data: scripts, styles or fonts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { index: `${import.meta.dirname}/index.html`, sw: `${import.meta.dirname}/src/pwa/sw.ts` },
      output: { entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js') },
    },
  },
});
