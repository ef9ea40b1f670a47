import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { inFull } from '../../../../test/full.js';
import { type Visit, world } from './browser.js';
import { axe } from './checks.js';
import { answered, myTurn, newGame } from './play.js';
import { openPosition, POSITIONS } from './port-royal-positions.js';

const here = world();

interface Spied {
  /** What every animation of a script has changed, name by name. */
  readonly animated: string[][];
  /** The pitch of everything that sounded. */
  readonly pitches: number[];
  /** How often the device was asked for sound. */
  loudspeakers: number;
  /** How often the title has begun to say that it is one's turn. */
  turns: number;
  /** What the system was asked to tell: a browser without windows has no place for it, and allows nothing. */
  readonly notices: string[];
  away: boolean;
}
type Spying = typeof window & { spied: Spied };

/** Watches what a person would see move and hear, and lets the page believe that nobody looks at it. */
function spy(): void {
  const spied: Spied = { animated: [], pitches: [], loudspeakers: 0, turns: 0, notices: [], away: false };
  (window as Spying).spied = spied;
  const { animate } = Element.prototype;
  Element.prototype.animate = function (keyframes, options) {
    spied.animated.push(Object.keys(keyframes ?? {}));
    return animate.call(this, keyframes, options);
  };
  const Oscillator = OscillatorNode;
  window.OscillatorNode = class extends Oscillator {
    constructor(context: BaseAudioContext, options?: OscillatorOptions) {
      super(context, options);
      spied.pitches.push(options?.frequency ?? 0);
    }
  };
  const Loudspeaker = AudioContext;
  window.AudioContext = class extends Loudspeaker {
    constructor() {
      super();
      spied.loudspeakers++;
    }
  };
  Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
  ServiceWorkerRegistration.prototype.showNotification = async (title, options) => {
    spied.notices.push(`${title}: ${options?.body}`);
  };
  Object.defineProperty(document, 'hidden', { get: () => spied.away });
  let mine = false;
  addEventListener('DOMContentLoaded', () => {
    new MutationObserver(() => {
      const isMine = document.title.startsWith('●');
      if (isMine && !mine) spied.turns++;
      mine = isMine;
    }).observe(document.head, { childList: true, subtree: true, characterData: true });
  });
}

const seen = (page: Page): Promise<Spied> => page.evaluate(() => (window as Spying).spied);

const spiedVisitor = (visit: Visit) => here.visitor({ ...visit, script: spy });

/** Ends one's turn, and plays on until it is one's turn again. */
async function onceAround(page: Page): Promise<void> {
  const { turns } = await seen(page);
  for (let i = 0; i < 40 && (await seen(page)).turns === turns; i++) {
    await answered(page, () => page.keyboard.press('s'));
    await myTurn(page);
  }
  expect((await seen(page)).turns).toBe(turns + 1);
}

describe('motion', () => {
  const travelling = async (visit: Visit) => {
    const { page, context } = await spiedVisitor(visit);
    await openPosition(page, here.url, POSITIONS.discover());
    await answered(page, () => page.keyboard.press('d'));
    const { animated } = await seen(page);
    const loops = await page.evaluate(
      () =>
        document.getAnimations().filter((one) => one.effect?.getTiming().iterations === Number.POSITIVE_INFINITY)
          .length,
    );
    await context.close();
    return { travels: animated.filter((names) => names.includes('transform')).length, fades: animated.length, loops };
  };

  inFull('cards travel, fade where motion is to be reduced, and appear at once where it is off', async () => {
    const usual = await travelling({ settings: { motion: 'normal' } });
    expect(usual.travels).toBeGreaterThan(0);
    const reduced = await travelling({ settings: { motion: 'normal' }, reducedMotion: 'reduce' });
    expect(reduced).toEqual({ travels: 0, fades: expect.any(Number), loops: 0 });
    expect(reduced.fades).toBeGreaterThan(0);
    expect(await travelling({ settings: { motion: 'off' } })).toEqual({ travels: 0, fades: 0, loops: 0 });
  });
});

