import { type IconName, iconSvg } from '@roadstead/art';
import { isPower, powerSvg, shipChip } from '@roadstead/art/port-royal';
import { CATALOGUE } from '@roadstead/port-royal';
import { liveryOf } from '../faces/face-of.js';

const SIZE = 26;

/** What stands for a kind of person or for an expedition: mostly the sign on its card. */
const SIGNS: Readonly<Record<string, IconName>> = {
  settler: 'house',
  captain: 'anchor',
  priest: 'cross',
  jack: 'person',
  trader: 'coin',
  sailor: 'sword',
  pirate: 'skull',
  expedition: 'scroll',
  wholesaler: 'ship',
  passenger: 'person',
};

/** A small sign for a kind of card, beside its name. */
export function chip(kind: string): string | null {
  const ship = CATALOGUE.find((card) => card.type === 'ship' && card.subtype === kind);
  if (ship?.type === 'ship') return shipChip(liveryOf(ship.colour), SIZE, `chip-${kind}`);
  if (isPower(kind)) return powerSvg(kind, SIZE);
  const sign = SIGNS[kind];
  return sign === undefined ? null : iconSvg(sign, SIZE);
}
