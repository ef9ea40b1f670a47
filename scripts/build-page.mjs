/** Builds the page with Vite, if anything that it is made of has changed since. */
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { ROOT, step, tool } from './install.mjs';

const WEB = join(ROOT, 'packages/web');
const BUILT = join(WEB, 'dist/index.html');
const COMPRESSED = /\.(js|css|html|svg|json|txt|webmanifest)$/;
/** What is in these folders never gets into the page. */
const NOT_READ = new Set(['dist', 'test', 'node_modules', 'server', 'cli', 'engine']);

export async function ensurePage() {
  if (!existsSync(join(WEB, 'index.html')) || isFresh()) return;
  console.log('Building the page…');
  const vite = [tool('vite/bin/vite.js'), 'build', WEB, '--logLevel', 'warn'];
  await step('vite build', process.execPath, vite, 'The page could not be built: see above.');
  compress(join(WEB, 'dist'));
}

/** Smaller copies beside the files, which the server gives to browsers that take them. */
function compress(folder) {
  for (const name of readdirSync(folder, { recursive: true })) {
    if (!COMPRESSED.test(name)) continue;
    const file = join(folder, name);
    const content = readFileSync(file);
    writeFileSync(`${file}.br`, brotliCompressSync(content));
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
  }
}

function isFresh() {
  if (!existsSync(BUILT)) return false;
  const built = statSync(BUILT).mtimeMs;
  const sources = [join(ROOT, 'packages'), join(ROOT, 'package-lock.json')];
  return sources.every((source) => newest(source) <= built);
}

/** When a file, or anything in a folder, last changed; folders count, as they change when a file goes. */
function newest(path) {
  const stats = statSync(path);
  if (!stats.isDirectory()) return path.endsWith('.tsbuildinfo') ? 0 : stats.mtimeMs;
  const entries = readdirSync(path).filter((name) => !NOT_READ.has(name));
  const within = entries.map((name) => newest(join(path, name)));
  // A folder that holds what is built changes with every build.
  const own = existsSync(join(path, 'package.json')) ? 0 : stats.mtimeMs;
  return Math.max(own, ...within);
}
