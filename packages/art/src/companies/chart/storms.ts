import { line } from '../../kit/svg.js';
import { placesArt } from './fields.js';
import type { RegionId } from './places.js';
import { REGION_BREADTH, regionPath } from './regions.js';
import { DAY, NIGHT, REGION_WASHES } from './tones.js';

export interface Weather {
  /** Where the storm is. */
  readonly now?: RegionId;
  /** Where it is expected. */
  readonly next?: RegionId;
}

export interface WeatherOptions {
  readonly night?: boolean;
  /** Starts the ids within the drawing. */
  readonly id?: string;
}

/** A layer over the chart, as a fragment: rain where the storm is, dots where it is expected. */
export function weatherArt({ now, next }: Weather, { night = false, id = 'weather' }: WeatherOptions = {}): string {
  const drop = night ? '#b9d2de' : '#24384a';
  const defs =
    `<pattern id="${id}rain" width="11" height="11" patternUnits="userSpaceOnUse" patternTransform="rotate(25)"><path d="M3 0V6.5" stroke="${drop}" stroke-width="1.8"/></pattern>` +
    `<pattern id="${id}dots" width="12" height="12" patternUnits="userSpaceOnUse"><circle cx="4" cy="4" r="1.7" fill="${drop}"/></pattern>`;
  // The places of the region are drawn once more: rain falls behind them.
  const over = (region: RegionId, pattern: string, opacity: number) =>
    line(regionPath(region), REGION_BREADTH, REGION_WASHES[region], { opacity: night ? 0.3 : 0.34 }) +
    line(regionPath(region), REGION_BREADTH, `url(#${id}${pattern})`, { opacity }) +
    placesArt(night ? NIGHT : DAY, region);
  return `<defs>${defs}</defs>${now ? over(now, 'rain', 0.75) : ''}${next ? over(next, 'dots', 0.8) : ''}`;
}
