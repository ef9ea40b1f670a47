export interface Point {
  readonly x: number;
  readonly y: number;
}

/** How long after each other they set out, as a share of the time that they travel, and how many are shown. */
const APART = 0.07;
const MOST = 5;
/** How wide and high the picture of one is. */
export const FLYING_SIZE = 24;
const LIFT = 60;

/** Some of a kind (the SVG of one) fly in an arc from one point of the window to another, over a layer that lies over everything else. */
export function flyMany(layer: HTMLElement, picture: string, from: Point, to: Point, n: number, ms: number): void {
  const base = layer.getBoundingClientRect();
  const [left, top] = [from.x - base.x - FLYING_SIZE / 2, from.y - base.y - FLYING_SIZE / 2];
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  for (let i = 0; i < Math.min(n, MOST); i++) {
    const one = document.createElement('div');
    one.innerHTML = picture;
    one.style.cssText = `position:absolute;left:${left}px;top:${top}px;width:${FLYING_SIZE}px;height:${FLYING_SIZE}px`;
    layer.append(one);
    const middle = `translate(${dx / 2}px, ${dy / 2 - LIFT}px)`;
    const playing = one.animate(
      { transform: ['none', middle, `translate(${dx}px, ${dy}px)`], opacity: [1, 1, 0.2] },
      { duration: ms * 0.7, delay: APART * ms * i, easing: 'ease-in-out', fill: 'both' },
    );
    playing.onfinish = () => one.remove();
    playing.oncancel = () => one.remove();
  }
}
