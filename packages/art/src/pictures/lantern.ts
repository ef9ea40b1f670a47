import { mass } from '../kit/mass.js';
import { clamp, hill, smooth } from '../kit/numbers.js';
import { PALETTE } from '../kit/palette.js';
import { type Lod, penFor } from '../kit/pen.js';
import { circle, ink, line, rod, shape, svgDocument } from '../kit/svg.js';

/** A ship's lantern, 200 x 280: somebody is on watch while the line is down. */
export function lanternPicture(size = 120, id = 'lantern', lod: Lod = 'l'): string {
  const pen = penFor(id, lod);
  const brass = (x0: number, x1: number) => ({
    angle: Math.PI / 2,
    gap: 8,
    step: 8,
    seed: 3,
    fill: 0.5,
    tone: (x: number) => clamp(0.1 + 0.7 * smooth(x0, x1, x) - 0.2 * hill(x, 130, 18)),
  });
  const glow = `<defs><radialGradient id="${id}glow"><stop offset="0" stop-color="#ffe7a0"/><stop offset=".5" stop-color="#e9a93a" stop-opacity=".5"/><stop offset="1" stop-color="#e9a93a" stop-opacity="0"/></radialGradient></defs>`;
  const drawing =
    glow +
    circle(100, 160, 98, `url(#${id}glow)`) +
    rod('M62 78Q100 -32 138 78', 8, 3.6, PALETTE.coin) +
    mass(pen, 'M72 78Q78 50 100 46Q122 50 128 78Z', PALETTE.coin, [brass(110, 70)], 3) +
    shape('M88 46Q100 30 112 46Z', PALETTE.coin, 2.6) +
    mass(pen, 'M52 78H148V94H52Z', PALETTE.coin, [brass(110, 56)], 3) +
    shape('M62 94H138L146 222H54Z', '#fff1c4', 3) +
    shape('M100 196Q78 180 90 152Q96 158 96 148Q96 132 106 122Q104 140 114 152Q124 180 100 196Z', '#e9a93a', 2.4) +
    ink('M100 192Q90 182 97 166Q102 174 104 162Q112 180 100 192Z', '#fff6dc') +
    line('M84 94L78 222M116 94L122 222M58 158H142', 3.4) +
    shape('M94 196H106V222H94Z', PALETTE.white, 2.4) +
    mass(pen, 'M44 222H156L160 240H40Z', PALETTE.coin, [brass(110, 46)], 3) +
    mass(pen, 'M54 240H146L138 262H62Z', PALETTE.coin, [brass(110, 60)], 3);
  return svgDocument(drawing, Math.round((size * 200) / 280), size, '0 0 200 280');
}
