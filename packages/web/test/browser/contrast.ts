import type { Page } from 'playwright-core';

/** So much of what lies below a text may come too near to its colour: the lines of an engraving. */
const MOST_UNCLEAR = 0.2;
const PASSES = 12;

/**
 * Axe cannot judge a text over a picture. Here the picture itself is looked at: everything but the words is photographed,
 * and the colour of each text is held against the pixels below it. One line for each text that is hard to read.
 */
export async function faintTexts(page: Page, selectors: readonly string[]): Promise<readonly string[]> {
  const faint: string[] = [];
  let left = selectors;
  // Pictures that are still being drawn.
  await page.waitForFunction(() => document.querySelector('.face.bare') === null);
  await page.evaluate(veilWords);
  for (let pass = 0; left.length > 0 && pass < PASSES; pass++) {
    const photo = await photograph(page);
    const { problems, away } = await page.evaluate(readOnPhoto, [left, photo, MOST_UNCLEAR] as const);
    faint.push(...problems);
    if (away.length === left.length && pass > 0) break;
    left = away;
    if (left.length > 0)
      await page.evaluate((selector) => document.querySelector(selector)?.scrollIntoView(), left[0]!);
  }
  await page.evaluate(unveilWords);
  return faint;
}

/** Whatever is in sight, packed quickly: nobody keeps it. */
async function photograph(page: Page): Promise<string> {
  const camera = await page.context().newCDPSession(page);
  const { data } = await camera.send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true });
  await camera.detach();
  return data;
}

/** A style sheet by script, since the page's own policy forbids those by markup. */
function veilWords(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`* {
    -webkit-text-fill-color: transparent !important;
    text-shadow: none !important;
    /* So that whatever lies on top is also what is found there. */
    pointer-events: auto !important;
  }
  text, tspan {
    fill-opacity: 0 !important;
  }`);
  document.adoptedStyleSheets.push(sheet);
}

function unveilWords(): void {
  document.adoptedStyleSheets.pop();
}

async function readOnPhoto([selectors, photo, mostUnclear]: readonly [readonly string[], string, number]) {
  const [columns, rows] = [8, 2];
  const packed = atob(photo);
  const bytes = new Uint8Array(packed.length);
  for (let i = 0; i < packed.length; i++) bytes[i] = packed.charCodeAt(i);
  const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  const context = canvas.getContext('2d', { willReadFrequently: true })!;
  context.drawImage(bitmap, 0, 0);
  const pixel = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })!;

  const rgbOf = (colour: string) => {
    pixel.clearRect(0, 0, 1, 1);
    pixel.fillStyle = colour;
    pixel.fillRect(0, 0, 1, 1);
    return pixel.getImageData(0, 0, 1, 1).data;
  };
  const light = Float64Array.from({ length: 256 }, (_, value) =>
    value <= 10 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4,
  );
  const luminance = (r: number, g: number, b: number) => 0.2126 * light[r]! + 0.7152 * light[g]! + 0.0722 * light[b]!;
  const boxesOf = (element: Element) =>
    [...element.childNodes]
      .filter((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
      .flatMap((node) => {
        const range = document.createRange();
        range.selectNodeContents(node);
        return [...range.getClientRects()];
      })
      .filter(({ width, height }) => width >= 1 && height >= 1);
  const isOnTop = (element: Element, { x, y, width, height }: DOMRect) => {
    const hit = document.elementFromPoint(x + width / 2, y + height / 2);
    return hit !== null && (hit.contains(element) || element.contains(hit));
  };
  /** The parts of a box that nothing else lies over. */
  const uncovered = (element: Element, { x, y, width, height }: DOMRect) =>
    Array.from({ length: columns * rows }, (_, i) => {
      const [w, h] = [width / columns, height / rows];
      return new DOMRect(x + (i % columns) * w, y + Math.floor(i / columns) * h, w, h);
    }).filter((part) => isOnTop(element, part));
  /** Nothing around a dialog cuts it off. */
  const around = (element: Element) => (element.matches(':modal') ? null : element.parentElement);
  const isScrolledAway = (element: Element | null, box: DOMRect): boolean => {
    if (element === null) return false;
    const { left, right, top, bottom } =
      element === document.documentElement
        ? new DOMRect(0, 0, innerWidth, innerHeight)
        : element.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const isScroller = element === document.documentElement || element.scrollHeight > element.clientHeight + 1;
    return (isScroller && (x < left || x > right || y < top || y > bottom)) || isScrolledAway(around(element), box);
  };
  /** What is left of a box within everything that cuts off what leaves it. */
  const visiblePart = (element: Element | null, { left, top, right, bottom }: DOMRect): DOMRect => {
    const edge = element?.getBoundingClientRect() ?? new DOMRect(0, 0, innerWidth, innerHeight);
    const isCut = element === null || getComputedStyle(element).overflowY !== 'visible';
    const [x, y] = isCut ? [Math.max(left, edge.left), Math.max(top, edge.top)] : [left, top];
    const [far, low] = isCut ? [Math.min(right, edge.right), Math.min(bottom, edge.bottom)] : [right, bottom];
    const part = new DOMRect(x, y, Math.max(0, far - x), Math.max(0, low - y));
    return element === null ? part : visiblePart(around(element), part);
  };
  const opacityOf = (element: Element | null): number =>
    element === null ? 1 : Number(getComputedStyle(element).opacity) * opacityOf(element.parentElement);

  const problems: string[] = [];
  const away: string[] = [];
  for (const selector of selectors) {
    const element = document.querySelector(selector);
    const boxes = element ? boxesOf(element) : [];
    if (!element || boxes.length === 0) continue;
    const shown = boxes
      .filter((box) => isOnTop(element, box))
      .flatMap((box) => uncovered(element, box))
      .map((box) => visiblePart(element, box))
      .filter(({ width, height }) => width >= 1 && height >= 1);
    if (shown.length === 0) {
      // What something else covers cannot be read anyhow.
      if (isScrolledAway(element, boxes[0]!)) away.push(selector);
      continue;
    }
    const { color: text, fill, fontSize, fontWeight } = getComputedStyle(element);
    const color = element instanceof SVGElement ? fill : text;
    const size = Number.parseFloat(fontSize);
    const needed = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700) ? 3 : 4.5;
    const ink = rgbOf(color);
    const share = opacityOf(element) * (ink[3]! / 255);
    let all = 0;
    let unclear = 0;
    for (const { x, y, width, height } of shown) {
      const { data } = context.getImageData(x, y, width, height);
      for (let i = 0; i < data.length; i += 4) {
        if (data[i + 3] === 0) continue;
        const [r, g, b] = [data[i]!, data[i + 1]!, data[i + 2]!];
        const mix = (text: number, ground: number) => Math.round(text * share + ground * (1 - share));
        const one = luminance(r, g, b);
        const two = luminance(mix(ink[0]!, r), mix(ink[1]!, g), mix(ink[2]!, b));
        const contrast = (Math.max(one, two) + 0.05) / (Math.min(one, two) + 0.05);
        all++;
        if (contrast < needed) unclear++;
      }
    }
    if (unclear / all > mostUnclear)
      problems.push(
        `contrast: ${selector}: "${element.textContent?.trim().slice(0, 30)}" ${color} is below ${needed} on ${Math.round((100 * unclear) / all)} % of its ground`,
      );
  }
  return { problems, away };
}
