import { encode } from 'uqr';

interface QrCode {
  /** Modules along one side, the quiet border included. */
  readonly size: number;
  /** One path for all dark modules, in units of one module. */
  readonly path: string;
}

/** Readers want four modules of quiet around the code. */
const BORDER = 4;

export function qrCode(text: string): QrCode {
  const { size, data } = encode(text, { ecc: 'M', border: BORDER });
  const path = data.map((row, y) =>
    runsOf(row)
      .map(([x, length]) => `M${x} ${y}h${length}v1h-${length}z`)
      .join(''),
  );
  return { size, path: path.join('') };
}

/** Where dark modules begin in a row, and how many follow each other. */
function runsOf(row: readonly boolean[]): readonly (readonly [number, number])[] {
  const runs: [number, number][] = [];
  row.forEach((dark, x) => {
    const last = runs.at(-1);
    if (!dark) return;
    if (last !== undefined && last[0] + last[1] === x) last[1]++;
    else runs.push([x, 1]);
  });
  return runs;
}
