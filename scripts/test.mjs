/**
 * `npm test`: installs what is missing, then type check, linter and all tests. `--full` (`npm run test:full`) takes the long
 * checks to their full length; other arguments are passed on to vitest.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureChromium } from './chromium.mjs';
import { checkNode, ensureInstalled, ROOT, run, side, tool } from './install.mjs';
import { ensureProxies, ensureServices } from './services.mjs';

const args = process.argv.slice(2).filter((arg) => arg !== '--full');
if (process.argv.includes('--full')) process.env.ROADSTEAD_FULL = '1';

/** A machine that had too much to do breaks a few files; more than that is a fault of ours. */
const MOST_AGAIN = 5;

checkNode();
await ensureInstalled();
if (ensureChromium() === null) {
  console.error(
    'The page is tested in Chromium, and there is none here: install it, or say where it is with CHROMIUM=/path/to/chromium.',
  );
  process.exit(1);
}
// Where they cannot be had, their tests are left out, and say so.
ensureServices();
if (process.env.ROADSTEAD_FULL) ensureProxies();

console.log('Building, checking types and linting…');
const web = join(ROOT, 'packages/web/tsconfig.json');
const PAGE_SENTENCE = 'The types of the page do not fit: see above.';
// Style is the shortest: whoever forgot it hears of it first.
const style = side(
  'biome check',
  [tool('@biomejs/biome/bin/biome'), 'check'],
  'Style or lint errors: "npm run format" mends most of them.',
);
// The page is checked beside the build, and beside the first tests.
const page = style.then(() =>
  side(
    'svelte-check',
    [tool('svelte-check/bin/svelte-check'), '--tsgo', '--tsconfig', web, '--fail-on-warnings'],
    PAGE_SENTENCE,
  ),
);
// Tests start the programs that are built here.
const built = await side('tsc -b', [tool('@typescript/native/bin/tsc'), '-b'], 'The types do not fit: see above.');
if (!built || !(await style)) {
  await page;
  process.exit(1);
}

console.log(process.env.ROADSTEAD_FULL ? 'Testing, at full length…' : 'Testing…');
const reporters = ['--reporter=default', `--reporter=${join(ROOT, 'scripts/count-reporter.mjs')}`];
const vitest = (more) => run(process.execPath, [tool('vitest/vitest.mjs'), 'run', ...reporters, ...more]);
const notes = mkdtempSync(join(tmpdir(), 'roadstead-test-'));
process.env.FAILED_FILES = join(notes, 'failed.json');
process.exitCode = await vitest(args);
const again = process.exitCode === 0 ? [] : failedFiles();
if (again.length > 0 && again.length <= MOST_AGAIN) {
  console.log(`Trying once more, by themselves: ${again.join(', ')}. What fails twice is a fault.`);
  process.exitCode = await vitest(again);
}
rmSync(notes, { recursive: true });
if (!(await page)) {
  console.error(PAGE_SENTENCE);
  process.exitCode = 1;
}

/** None where the tests did not come to an end. */
function failedFiles() {
  try {
    return JSON.parse(readFileSync(process.env.FAILED_FILES, 'utf8'));
  } catch {
    return [];
  }
}
