import { describe, expect, inject, it } from 'vitest';
import { inFull } from '../../../../test/full.js';
import { world } from './browser.js';
import { answered, isAsked, myTurn, newGame, table } from './play.js';
import { hostPage } from './static-host.js';

const here = world();

describe('after the first visit', () => {
  it('the page starts, plays and goes on without a network', async () => {
    const { page, context, errors } = await here.visitor({ serviceWorkers: 'allow' });
    const host = await hostPage(inject('page'));
    await page.goto(host.url);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await newGame(page, host.url, { seed: 'offline' });
    await myTurn(page);
    await host.close();
    await context.setOffline(true);

    await page.reload();
    await table(page);
    await myTurn(page);
    expect(await isAsked(page)).toBe(true);
    await answered(page, () => page.keyboard.press('s'));

    await page.goto(host.url);
    await page.getByText('Sailing alone — bots only').waitFor();
    await page.getByRole('button', { name: /^Play/ }).first().click();
    await table(page);
    await myTurn(page);
    await page.goto(`${host.url}rules?rule=PR-D6`);
    await page.locator('article.lit').waitFor();
    await page.goto(`${host.url}settings`);
    await page.getByText('Nederlands').click();
    await page.getByRole('heading', { name: 'Instellingen', exact: true }).waitFor();
    await page.getByRole('link', { name: /met hun licenties/ }).click();
    await page.getByText('SIL OPEN FONT LICENSE').waitFor();
    expect(errors.filter((error) => !error.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
  });

  inFull('offers a new version away from the table, and takes it only when asked', async () => {
    let version = 1;
    const host = await hostPage(inject('page'), (path) => (path === 'sw.js' ? `// ${version}` : null));
    const { page } = await here.visitor({ serviceWorkers: 'allow' });
    await page.goto(host.url);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await newGame(page, host.url, { seed: 'version' });
    await myTurn(page);
    version = 2;
    const offer = page.getByText('A new version is ready.');
    await page.reload();
    await myTurn(page);
    await page.waitForFunction(async () => (await navigator.serviceWorker.getRegistration())?.waiting);
    expect(await offer.count()).toBe(0);
    await page.getByRole('link', { name: 'Leave the table' }).first().click();
    await offer.waitFor();
    await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Load it now' }).click()]);
    await page.getByRole('button', { name: /^Play/ }).first().waitFor();
    expect(await offer.count()).toBe(0);
    await host.close();
  });

  it('can be installed', async () => {
    const { page } = await here.visitor({ serviceWorkers: 'allow' });
    await page.goto(here.url);
    const manifest = await page.evaluate(async () => {
      const link = document.querySelector<HTMLLinkElement>('link[rel=manifest]')!;
      return (await fetch(link.href)).json();
    });
    expect(manifest).toMatchObject({ name: 'Roadstead', display: 'standalone', start_url: './' });
    const icons = (manifest.icons as { src: string; sizes: string }[]).map(({ src }) => src);
    const found = await page.evaluate((names) => Promise.all(names.map(async (name) => (await fetch(name)).ok)), icons);
    expect(found).toEqual(icons.map(() => true));
  });
});
