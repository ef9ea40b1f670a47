// What the benches of the page stand on: the built page on a host of its own, and a browser that draws with the processor alone.
import { mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { chromium } from 'playwright-core';
import { findChromium } from '../../../scripts/chromium.mjs';

const TYPES = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};
/** A page with nothing on it: what the machine itself takes. */
const BARE = '<!doctype html><title>Bare</title><body></body>';

const PACKED = new Map();
function packed(name, body) {
  if (!PACKED.has(name)) PACKED.set(name, gzipSync(body));
  return PACKED.get(name);
}

async function builtPage() {
  const { build } = await import('vite');
  const outDir = mkdtempSync(join(tmpdir(), 'roadstead-bench-'));
  const configFile = fileURLToPath(new URL('../vite.config.ts', import.meta.url));
  await build({ configFile, logLevel: 'error', build: { outDir, emptyOutDir: true } });
  return outDir;
}

function host(folder) {
  const server = createServer(async (request, response) => {
    const name = new URL(request.url, 'http://host').pathname.slice(1) || 'index.html';
    const missing = () => readFile(join(folder, '404.html')).catch(() => BARE);
    const body = name === 'bare' ? BARE : await readFile(join(folder, name)).catch(missing);
    response.setHeader('content-type', TYPES[extname(name)] ?? 'text/html');
    // As our own server sends it.
    if (name.startsWith('assets/')) response.setHeader('cache-control', 'public, max-age=31536000, immutable');
    if (extname(name) !== '.woff2') {
      response.setHeader('content-encoding', 'gzip');
      response.end(packed(name, body));
    } else response.end(body);
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

export const LAUNCH = { executablePath: findChromium(), args: ['--headless', '--no-sandbox', '--disable-gpu'] };

/** Runs a bench with the address of the page; a folder given on the command line is not built again. */
export async function onHost(bench) {
  const given = process.argv[2];
  const folder = given ?? (await builtPage());
  const server = await host(folder);
  try {
    await bench(`http://127.0.0.1:${server.address().port}/`);
  } finally {
    server.close();
    if (given === undefined) rmSync(folder, { recursive: true, force: true });
  }
}

/** The same with a browser. */
export const onStage = (bench) =>
  onHost(async (url) => {
    const browser = await chromium.launch(LAUNCH);
    try {
      await bench(browser, url);
    } finally {
      await browser.close();
    }
  });

/** A game against bots, as far as its first cards. */
export async function openGame(page, url) {
  await page.goto(url);
  await page.locator('.play').first().click();
  await page.locator('[data-zone="harbour"] .card img').first().waitFor();
}

const share = (sorted, part) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))];

/** Prints what was measured beside what a bare page takes in the same run: only the ratio can be compared between machines. */
export function report(what, measured, bare) {
  const [ours, theirs] = [measured, bare].map((all) => [...all].sort((a, b) => a - b));
  const line = (name, sorted) =>
    console.log(
      `${name}: p50 ${share(sorted, 0.5).toFixed(1)} ms, p95 ${share(sorted, 0.95).toFixed(1)} ms (${sorted.length})`,
    );
  line(what, ours);
  line('  bare page', theirs);
  const ratio = (part) => (share(ours, part) / share(theirs, part)).toFixed(2);
  console.log(`  ratio: p50 ${ratio(0.5)}, p95 ${ratio(0.95)}`);
}
