// What both benches stand on: the built page on a host of its own, and a browser that draws with the processor alone.
import { mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
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
    const body =
      name === 'bare' ? BARE : await readFile(join(folder, name)).catch(() => readFile(join(folder, '404.html')));
    response.setHeader('content-type', TYPES[extname(name)] ?? 'text/html');
    response.end(body);
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

/** Runs a bench with a browser and the address of the page; a folder given on the command line is not built again. */
export async function onStage(bench) {
  const given = process.argv[2];
  const folder = given ?? (await builtPage());
  const server = await host(folder);
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--headless', '--no-sandbox', '--disable-gpu'],
  });
  try {
    await bench(browser, `http://127.0.0.1:${server.address().port}/`);
  } finally {
    await browser.close();
    server.close();
    if (given === undefined) rmSync(folder, { recursive: true, force: true });
  }
}

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
