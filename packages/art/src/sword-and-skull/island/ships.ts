import type { Livery } from '../../kit/emblems/livery.js';
import { patternDef } from '../../kit/emblems/pattern.js';
import { type Lod, penFor } from '../../kit/pen.js';
import { frigate } from '../../kit/ships/frigate.js';
import { galley } from '../../kit/ships/galley.js';
import { pennant } from '../../kit/ships/parts.js';
import type { DrawRig } from '../../kit/ships/rig.js';
import { skullFlag } from '../../kit/ships/skull.js';
import { line } from '../../kit/svg.js';

export type ShipId = 'NAVY_SHIP' | 'PIRATE_SHIP';

interface Ship {
  readonly rig: DrawRig;
  readonly livery: Livery;
  readonly skull: boolean;
}

const SHIPS: Readonly<Record<ShipId, Ship>> = {
  NAVY_SHIP: {
    rig: frigate,
    livery: { hue: '#073a86', ink: '#fbf5e4', emblem: 'anchor', pattern: 'waves' },
    skull: false,
  },
  PIRATE_SHIP: {
    rig: galley,
    livery: { hue: '#1f1b18', ink: '#f3e7cb', emblem: 'cutlasses', pattern: 'solid' },
    skull: true,
  },
};

/** A ship with her colours, without sky and sea, in the art window. */
export function shipDrawing(id: string, ship: ShipId, lod: Lod): string {
  const { rig: draw, livery, skull } = SHIPS[ship];
  const rig = draw(penFor(id, lod), livery, `url(#${id}band)`);
  const [x, y] = rig.truck;
  const colours = skull
    ? line(`M${x} ${y + 10}V${y - 12}`, 5) + skullFlag(x, y + 6)
    : pennant(x, y, rig.pennant, `url(#${id}band)`);
  return `<defs>${patternDef(`${id}band`, livery)}</defs>${rig.drawing}${colours}`;
}
