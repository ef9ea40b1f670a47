// How long a frame takes while 60 cards move over the table: `npm run bench:frames [folder of a built page]`.
// The budget is p95 ≤ 33 ms on a quiet machine.
import { onStage, openGame, report } from './stage.mjs';

const CARDS = 60;
const SECONDS = 5;

/** Runs in the page: copies of what lies there travel to and fro, and every frame is timed. */
async function measure({ cards, seconds }) {
  const faces = [...document.querySelectorAll('[data-zone="harbour"] .card, [data-zone="piles"] .stack')];
  if (faces.length === 0) {
    const plain = document.createElement('div');
    plain.style.cssText = 'width:150px;height:210px;background:#d9c9a3';
    faces.push(plain);
  }
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
  return frames.slice(5);
}

await onStage(async (browser, url) => {
  const size = { viewport: { width: 1440, height: 900 } };
  const bare = await browser.newPage(size);
  await bare.goto(`${url}bare`);
  const plain = await bare.evaluate(measure, { cards: CARDS, seconds: SECONDS });
  await bare.close();
  const page = await browser.newPage(size);
  await openGame(page, url);
  // Until the other faces are drawn ahead.
  await page.waitForTimeout(6000);
  report(`${CARDS} cards moving, a frame`, await page.evaluate(measure, { cards: CARDS, seconds: SECONDS }), plain);
});
