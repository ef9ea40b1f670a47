/** `npm test`: installs what is missing, then type check, linter and all tests; arguments are passed on to vitest. */
import { join } from 'node:path';
import { ensureChromium } from './chromium.mjs';
import { checkNode, ensureInstalled, ROOT, run, step, tool } from './install.mjs';

checkNode();
await ensureInstalled();
if (ensureChromium() === null) {
  console.error(
    'The page is tested in Chromium, and there is none here: install it, or say where it is with CHROMIUM=/path/to/chromium.',
  );
  process.exit(1);
}

console.log('Building and checking types…');
await step('tsc -b', process.execPath, [tool('typescript/bin/tsc'), '-b'], 'The types do not fit: see above.');
const svelte = [
  tool('svelte-check/bin/svelte-check'),
  '--tsconfig',
  join(ROOT, 'packages/web/tsconfig.json'),
  '--fail-on-warnings',
];
await step('svelte-check', process.execPath, svelte, 'The types of the page do not fit: see above.');
console.log('Linting…');
const biome = [tool('@biomejs/biome/bin/biome'), 'check'];
await step('biome check', process.execPath, biome, 'Style or lint errors: "npm run format" mends most of them.');

const reporters = ['--reporter=default', `--reporter=${join(ROOT, 'scripts/count-reporter.mjs')}`];
const vitest = [tool('vitest/vitest.mjs'), 'run', ...reporters, ...process.argv.slice(2)];
process.exitCode = await run(process.execPath, vitest);