describe('sound', () => {
  /** The lowest partial of the ship's bell. */
  const BELL = 587;
  const bells = async (page: Page) => (await seen(page)).pitches.filter((pitch) => pitch === BELL).length;

  it('the bell rings when it is your turn and never else; silence lasts', async () => {
    const { page } = await spiedVisitor({ settings: { mute: false } });
    await newGame(page, here.url, { seed: 'bells' });
    await myTurn(page);
    // A bell has two strokes.
    const before = await bells(page);
    await onceAround(page);
    await onceAround(page);
    expect((await bells(page)) - before).toBe(4);
    expect((await seen(page)).pitches.some((pitch) => pitch !== BELL)).toBe(true);

    await page.goto(`${here.url}settings`);
    await page.getByLabel('Mute everything').check();
    await page.goBack();
    await myTurn(page);
    await page.reload();
    await myTurn(page);
    await onceAround(page);
    expect(await seen(page)).toMatchObject({ pitches: [], loudspeakers: 0 });
  });
});

describe('a notice of the system', () => {
  const notices = async (page: Page) => (await seen(page)).notices;

  inFull('comes when it is your turn and you look elsewhere, if you asked for it', async () => {
    const { page, context } = await spiedVisitor({ permissions: ['notifications'], serviceWorkers: 'allow' });
    await newGame(page, here.url, { seed: 'notices' });
    await myTurn(page);
    const look = (away: boolean) =>
      page.evaluate((away) => {
        (window as Spying).spied.away = away;
      }, away);
    // Nobody asked for it.
    await look(true);
    await onceAround(page);
    expect(await notices(page)).toEqual([]);

    await page.goto(`${here.url}settings`);
    await page.getByLabel('Tell me when it is my turn').check();
    await page.goBack();
    await myTurn(page);
    // Whoever looks needs none.
    await onceAround(page);
    expect(await notices(page)).toEqual([]);
    await look(true);
    await onceAround(page);
    // Whoever is asked in the turn of another reads whose it is and what about.
    const asked = /^Roadstead: (It is your turn\.|\w+’s turn: you may take .+\.)$/;
    await expect.poll(() => notices(page)).toEqual([expect.stringMatching(asked)]);
    await context.close();
  });

  inFull('is not promised where the browser forbids it', async () => {
    const { page } = await here.visitor();
    await page.goto(`${here.url}settings`);
    const tick = page.getByLabel('Tell me when it is my turn');
    await tick.click();
    await page.getByRole('alert').getByText(/./).waitFor();
    await expect.poll(() => tick.isChecked()).toBe(false);
  });
});

describe('the colours of the system', () => {
  it('leave nothing to colour alone: emblems stay, the sea goes, and what can be used has an outline', async () => {
    const { page } = await here.visitor({ forcedColors: 'active' });
    await openPosition(page, here.url, POSITIONS.trade());
    await page.waitForFunction(() => document.querySelector('.face.bare') === null);
    const chips = page.locator('[data-desk] .colours .colour svg');
    expect(await chips.count()).toBe(5);
    const fills = await chips.evaluateAll((all) =>
      all.map((chip) => [...chip.querySelectorAll('*')].map((part) => getComputedStyle(part).fill).join()),
    );
    expect(new Set(fills).size).toBe(5);
    expect(await page.locator('[data-desk]').evaluate((desk) => getComputedStyle(desk, '::before').content)).toBe(
      'none',
    );
    const outline = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((card) => getComputedStyle(card, '::before').outlineStyle);
    expect(await outline('[data-zone=harbour] .card.usable')).toBe('solid');
    expect(await outline('[data-zone=display] .card')).toBe('none');
    expect((await axe(page, { measured: false })).filter((problem) => !problem.startsWith('color-contrast'))).toEqual(
      [],
    );
  });
});
