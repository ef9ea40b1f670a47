import { readFile, writeFile } from 'node:fs/promises';
import type { Tunable } from '@roadstead/bots';
import { isPlainObject } from '@roadstead/kernel';
import { UsageError } from './usage.js';

/** A row of weights by its name, or those in a file that `tune` wrote as JSON; what that does not name is as in `start`. */
export async function readWeights(file: string, { names, rows }: Tunable): Promise<readonly number[]> {
  if (Object.hasOwn(rows, file)) return rows[file]!;
  const data = await readJson(file);
  if (!isPlainObject(data)) throw new UsageError(`${file} holds no weights: it must be an object of names and numbers`);
  const stranger = Object.keys(data).find((name) => !names.includes(name));
  if (stranger !== undefined) throw new UsageError(`${file} names a weight "${stranger}" that there is not`);
  return names.map((name, i) => {
    const weight = Object.hasOwn(data, name) ? data[name] : rows.start[i];
    if (typeof weight === 'number' && Number.isFinite(weight)) return weight;
    throw new UsageError(`${file} gives no number for "${name}"`);
  });
}

async function readJson(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    const why = error instanceof SyntaxError ? 'it is not valid JSON' : (error as Error).message;
    throw new UsageError(`cannot read weights from ${file}: ${why}`);
  }
}

/** Writes them as TypeScript where the name ends in .ts, else as JSON. */
export async function writeWeights(file: string, { names }: Tunable, weights: readonly number[]): Promise<void> {
  const pairs = names.map((name, i) => [name, rounded(weights[i]!)] as const);
  const json = `${JSON.stringify(Object.fromEntries(pairs), null, 2)}\n`;
  const lines = pairs.map(([name, weight]) => `  ${name}: ${weight},\n`).join('');
  await writeFile(file, file.endsWith('.ts') ? `export const TUNED_WEIGHTS = {\n${lines}};\n` : json);
}

/** Finer than any tuning can tell apart. */
function rounded(weight: number): number {
  return Number(weight.toFixed(3));
}
