import { loadGame } from '@roadstead/games';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { inFull } from '../../../../test/full.js';
import { Replay } from '../../src/replay/model/replay.js';
import { fromSaved } from '../../src/replay/model/replay-file.js';
import { finishedVoyages } from '../finished-games.js';
import { saved } from '../replay/records.js';
import { world } from './browser.js';
import { openReplay, sentence, slider, step } from './replay-hands.js';

const here = world();
const ROUNDS = 15;

const round = (page: Page) => page.getByRole('region', { name: /^Round/ }).getAttribute('aria-label');
const stepIs = (page: Page, wanted: number) => expect.poll(() => step(page)).toBe(wanted);

inFull(
  'a game of three calendars by bots is watched again by year and by turn, to its scoring and its end',
  async () => {
    const record = finishedVoyages('three calendars', ['sailor'], { seats: 4, calendars: 3 }).record();
    await loadGame(record.game);
    const replay = new Replay(fromSaved(saved(record)));
    const marks = (kind: string) => replay.highlights.filter((mark) => mark.kind === kind).map(({ seq }) => seq);
    const years = marks('year');
    expect(years.length).toBeGreaterThanOrEqual(ROUNDS - 1);

    const { page, errors } = await here.visitor();
    await openReplay(page, here.url, record);
    expect(await round(page)).toBe(`Round 1 of ${ROUNDS}`);
    const next = (name: string) => page.getByRole('button', { name, exact: true }).click();
    for (const seq of years.slice(0, 3)) {
      await next('Next year');
      await stepIs(page, seq);
    }
    expect(await round(page)).toMatch(/^Round [34] of/);
    await page.keyboard.press('PageDown');
    await stepIs(page, replay.nextTurn(years[2]!));
    await page.keyboard.press('PageUp');
    await next('Previous year');
    await stepIs(page, years[1]!);

    await slider(page).fill(String(marks('scoring').at(-1)!));
    expect(await sentence(page)).toMatch(/scor/i);
    await page.keyboard.press('End');
    await stepIs(page, replay.last);
    expect(await sentence(page)).toMatch(/The game is over: .+ wins? with \d+ points\.$/);

    // Of a long log only what is near is laid out, and more when it is asked for.
    const lines = () => page.locator('[role=log] li').count();
    const near = await lines();
    const earlier = page.getByRole('button', { name: /^\d+ earlier lines$/ });
    const left = Number.parseInt(await earlier.innerText(), 10);
    expect(left).toBeGreaterThan(near);
    await earlier.click();
    await expect.poll(lines).toBeGreaterThan(near);
    expect(Number.parseInt(await earlier.innerText(), 10)).toBeLessThan(left);
    expect(errors).toEqual([]);
  },
);
