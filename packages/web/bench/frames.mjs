// How long a frame takes while 60 cards move over the table, in a browser that draws with the processor alone.
// node packages/web/bench/frames.mjs [folder of a built page]
import { mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { findChromium } from '../../../scripts/chromium.mjs';

const CARDS = 60;
const SECONDS = 5;
const TYPES = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml' };

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
    const body = await readFile(join(folder, name)).catch(() => readFile(join(folder, '404.html')));
    response.setHeader('content-type', TYPES[extname(name)] ?? 'text/html');
    response.end(body);
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

/** Runs in the page: copies of the cards that lie there travel to and fro, and every frame is timed. */
async function measure({ cards, seconds }) {
  const faces = [...document.querySelectorAll('[data-zone="harbour"] .card, [data-zone="piles"] .stack')];
  const layer = document.createElement('div');
  layer.style.cssText = 'position:fixed;inset:0;z-index:99;pointer-events:none';
  document.body.append(layer);
  for (let i = 0; i < cards; i++) {
    const copy = faces[i % faces.length].cloneNode(true);
    copy.style.cssText += `;position:absolute;left:${(i % 12) * 8}%;top:${Math.floor(i / 12) * 16}%`;
    layer.append(copy);
    const far = `translate(${120 - (i % 5) * 60}px, ${90 - (i % 7) * 30}px)`;
    copy.animate(
      { transform: ['none', far] },
      { duration: 900, direction: 'alternate', iterations: 99, delay: i * 15 },
    );
  }
  const frames = [];
  await new Promise((done) => {
    let last = performance.now();
    const end = last + seconds * 1000;
    const tick = (now) => {
      frames.push(now - last);
      last = now;
      if (now < end) requestAnimationFrame(tick);
      else done();
    };
    requestAnimationFrame(tick);
  });
  return frames.slice(5).sort((a, b) => a - b);
}

const given = process.argv[2];
const folder = given ?? (await builtPage());
const server = await host(folder);
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--headless', '--no-sandbox', '--disable-gpu'],
});
try {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(`http://127.0.0.1:${server.address().port}/`);
  await page.locator('.play').first().click();
  await page.locator('[data-zone="harbour"] .card img').first().waitFor();
  await page.waitForTimeout(6000);
  const frames = await page.evaluate(measure, { cards: CARDS, seconds: SECONDS });
  const at = (share) => frames[Math.floor(frames.length * share)].toFixed(1);
  console.log(
    `${CARDS} cards moving, ${frames.length} frames: median ${at(0.5)} ms, p95 ${at(0.95)} ms, worst ${at(0.999)} ms`,
  );
} finally {
  await browser.close();
  server.close();
  if (given === undefined) rmSync(folder, { recursive: true, force: true });
}
