// How long a game under way takes to be there again: `npm run bench:start [folder of a built page]`.
// The budget is under 1 s on a quiet machine, with the files kept by the service worker and the faces drawn before.
import { onStage, openGame, report } from './stage.mjs';

const TIMES = 15;

/** Runs in the page before anything else: notes when the table stands with all its faces, or at once without one. */
function noteReady(wantsTable) {
  const isReady = () =>
    !wantsTable ||
    (document.querySelector('[data-zone="actions"] button') !== null && document.querySelector('.face.bare') === null);
  const look = () => {
    if (isReady()) window.readyAt = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

async function starts(context, address, wantsTable) {
  const page = await context.newPage();
  await page.addInitScript(noteReady, wantsTable);
  const times = [];
  for (let i = 0; i < TIMES; i++) {
    await page.goto(address);
    times.push(await (await page.waitForFunction(() => window.readyAt)).jsonValue());
  }
  await page.close();
  return times;
}

await onStage(async (browser, url) => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await openGame(page, url);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  await page.waitForFunction(() => document.querySelector('[data-zone="actions"] button') !== null);
  await page.waitForTimeout(6000);
  const address = page.url();
  await page.close();
  const bare = await starts(context, `${url}bare`, false);
  report('Table ready after a warm start', await starts(context, address, true), bare);
});
