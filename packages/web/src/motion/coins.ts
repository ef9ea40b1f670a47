import { iconSvg } from '@roadstead/art';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** How long after each other coins set out, as a share of the time that they travel, and how many are shown. */
const APART = 0.07;
const MOST = 5;
const SIZE = 24;
const LIFT = 60;

/** Coins fly in an arc from one point of the window to another, over a layer that lies over everything else. */
export function flyCoins(layer: HTMLElement, from: Point, to: Point, n: number, ms: number): void {
  const base = layer.getBoundingClientRect();
  const [left, top] = [from.x - base.x - SIZE / 2, from.y - base.y - SIZE / 2];
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  for (let i = 0; i < Math.min(n, MOST); i++) {
    const coin = document.createElement('div');
    coin.innerHTML = iconSvg('coin', SIZE, { ink: '#2a1f16' });
    coin.style.cssText = `position:absolute;left:${left}px;top:${top}px;width:${SIZE}px;height:${SIZE}px`;
    layer.append(coin);
    const middle = `translate(${dx / 2}px, ${dy / 2 - LIFT}px)`;
    const playing = coin.animate(
      { transform: ['none', middle, `translate(${dx}px, ${dy}px)`], opacity: [1, 1, 0.2] },
      { duration: ms * 0.7, delay: APART * ms * i, easing: 'ease-in-out', fill: 'both' },
    );
    playing.onfinish = () => coin.remove();
    playing.oncancel = () => coin.remove();
  }
}
