/** `npm start`: installs what is missing, builds, and opens the terminal game. */
import { join } from 'node:path';
import { checkNode, ensureInstalled, ROOT, run } from './install.mjs';

checkNode();
await ensureInstalled();
const roadstead = join(ROOT, 'packages/cli/bin/roadstead.mjs');
process.exitCode = await run(process.execPath, [roadstead, 'play', ...process.argv.slice(2)], process.cwd());
