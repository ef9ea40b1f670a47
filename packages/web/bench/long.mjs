// What a page does until a table with 3,000 entries stands again, beside one that begins: `npm run bench:long [folder of a
// built page]`. Processor time of the page's own thread, so that other programs do not count; `npm run build` comes first.
import { GAMES } from '@roadstead/games/all';
import { Table } from '@roadstead/kernel';
import { playLong } from '../../server/bench/long-table.mjs';
import { onStage } from './stage.mjs';

const TIMES = 5;
const ENTRIES = 3_000;
const FIRST_ANSWER = '[data-zone="actions"] button';

/** As the page saves it; only people sit there, so that nobody plays on. */
function fileOf(record) {
  const seats = Array.from({ length: record.seats }, (_, seat) => ({ kind: 'person', name: `Player ${seat + 1}` }));
  const house = { odds: true, practice: false, cover: false };
  return { format: 'roadstead-game', id: 'x', seats, house, createdAt: 0, updatedAt: 0, times: [], record };
}

async function opened(context, url, record) {
  const page = await context.newPage();
  await page.goto(url);
  const buffer = Buffer.from(JSON.stringify(fileOf(record)));
  await page.locator('input[type=file]').setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer });
  await page.locator(FIRST_ANSWER).first().waitFor();
  const sight = await context.newCDPSession(page);
  await sight.send('Performance.enable', { timeDomain: 'threadTicks' });
  const times = [];
  for (let i = 0; i < TIMES; i++) {
    await page.reload();
    await page.locator(FIRST_ANSWER).first().waitFor();
    const { metrics } = await sight.send('Performance.getMetrics');
    times.push(1000 * metrics.find(({ name }) => name === 'TaskDuration').value);
  }
  const parts = await page.locator('body *').count();
  await page.close();
  return { ms: times.sort((a, b) => a - b)[TIMES >> 1], parts };
}

await onStage(async (browser, url) => {
  for (const { game } of GAMES) {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, serviceWorkers: 'block' });
    await context.addInitScript(() => localStorage.setItem('roadstead-settings', '{"motion":"off","mute":true}'));
    const table = Table.open(game, { seats: game.players.max, seed: 'long' });
    const begun = await opened(context, url, table.record());
    playLong(table, ENTRIES);
    const long = await opened(context, url, table.record());
    const told = ({ ms, parts }) => `${ms.toFixed(0)} ms, ${parts} elements`;
    console.log(`${game.id}, ${table.seq} entries: ${told(long)}; as it begins: ${told(begun)}`);
    await context.close();
  }
});
