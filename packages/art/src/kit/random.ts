/** A small generator: the same seed gives the same drawing, on every machine. */
export function random(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

function lattice(x: number, y: number, seed: number): number {
  let h = (Math.imul(x, 374761393) + Math.imul(y, 668265263) + Math.imul(seed, 2246822519)) | 0;
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
}

/** Smooth noise, 0 … 1. */
export function noise(x: number, y: number, seed: number): number {
  const i = Math.floor(x);
  const j = Math.floor(y);
  const f = x - i;
  const g = y - j;
  const u = f * f * (3 - 2 * f);
  const v = g * g * (3 - 2 * g);
  const a = lattice(i, j, seed);
  const b = lattice(i + 1, j, seed);
  const c = lattice(i, j + 1, seed);
  const d = lattice(i + 1, j + 1, seed);
  return a + (b - a) * u + (c - a) * v + (a - b - c + d) * u * v;
}

/** Three octaves of turned and bent noise: clouds, waves, wood and stains. */
export function clouds(x: number, y: number, seed: number): number {
  const bentX = x * 0.86 - y * 0.5 + noise(x * 1.7 + 9, y * 1.7, seed + 3) * 0.9;
  const bentY = x * 0.5 + y * 0.86 + noise(x * 1.7, y * 1.7 + 4, seed + 5) * 0.9;
  return (
    noise(bentX, bentY, seed) * 0.5 +
    noise(bentX * 2.03 + 5, bentY * 2.03, seed + 7) * 0.32 +
    noise(bentX * 4.1, bentY * 4.1 + 8, seed + 13) * 0.18
  );
}
