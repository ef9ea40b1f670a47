import { num } from './numbers.js';
import { PALETTE } from './palette.js';

type Attributes = Readonly<Record<string, string | number | undefined>>;

function attributes(all: Attributes): string {
  return Object.entries(all)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${typeof value === 'number' ? num(value) : value}"`)
    .join('');
}

/** A filled path without contour. */
export function ink(data: string, fill: string = PALETTE.ink, more: Attributes = {}): string {
  return data && `<path d="${data}" fill="${fill}"${attributes(more)}/>`;
}

/** A stroke. */
export function line(data: string, width = 2.2, colour: string = PALETTE.ink, more: Attributes = {}): string {
  return `<path d="${data}" fill="none" stroke="${colour}" stroke-width="${num(width)}" stroke-linecap="round" stroke-linejoin="round"${attributes(more)}/>`;
}

/** A flat wash with a contour. */
export function shape(
  data: string,
  fill: string,
  width = 2.4,
  colour: string = PALETTE.ink,
  more: Attributes = {},
): string {
  return `<path d="${data}" fill="${fill}" stroke="${colour}" stroke-width="${num(width)}" stroke-linejoin="round" stroke-linecap="round"${attributes(more)}/>`;
}

export function circle(
  cx: number,
  cy: number,
  r: number,
  fill: string,
  width = 0,
  colour: string = PALETTE.ink,
  more: Attributes = {},
): string {
  const stroke = width ? ` stroke="${colour}" stroke-width="${num(width)}"` : '';
  return `<circle cx="${num(cx)}" cy="${num(cy)}" r="${num(r)}" fill="${fill}"${stroke}${attributes(more)}/>`;
}

export function ellipse(
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  fill: string,
  width = 0,
  more: Attributes = {},
): string {
  const stroke = width ? ` stroke="${PALETTE.ink}" stroke-width="${num(width)}"` : '';
  return `<ellipse cx="${num(cx)}" cy="${num(cy)}" rx="${num(rx)}" ry="${num(ry)}" fill="${fill}"${stroke}${attributes(more)}/>`;
}

/** A spar, a handle, a rope: dark contour with a lighter core. */
export function rod(data: string, width: number, core: number, colour: string): string {
  return line(data, width) + line(data, core, colour);
}

/** A rope: a rod with the lay of its strands, which end bluntly. */
export function rope(data: string, width: number): string {
  const lay = `<path d="${data}" fill="none" stroke="#8a6a3a" stroke-width="${num(width * 0.7)}" stroke-dasharray="${num(width * 0.16)} ${num(width * 0.42)}"/>`;
  return rod(data, width, width * 0.72, '#cdb27a') + lay;
}

export function group(inner: string, more: Attributes): string {
  return inner && `<g${attributes(more)}>${inner}</g>`;
}

export function moved(inner: string, x: number, y: number, scale = 1, turn = 0): string {
  const turned = turn ? ` rotate(${num(turn)})` : '';
  const scaled = scale === 1 ? '' : ` scale(${Math.round(scale * 1000) / 1000})`;
  return group(inner, { transform: `translate(${num(x)} ${num(y)})${turned}${scaled}` });
}

export function turned(inner: string, degrees: number, cx: number, cy: number): string {
  return group(inner, { transform: `rotate(${num(degrees)} ${num(cx)} ${num(cy)})` });
}

export function clipPath(id: string, data: string): string {
  return `<clipPath id="${id}"><path d="${data}"/></clipPath>`;
}

export function clipped(id: string, inner: string): string {
  return group(inner, { 'clip-path': `url(#${id})` });
}

/** Colours from top to bottom. */
export function gradient(id: string, top: string, bottom: string): string {
  return `<linearGradient id="${id}" x2="0" y2="1"><stop offset="0" stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient>`;
}

/** A whole document, that can stand alone as a file, a data URL or an inline element. */
export function svgDocument(inner: string, width: number, height: number, viewBox = `0 0 ${width} ${height}`): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${num(width)}" height="${num(height)}" viewBox="${viewBox}" aria-hidden="true">${inner}</svg>`;
}
