import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defaultClientConditions, defineConfig } from 'vite';
import { files } from './build/files.ts';
import { palette } from './build/palette.ts';
import { pictures } from './build/pictures.ts';

const CONDITIONS = ['source', ...defaultClientConditions];

export default defineConfig({
  root: import.meta.dirname,
  // Relative, so that the page works under any path of any host.
  base: './',
  resolve: { conditions: CONDITIONS },
  plugins: [svelte(), palette(), pictures(), files()],
  worker: { format: 'es', plugins: () => [] },
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
