import type { Plugin } from 'vite';
import { chartShape } from '../../art/src/companies/chart/coast.ts';
import { drawChart } from '../../art/src/companies/chart/draw-chart.ts';
import { companiesCover } from '../../art/src/companies/cover.ts';
import { compassPicture } from '../../art/src/pictures/compass.ts';
import { lanternPicture } from '../../art/src/pictures/lantern.ts';
import { quayPicture } from '../../art/src/pictures/quay.ts';
import { tornChartPicture } from '../../art/src/pictures/torn-chart.ts';
import { drawPlate } from '../../art/src/port-royal/adventure/plates/draw.ts';
import { bustPicture, coverPicture } from '../../art/src/port-royal/cover.ts';
import { shipToken } from '../../art/src/port-royal/ships/ship-art.ts';
import { swordAndSkullCover } from '../../art/src/sword-and-skull/cover.ts';
import { islandShape } from '../../art/src/sword-and-skull/island/coast.ts';
import { drawIsland } from '../../art/src/sword-and-skull/island/draw-island.ts';

const PREFIX = 'virtual:picture/';

/** Pictures that never change are drawn as the page is built: the page then needs no code to draw them. */
const PICTURES: Readonly<Record<string, () => string>> = {
  /** Port Royal's cover. */
  frigate: () => coverPicture(),
  'under-way-cover': () => coverPicture('green'),
  'contracts-cover': () => coverPicture('blue'),
  /** The adventure's campaign, to begin with and under way. */
  'adventure-begins': () => drawPlate('10', { lod: 's' }),
  'adventure-goes-on': () => drawPlate('26', { lod: 's' }),
  bust: bustPicture,
  /** Sword & Skull's cover. */
  'island-cover': swordAndSkullCover,
  'island-day': () => drawIsland(),
  'island-night': () => drawIsland({ night: true }),
  /** The Companies' cover. */
  'companies-cover': companiesCover,
  'chart-day': () => drawChart(),
  'chart-night': () => drawChart({ night: true }),
  lantern: () => lanternPicture(150),
  compass: () => compassPicture(150),
  quay: () => quayPicture(shipToken('quayship', { colour: 'yellow' }, 's'), 320, 'quay', 'm'),
  'torn-chart': () => tornChartPicture(320, 'torn', 'm'),
};

const SHAPES_PREFIX = 'virtual:shape/';

/** What a board shows before its drawing is there: land in the sea, a path so short that it comes with the script. */
const SHAPES: Readonly<Record<string, () => string>> = { chart: chartShape, island: islandShape };

function shape(id: string): string {
  const name = id.slice(SHAPES_PREFIX.length + 1);
  const draw = SHAPES[name];
  if (draw === undefined) throw new Error(`There is no shape "${name}".`);
  return draw();
}

/** `import quay from 'virtual:picture/quay'` gives the address of the picture, `import coast from 'virtual:shape/chart'` a path. */
export function pictures(): Plugin {
  let building = false;
  return {
    name: 'roadstead-pictures',
    configResolved({ command }) {
      building = command === 'build';
    },
    resolveId: (id) => (id.startsWith(PREFIX) || id.startsWith(SHAPES_PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (id.startsWith(`\0${SHAPES_PREFIX}`)) return `export default ${JSON.stringify(shape(id))};`;
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const name = id.slice(PREFIX.length + 1);
      const draw = PICTURES[name];
      if (draw === undefined) throw new Error(`There is no picture "${name}".`);
      if (!building) return `export default ${JSON.stringify(`data:image/svg+xml,${encodeURIComponent(draw())}`)};`;
      const file = this.emitFile({ type: 'asset', name: `${name}.svg`, source: draw() });
      return `export default import.meta.ROLLUP_FILE_URL_${file};`;
    },
  };
}
