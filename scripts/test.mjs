/** `npm test`: installs what is missing, then type check, linter and all tests; arguments are passed on to vitest. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkNode, ensureInstalled, fail, run, step, tool } from './install.mjs';

checkNode();
await ensureInstalled();

console.log('Building and checking types…');
await step('tsc -b', process.execPath, [tool('typescript/bin/tsc'), '-b'], 'The types do not fit: see above.');
console.log('Linting…');
const biome = [tool('@biomejs/biome/bin/biome'), 'check'];
await step('biome check', process.execPath, biome, 'Style or lint errors: "npm run format" mends most of them.');

const folder = mkdtempSync(join(tmpdir(), 'roadstead-test-'));
const report = join(folder, 'report.json');
const vitest = [
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${report}`,
  ...process.argv.slice(2),
];
const code = await run(process.execPath, [tool('vitest/vitest.mjs'), ...vitest]);
const counts = count(report);
rmSync(folder, { recursive: true, force: true });
if (counts === null) fail(`The tests did not get to their end (vitest ended with ${code}).`);
console.log(`${counts.passed} passed, ${counts.failed} failed`);
process.exitCode = code;

/** Numbers of tests; a file that could not even be loaded counts as one failed test. */
function count(path) {
  try {
    const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(path, 'utf8'));
    const broken = testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0);
    return { passed: numPassedTests, failed: numFailedTests + broken.length };
  } catch {
    return null;
  }
}
