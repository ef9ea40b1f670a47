import type { Livery } from '../../kit/emblems/livery.js';
import { patternDef } from '../../kit/emblems/pattern.js';
import { type Lod, type Pen, penFor } from '../../kit/pen.js';
import { type DrawPicture, type PictureOptions, picture } from '../../kit/picture.js';
import { flute } from '../../kit/ships/flute.js';
import { frigate } from '../../kit/ships/frigate.js';
import { galleon } from '../../kit/ships/galleon.js';
import { gunPorts, pennant } from '../../kit/ships/parts.js';
import { pinnace } from '../../kit/ships/pinnace.js';
import type { DrawRig } from '../../kit/ships/rig.js';
import { wake } from '../../kit/ships/scene.js';
import { FAIR, type SkyColours, seascape } from '../../kit/ships/seascape.js';
import { skiff } from '../../kit/ships/skiff.js';
import type { ShipType } from '../figures/silhouettes.js';

/** Colours that no house has: ships of the yard wait for an owner. */
const LIVERIES = {
  orange: { hue: '#c8742a', ink: '#fbf5e4', emblem: 'sun', pattern: 'stripes' },
  blue: { hue: '#2b5480', ink: '#fbf5e4', emblem: 'anchor', pattern: 'waves' },
  red: { hue: '#a5301f', ink: '#fbf5e4', emblem: 'tower', pattern: 'diagonal' },
  green: { hue: '#3f7a5c', ink: '#fbf5e4', emblem: 'tulip', pattern: 'dots' },
  black: { hue: '#1f1b18', ink: '#f3e7cb', emblem: 'star', pattern: 'chequer' },
} as const satisfies Record<string, Livery>;
export type LiveryName = keyof typeof LIVERIES;

/** A second deck of guns makes a frigate a ship of the line. */
const lineOfBattle: DrawRig = (pen, livery, band) => {
  const rig = frigate(pen, livery, band);
  return {
    ...rig,
    drawing: rig.drawing + gunPorts(10, 158, 32, (x) => 391 - ((x - 290) / 180) ** 2 * 10, livery.hue, 0.9),
  };
};

const RIGS: Readonly<Record<ShipType, DrawRig>> = {
  fluyt: flute,
  srs: galleon,
  spiegelschip: pinnace,
  linieschip: lineOfBattle,
  pakketboot: skiff,
};

/** A ship with her colours, without sky and sea, in the art window. */
export function shipDrawing(id: string, type: ShipType, livery: LiveryName, lod: Lod): string {
  const colours = LIVERIES[livery];
  const rig = RIGS[type](penFor(id, lod), colours, `url(#${id}band)`);
  const [x, y] = rig.truck;
  return `<defs>${patternDef(`${id}band`, colours)}</defs>${rig.drawing}${pennant(x, y, rig.pennant, `url(#${id}band)`)}`;
}

const MORNING: SkyColours = { ...FAIR, high: '#b9c8d0', low: '#f6dcb8', seed: 5 };
const EVENING: SkyColours = { ...FAIR, high: '#c9a58a', low: '#f6dcb0', seed: 9 };

const YARD: Readonly<Record<ShipType, readonly [livery: LiveryName, weather: SkyColours]>> = {
  fluyt: ['green', FAIR],
  srs: ['orange', MORNING],
  spiegelschip: ['blue', { ...FAIR, seed: 6 }],
  linieschip: ['red', EVENING],
  pakketboot: ['black', { ...MORNING, seed: 3 }],
};

function vessel(type: ShipType): DrawPicture {
  const [livery, weather] = YARD[type];
  return (pen: Pen) => {
    const { water } = RIGS[type](penFor(`${pen.id}measure`, 'chip'), LIVERIES[livery], '#fff');
    return seascape(pen, weather, shipDrawing(`${pen.id}ship`, type, livery, pen.lod) + wake(water));
  };
}

/** A ship under sail, for the yard and the inspector. */
export function shipPicture(type: ShipType, options?: PictureOptions): string {
  return picture(`co-${type}`, vessel(type), options);
}
