import { iconAt } from '../../kit/icons/icon.js';
import { num } from '../../kit/numbers.js';
import { PALETTE } from '../../kit/palette.js';
import type { Rectangle } from '../../kit/path.js';
import type { Lod } from '../../kit/pen.js';
import { circle, shape } from '../../kit/svg.js';
import { type Layout, layoutFor } from '../layout.js';
import { LIVERIES } from '../liveries.js';
import { isPower, powerIn } from '../powers.js';
import { arrow, emblemIn, figure, pennantIn, roundel, signIn, signsIn, swordBeside, swordsGiven } from './corners.js';
import { needsOf } from './needs.js';
import type { BackFace, ContractFace, ExpeditionFace, Face, PersonFace, ShipFace, TaxFace } from './row.js';
import { SIGNS } from './signs.js';

/** What lies over the art: everything in the corners and on the plate. */

interface Desk {
  readonly layout: Layout;
  readonly lod: Lod;
  /** The fill of the livery's pattern. */
  readonly band: string;
  /** Draws a figure, or leaves the place to the page. */
  readonly number: (box: Rectangle, value: number | string, ink?: string, share?: number) => string;
}

const SHIELD_FIGURE = 0.44;

/** The sign of what a card is. A small card is that sign already. */
function identity({ lod }: Desk, sign: string): string {
  return lod === 's' ? '' : sign;
}

function influence({ layout, number }: Desk, value: number): string {
  return signIn(layout.topLeft, 'shield') + number(layout.topLeft, value, PALETTE.white, SHIELD_FIGURE);
}

function income({ layout, number }: Desk, coins: number): string {
  return signIn(layout.bottomLeft, 'blankCoin') + number(layout.bottomLeft, coins);
}

function price({ layout, number }: Desk, cost: number): string {
  return signIn(layout.bottomLeft, 'seal') + number(layout.bottomLeft, cost, PALETTE.white, 0.46);
}

function ship(desk: Desk, face: ShipFace): string {
  const { layout, band, number } = desk;
  const cargo = [
    ...(face.gift ? (['gift'] as const) : []),
    ...(face.item ? [face.item] : []),
    ...(face.crowns ? (['crown'] as const) : []),
  ];
  const { bottomLeft, bottomRight } = layout;
  // Cargo stands on the coin's shoulder, so that the plate keeps its line of words.
  const cargoSize = bottomLeft.w * 0.44;
  const cargoSigns = cargo
    .map((name, i) =>
      iconAt(name, bottomLeft.x + bottomLeft.w * (1.02 + i * 0.4), bottomLeft.y + bottomLeft.h * 0.2, cargoSize),
    )
    .join('');
  const strength =
    face.swords === null
      ? signIn(bottomRight, 'skull', 0.92)
      : swordBeside(bottomRight, layout.figure) + number(layout.figure, face.swords, PALETTE.ink, 0.86);
  const pennant = pennantIn(layout.topLeft, LIVERIES[face.colour], band);
  return identity(desk, pennant) + income(desk, face.coins) + strength + cargoSigns;
}

function brought(desk: Desk, face: PersonFace): string {
  const { layout, lod, band, number } = desk;
  const box = layout.bottomRight;
  const right = { x: box.x + box.w - box.h, y: box.y, w: box.h, h: box.h };
  if (face.colour) return emblemIn(right, LIVERIES[face.colour], band);
  // A large card has words between coin and signs.
  const wide = lod === 'l' ? box : besideCoin(layout);
  if (face.symbol === 'any') return signsIn(wide, ['anchor', 'cross', 'house'], 0.84);
  if (face.symbol) return signIn(right, face.symbol, 0.8);
  const swords = face.swords ?? 0;
  if (swords > 2) return swordBeside(box, layout.figure) + number(layout.figure, swords, PALETTE.ink, 0.86);
  if (swords > 0) return swordsGiven(box, swords);
  if (isPower(face.kind)) return powerIn(face.kind, wide);
  const sign = SIGNS[face.kind];
  return sign ? signIn(right, sign, 0.72) : '';
}

function person(desk: Desk, face: PersonFace): string {
  return influence(desk, face.influence) + price(desk, face.cost) + brought(desk, face);
}

/** All of the plate right of the coin, for a row of signs. */
function besideCoin({ bottomLeft, bottomRight }: Layout): Rectangle {
  const left = bottomLeft.x + bottomLeft.w + 14;
  const height = bottomRight.h * 0.8;
  return { x: left, y: bottomRight.y + bottomRight.h * 0.1, w: bottomRight.x + bottomRight.w - left, h: height };
}

function expedition(desk: Desk, face: ExpeditionFace): string {
  // A small card shows its needs as the art.
  const needs = desk.lod === 's' ? '' : signsIn(besideCoin(desk.layout), needsOf(face), 0.8);
  return influence(desk, face.influence) + income(desk, face.coins) + needs;
}

function tax(desk: Desk, face: TaxFace): string {
  const { topLeft, bottomLeft, bottomRight } = desk.layout;
  const y = bottomLeft.y + bottomLeft.h / 2;
  return (
    identity(desk, roundel(topLeft, 'scales', PALETTE.wax, PALETTE.white)) +
    income(desk, face.threshold) +
    (desk.lod === 's' ? '' : arrow(bottomLeft.x + bottomLeft.w + 22, bottomRight.x - 8, y)) +
    signsIn(bottomRight, [face.bonusTo === 'mostSwords' ? 'sword' : 'shield', 'coin'], 0.76)
  );
}

function contract(desk: Desk, face: ContractFace): string {
  const { coins, topLeft } = desk.layout;
  const { x, y, w, h } = topLeft;
  const ribbon = shape(
    `M${x + 6} ${y + 4}H${x + w - 6}V${num(y + h * 1.1)}L${x + w / 2} ${num(y + h * 0.94)}L${x + 6} ${num(y + h * 1.1)}Z`,
    '#efe0ba',
    3,
  );
  const discs = face.coins
    .slice(0, coins.length)
    .map((value, i) => {
      const box = coins[i]!;
      const fill = value ? PALETTE.coin : PALETTE.paper;
      return (
        circle(box.x + box.w / 2, box.y + box.h / 2, box.w / 2, fill, 3) + desk.number(box, value, PALETTE.ink, 0.44)
      );
    })
    .join('');
  return identity(desk, ribbon + signIn(topLeft, 'scroll', 0.68)) + discs;
}

function mission(desk: Desk): string {
  return identity(desk, roundel(desk.layout.topLeft, 'lantern', PALETTE.navy, PALETTE.uiGold));
}

function event(desk: Desk): string {
  return identity(desk, roundel(desk.layout.topLeft, 'storm', PALETTE.ink, PALETTE.white));
}

export function furniture(face: Exclude<Face, BackFace>, lod: Lod, band: string, numerals: boolean): string {
  const desk: Desk = { layout: layoutFor(lod, face.type), lod, band, number: numerals ? figure : () => '' };
  switch (face.type) {
    case 'ship':
      return ship(desk, face);
    case 'person':
      return person(desk, face);
    case 'expedition':
      return expedition(desk, face);
    case 'tax':
      return tax(desk, face);
    case 'contract':
      return contract(desk, face);
    case 'mission':
      return mission(desk);
    case 'event':
      return event(desk);
  }
}
