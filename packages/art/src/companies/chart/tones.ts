import type { Land } from './coast.js';
import type { RegionId } from './places.js';

/** The washes and inks of the chart by day and by night. */
export interface Tones {
  readonly paper: string;
  readonly sea: string;
  readonly shoal: string;
  readonly wave: string;
  readonly waveOpacity: number;
  readonly land: string;
  readonly shore: Readonly<Record<Land, string>>;
  readonly relief: string;
  readonly leaf: string;
  readonly river: string;
  readonly ink: string;
  readonly landName: string;
  readonly rhumb: string;
  readonly lane: string;
  readonly laneBed: string;
  readonly field: string;
  readonly white: string;
  readonly wall: string;
  readonly brick: string;
  readonly roof: string;
  readonly slate: string;
  readonly quay: string;
  readonly palm: string;
  readonly whale: string;
  /** Under the compass, whose ink stays. */
  readonly rose: string;
}

export const DAY: Tones = {
  paper: '#f3e7cb',
  sea: '#c3d3c8',
  shoal: '#b4cac2',
  wave: '#1d3540',
  waveOpacity: 0.5,
  land: '#f2e6c4',
  shore: { america: '#d9a06a', brazil: '#d98f72', oldWorld: '#c9b45a', islands: '#a9b67a' },
  relief: '#e0cf9e',
  leaf: '#9db07a',
  river: '#3d6b74',
  ink: '#2a1f16',
  landName: '#5b4733',
  rhumb: '#5b4733',
  lane: '#8c3220',
  laneBed: '#f3e7cb',
  field: '#eef1e2',
  white: '#fbf5e4',
  wall: '#f0e3c2',
  brick: '#c98a6a',
  roof: '#b5573c',
  slate: '#5c6f78',
  quay: '#cbb98a',
  palm: '#3f6a44',
  whale: '#8fa9a4',
  rose: '#c3d3c8',
};

export const NIGHT: Tones = {
  paper: '#d9c9a3',
  sea: '#1b3446',
  shoal: '#27475a',
  wave: '#86a9b8',
  waveOpacity: 0.34,
  land: '#b5a67f',
  shore: { america: '#8f6c45', brazil: '#8f604c', oldWorld: '#8a7d45', islands: '#717d54' },
  relief: '#9d8e68',
  leaf: '#6a7a53',
  river: '#2f5560',
  ink: '#1c140d',
  landName: '#3d2f20',
  rhumb: '#86a9b8',
  lane: '#e6c98e',
  laneBed: '#0f1d29',
  field: '#cfd5c4',
  white: '#d9c9a3',
  wall: '#d3c49e',
  brick: '#a97358',
  roof: '#8f4634',
  slate: '#4d5e66',
  quay: '#a69671',
  palm: '#36583a',
  whale: '#5f7f85',
  rose: '#7f99a3',
};

/** The wash of a region: it helps, the name tells. */
export const REGION_WASHES: Readonly<Record<RegionId, string>> = {
  MN: '#c98b5a',
  MA: '#5f86b5',
  OA: '#8a9a4e',
  MI: '#b5657a',
  OC: '#4f9a92',
};
