/** The washes of the island by day and by night; the inks stay. */
export interface Tones {
  readonly sea: string;
  readonly shoal: string;
  readonly wave: string;
  readonly waveOpacity: number;
  readonly land: readonly [inner: string, middle: string, shore: string];
  readonly path: string;
  readonly cone: string;
  readonly rock: string;
  readonly hill: string;
  readonly leaf: string;
  readonly palm: string;
  readonly white: string;
  readonly smoke: string;
  readonly river: string;
  /** Of the names, so that a line under them does not run through. */
  readonly ground: string;
}

export const DAY: Tones = {
  sea: '#bfd1c7',
  shoal: '#d3dfd2',
  wave: '#1d3540',
  waveOpacity: 0.5,
  land: ['#f7ecc6', '#f1e2b8', '#e2ce98'],
  path: '#c4a96a',
  cone: '#b9a284',
  rock: '#8d7d68',
  hill: '#dcc894',
  leaf: '#7fa06a',
  palm: '#5f8a5a',
  white: '#fbf5e4',
  smoke: '#e4dcc6',
  river: '#9fc2bd',
  ground: '#f2e5be',
};

export const NIGHT: Tones = {
  sea: '#1a3446',
  shoal: '#24455a',
  wave: '#7fa3b3',
  waveOpacity: 0.36,
  land: ['#cbba8d', '#bfab7b', '#a8925f'],
  path: '#93794a',
  cone: '#8d7a60',
  rock: '#6d604f',
  hill: '#b29d6c',
  leaf: '#5f7d53',
  palm: '#466b45',
  white: '#d9c9a3',
  smoke: '#b5aa90',
  river: '#5f8a8c',
  ground: '#c4b184',
};
