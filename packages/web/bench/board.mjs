// How long a frame takes while a board of 1400x840 with 60 things on it is pushed and zoomed: `npm run bench:board`.
// The budget is p95 ≤ 33 ms on a quiet machine, with the processor alone.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { build, defaultClientConditions } from 'vite';
import { onStage, report } from './stage.mjs';

const SECONDS = 4;

/** Nobody looks at covers here: a board is all there is. */
const noPictures = {
  name: 'no-pictures',
  resolveId: (id) => (id.startsWith('virtual:picture/') ? `\0${id}` : undefined),
  load: (id) => (id.startsWith('\0virtual:picture/') ? "export default '';" : undefined),
};

async function builtBoard() {
  const outDir = mkdtempSync(join(tmpdir(), 'roadstead-board-'));
  await build({
    configFile: false,
    root: fileURLToPath(new URL('./board', import.meta.url)),
    logLevel: 'error',
    resolve: { conditions: ['source', ...defaultClientConditions] },
    plugins: [noPictures, svelte({ configFile: false })],
    build: { outDir, emptyOutDir: true, target: 'es2022' },
  });
  return outDir;
}

/** Runs in the page: pushes or zooms a little in every frame, and times them all. */
async function measure({ seconds, how }) {
  const frames = [];
  const view = window.boardView;
  await new Promise((done) => {
    let last = performance.now();
    const begin = last;
    const tick = (now) => {
      frames.push(now - last);
      last = now;
      const turn = Math.sin((now - begin) / 260);
      const at = { x: 700, y: 450 };
      if (how === 'push') view?.obey({ by: { x: 9 * turn, y: 6 * turn }, factor: 1, at });
      if (how === 'zoom') view?.obey({ by: { x: 0, y: 0 }, factor: 1 + turn / 60, at });
      if (now - begin < seconds * 1000) requestAnimationFrame(tick);
      else done();
    };
    requestAnimationFrame(tick);
  });
  return frames.slice(5);
}

const folder = await builtBoard();
process.argv[2] = folder;
try {
  await onStage(async (browser, url) => {
    const size = { viewport: { width: 1440, height: 900 } };
    const bare = await browser.newPage(size);
    await bare.goto(`${url}bare`);
    const plain = await bare.evaluate(measure, { seconds: SECONDS, how: 'nothing' });
    await bare.close();
    const page = await browser.newPage(size);
    await page.goto(url);
    await page.locator('[data-place="0"]').waitFor();
    await page.evaluate(() => window.boardView.zoom(1.6));
    for (const how of ['push', 'zoom']) {
      report(`Board, ${how}, a frame`, await page.evaluate(measure, { seconds: SECONDS, how }), plain);
    }
  });
} finally {
  rmSync(folder, { recursive: true, force: true });
}
