import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { faintTexts } from './contrast.js';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const MOST_LOOKS = 4;

interface Found {
  readonly wrong: readonly string[];
  readonly undecided: readonly { readonly rule: string; readonly selector: string }[];
}

export interface AxeOptions {
  /** The only rules that are looked at. */
  readonly only?: readonly string[];
  /** Whether the contrast over pictures is measured. */
  readonly measured?: boolean;
}

/**
 * What axe finds wrong, one line each; empty is right. What it cannot decide counts as wrong too, but for what is covered in
 * part, and the contrast of a text with a picture below it: that is measured.
 */
export async function axe(page: Page, { only, measured = true }: AxeOptions = {}): Promise<readonly string[]> {
  // Through the debugger, so that the page's own policy need not allow it.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const { wrong, undecided } = await page.evaluate(async (only): Promise<Found> => {
    const { axe } = window as unknown as { axe: { run(options: object): Promise<AxeResults> } };
    const { violations, incomplete } = await axe.run({
      resultTypes: ['violations', 'incomplete'],
      preload: false,
      ...(only && { runOnly: { type: 'rule', values: only } }),
    });
    // What an open menu covers is as large as before once it is closed.
    const isCovered = (problem: string) =>
      problem.includes('partially obscured') && document.querySelector('.menu ul') !== null;
    return {
      wrong: violations
        .flatMap(({ id, nodes }) =>
          nodes.map(({ target, failureSummary }) => `${id}: ${target}: ${failureSummary?.split('\n').at(1)?.trim()}`),
        )
        .filter((problem) => !isCovered(problem)),
      undecided: incomplete.flatMap(({ id, nodes }) =>
        nodes.map(({ target }) => ({ rule: id, selector: `${target}` })),
      ),
    };
  }, only);
  const contrast = undecided.filter(({ rule }) => rule === 'color-contrast').map(({ selector }) => selector);
  // How large something is cannot be told while a menu or a sheet lies over a part of it.
  const others = undecided.filter(({ rule }) => !['color-contrast', 'target-size'].includes(rule));
  return [
    ...wrong,
    ...others.map(({ rule, selector }) => `undecided ${rule}: ${selector}`),
    ...(measured && contrast.length > 0 ? await stillFaint(page, contrast) : []),
  ];
}

/** Something may still be on its way to the screen, or lie half over a text until one scrolls: what stays faint counts. */
async function stillFaint(page: Page, selectors: readonly string[]): Promise<readonly string[]> {
  let faint = await faintTexts(page, selectors);
  for (let looks = 1; looks < MOST_LOOKS && faint.length > 0; looks++) faint = await faintTexts(page, selectors);
  return faint;
}

/** What is wider than the window, and texts that do not fit where they are. */
export function misfits(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) found.push(`the page is ${scrollWidth} wide in a window of ${clientWidth}`);
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      const style = getComputedStyle(element);
      const isClipped = style.overflowX === 'hidden' || style.overflowX === 'clip';
      // Clipped away as a whole, by its class or where there is no room, it is for ears alone.
      const isForEars =
        style.clipPath === 'inset(50%)' || element.closest('.for-ears, svg, [aria-hidden="true"]') !== null;
      const hasText = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
      const isOut = element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 5;
      const isShown = element.getClientRects().length > 0 && style.visibility !== 'hidden';
      if (isShown && isClipped && !isForEars && hasText && isOut) {
        found.push(
          `"${element.textContent?.trim().slice(0, 60)}" does not fit into ${element.tagName} .${element.className}`,
        );
      }
    }
    return found;
  });
}

/** Changes settings as another window of the same person would. */
export function changeSettings(page: Page, change: Readonly<Record<string, unknown>>): Promise<void> {
  return page.evaluate((change) => {
    const key = 'roadstead-settings';
    localStorage.setItem(key, JSON.stringify({ ...JSON.parse(localStorage.getItem(key) ?? '{}'), ...change }));
    dispatchEvent(new StorageEvent('storage', { key }));
  }, change);
}
