import { it } from 'vitest';
import { SIZES, type Size, world } from './browser.js';
import { changeSettings } from './checks.js';
const here = world();
const OUT = '/tmp/shots/learn';
const steps = (process.env.STEPS ?? '0,1,4,8,17,23,28').split(',').map(Number);
it('shots', async () => {
  for (const size of Object.keys(SIZES) as Size[]) {
    const { page, errors } = await here.visitor({ size, settings: { language: size === 'phone' ? 'de' : size === 'tablet' ? 'nl' : 'en', table: size === 'tablet' ? 'day' : 'night' } });
    await page.goto(`${here.url}learn`);
    await page.locator('ol li').first().waitFor();
    await page.screenshot({ path: `${OUT}/front-${size}.png`, fullPage: true });
    await page.goto(`${here.url}learn?lesson=first-game`);
    await page.locator('[data-zone=lesson]').waitFor();
    for (let step = 0; step < 32; step++) {
      if (steps.includes(step)) { await page.waitForTimeout(700); await page.screenshot({ path: `${OUT}/lesson-${size}-${String(step).padStart(2, '0')}.png` }); }
      const count = () => page.locator('[data-zone=lesson] .count').innerText();
      const before = await count();
      if (await page.locator('[data-zone=lesson] .end').count()) break;
      const primary = page.locator('[data-zone=lesson] [data-primary] button');
      const isDo = (await page.locator('.wanted, .usable').count()) > 0;
      if (isDo) { await primary.click(); await page.keyboard.press('Enter'); } else await primary.click();
      await page.waitForFunction((b) => document.querySelector('[data-zone=lesson] .count')?.textContent !== b || document.querySelector('[data-zone=lesson] .end'), before, { timeout: 5000 }).catch(async () => { console.log('stuck', size, before, isDo); });
    }
    await page.waitForTimeout(500);
    await page.screenshot({ path: `${OUT}/lesson-${size}-end.png` });
    console.log(size, errors);
    await page.goto(`${here.url}learn`);
    await page.locator('ol li a').nth(4).click();
    await page.locator('[data-zone=lesson]').waitFor();
    await page.waitForTimeout(700);
    await page.screenshot({ path: `${OUT}/puzzle-${size}-before.png` });
    await page.locator('[data-desk] [data-zone=actions] button').last().click();
    await page.locator('.verdict').waitFor();
    await page.waitForTimeout(300);
    await page.screenshot({ path: `${OUT}/puzzle-${size}-after.png` });
    await page.context().close();
  }
});
