// What Lighthouse says of the page on a phone: `npm run bench:lighthouse [folder of a built page]`.
// The budget: home >= 85, a table under way >= 70 with a layout shift under 0.05. Throttling is simulated, so that a busy machine
// counts for less, but only figures of one machine can be compared. Faces are drawn anew each time: no visit is colder.
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import lighthouse from 'lighthouse';
import { chromium } from 'playwright-core';
import { LAUNCH, onHost } from './stage.mjs';

const TIMES = 3;
const CARDS = 5;
const BUDGETS = { home: { score: 85, shift: 0.05 }, table: { score: 70, shift: 0.05 } };

const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

/** A game against bots with some cards in the harbour, always the same one. */
async function underWay(context, url) {
  const page = await context.newPage();
  await page.goto(`${url}new`);
  await page.getByLabel('Seed').fill('harbour');
  await page.getByRole('button', { name: 'Start the game' }).click();
  const draw = page.locator('button[data-action="discover"]');
  const cards = page.locator('[data-zone="harbour"] .card');
  await cards.first().waitFor();
  while ((await cards.count()) < CARDS) {
    await draw.waitFor();
    const before = await cards.count();
    await draw.click();
    await page.waitForFunction((n) => document.querySelectorAll('[data-zone="harbour"] .card').length !== n, before);
  }
  const address = page.url();
  await page.close();
  return address;
}

async function forgetFaces(context, url) {
  const page = await context.newPage();
  await page.goto(`${url}bare`);
  await page.evaluate(async () => {
    for (const { name } of await indexedDB.databases()) if (name.endsWith('-faces')) indexedDB.deleteDatabase(name);
  });
  await page.close();
}

const FIGURES = {
  'first paint': 'first-contentful-paint',
  'largest paint': 'largest-contentful-paint',
  'speed index': 'speed-index',
  blocking: 'total-blocking-time',
  shift: 'cumulative-layout-shift',
};

async function measure(address, port) {
  const { lhr } = await lighthouse(address, { port, onlyCategories: ['performance'], logLevel: 'error' });
  if (lhr.runtimeError) throw new Error(lhr.runtimeError.message);
  const requests = lhr.audits['network-requests'].details.items;
  const figures = Object.entries(FIGURES).map(([name, audit]) => [name, lhr.audits[audit].numericValue]);
  return {
    score: Math.round(lhr.categories.performance.score * 100),
    ...Object.fromEntries(figures),
    requests: requests.filter(({ url }) => url.startsWith('http')).length,
    kB: Math.round(requests.reduce((all, { transferSize = 0 }) => all + transferSize, 0) / 1000),
  };
}

const middle = (runs) => [...runs].sort((a, b) => a.score - b.score)[Math.floor(runs.length / 2)];
const rounded = (figures) =>
  Object.entries(figures)
    .map(([name, value]) => `${name} ${value < 1 ? value.toFixed(3) : Math.round(value)}`)
    .join(', ');

await onHost(async (url) => {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'roadstead-lighthouse-'));
  const args = [...LAUNCH.args, `--remote-debugging-port=${port}`];
  const context = await chromium.launchPersistentContext(folder, { ...LAUNCH, args, locale: 'en' });
  try {
    const addresses = { home: url, table: await underWay(context, url) };
    for (const [name, address] of Object.entries(addresses)) {
      const runs = [];
      while (runs.length < TIMES) {
        await forgetFaces(context, url);
        runs.push(await measure(address, port));
      }
      const { score, shift } = middle(runs);
      const isKept = score >= BUDGETS[name].score && shift < BUDGETS[name].shift;
      console.log(`${name}: ${rounded(middle(runs))} (scores ${runs.map((run) => run.score).join(', ')})`);
      console.log(isKept ? '  within its budget' : `  OVER ITS BUDGET: ${rounded(BUDGETS[name])}`);
    }
  } finally {
    await context.close();
    rmSync(folder, { recursive: true, force: true });
  }
});
