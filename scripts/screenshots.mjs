/** `npm run screenshots`: every screen at three sizes and in three languages, as pictures in packages/web/screenshots. */
import { ensureChromium } from './chromium.mjs';
import { checkNode, ensureInstalled, run, tool } from './install.mjs';

checkNode();
await ensureInstalled();
if (ensureChromium() === null) {
  console.error('Screenshots need Chromium: install it, or say where it is with CHROMIUM=/path/to/chromium.');
  process.exit(1);
}
process.env.SCREENSHOTS = '1';
const vitest = [tool('vitest/vitest.mjs'), 'run', '--project', 'browser', ...process.argv.slice(2)];
process.exitCode = await run(process.execPath, vitest);
