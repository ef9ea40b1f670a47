/** `npm start`: installs what is missing, builds what has changed, and serves. Arguments are passed on to `roadstead serve`. */
import { join } from 'node:path';
import { ensurePage } from './build-page.mjs';
import { checkNode, ensureInstalled, ROOT, run } from './install.mjs';

checkNode();
await ensureInstalled();
await ensurePage();
const roadstead = join(ROOT, 'packages/cli/bin/roadstead.mjs');
process.exitCode = await run(process.execPath, [roadstead, 'serve', ...process.argv.slice(2)], process.cwd());
