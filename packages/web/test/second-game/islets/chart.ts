import { LANES } from '../../../../kernel/test/games/islets/chart.js';

export const BOARD = { width: 1400, height: 840 };

/** Where the islets lie on the chart. */
export const SPOTS: readonly (readonly [x: number, y: number])[] = [
  [130, 640],
  [300, 740],
  [520, 690],
  [640, 540],
  [600, 330],
  [640, 150],
  [380, 110],
  [150, 300],
  [1120, 740],
  [820, 730],
  [980, 470],
  [880, 190],
  [1270, 330],
];

/** Each lane once. */
export const LINES = LANES.flatMap((lanes, from) =>
  lanes.filter((to) => to > from).map((to) => ({ from: SPOTS[from]!, to: SPOTS[to]!, key: `${from}-${to}` })),
);
