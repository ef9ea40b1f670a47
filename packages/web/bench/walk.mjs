// How long a frame takes while figures walk over the island: `npm run bench:walk [folder of a built page]`.
// The budget is p95 ≤ 33 ms on a quiet machine, with the processor alone.
import { onStage, report } from './stage.mjs';

const FRAMES = 400;
const SECONDS = 4;

/** Runs in the page: answers whatever is asked, and times the frames in which a figure walks. */
async function walks({ most, longest }) {
  const frames = [];
  const isWalking = () =>
    [...document.querySelectorAll('[data-figure]')].some((figure) =>
      figure.getAnimations().some((one) => !(one instanceof CSSTransition)),
    );
  const answer = () =>
    (
      document.querySelector('[data-primary]') ?? document.querySelector('[data-zone="actions"] [data-choice]')
    )?.click();
  await new Promise((done) => {
    let last = performance.now();
    const end = last + longest;
    let walked = false;
    const tick = (now) => {
      const walking = isWalking();
      if (walking && walked) frames.push(now - last);
      if (!walking) answer();
      walked = walking;
      last = now;
      if (frames.length < most && now < end) requestAnimationFrame(tick);
      else done();
    };
    requestAnimationFrame(tick);
  });
  return frames;
}

/** The same of a page on which nothing happens. */
async function rests({ seconds }) {
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
  const plain = await bare.evaluate(rests, { seconds: SECONDS });
  await bare.close();
  const page = await browser.newPage(size);
  await page.goto(`${url}new?game=sword-and-skull`);
  await page.locator('button[type="submit"]').click();
  await page.locator('[data-figure]').first().waitFor();
  // Until the pictures are drawn ahead.
  await page.waitForTimeout(4000);
  const frames = await page.evaluate(walks, { most: FRAMES, longest: 90_000 });
  report('Figures walking, a frame', frames, plain);
});
