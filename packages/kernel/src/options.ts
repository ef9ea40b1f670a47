import type { OptionSpec, OptionValue, OptionValues, Progress } from './contract.js';
import { copyIfPlain, isPlainObject, type PlainObject, quote } from './plain.js';
import { Refusal } from './refusal.js';
import { same } from './same.js';

/** An option that people choose. */
export type ChosenOption = Exclude<OptionSpec, { kind: 'progress' }>;

/** The options of a game that forms, menus and flags are about. */
export function chosenOptions({ options }: { readonly options: readonly OptionSpec[] }): readonly ChosenOption[] {
  return options.filter((spec) => spec.kind !== 'progress');
}

const LONGEST_PROGRESS = 16_384;

/**
 * The value of every declared option: what was asked for where it is allowed, the default where nothing was asked for.
 */
export function parseOptions(specs: readonly OptionSpec[], raw: unknown): OptionValues {
  const asked = raw === undefined ? {} : raw;
  if (!isPlainObject(asked)) throw bad('The options must be an object of names and values.');
  for (const name of Object.keys(asked)) {
    if (!specs.some((spec) => spec.name === name)) throw bad(unknownOption(specs, name));
  }
  const values = Object.fromEntries(specs.map((spec) => [spec.name, optionValue(spec, asked)]));
  const isUsual = (name: string) => same(values[name], specs.find((spec) => spec.name === name)?.default);
  const said = specs.filter(({ name, partOf }) => partOf === undefined || ![name, ...partOf].every(isUsual));
  return Object.fromEntries(said.map(({ name }) => [name, values[name]!]));
}

function optionValue(spec: OptionSpec, asked: PlainObject): OptionValue {
  const value = Object.hasOwn(asked, spec.name) ? asked[spec.name] : undefined;
  if (value === undefined) return spec.default;
  switch (spec.kind) {
    case 'one':
      return oneOf(spec, value);
    case 'some':
      return someOf(spec, value);
    case 'number':
      return numberIn(spec, value);
    case 'progress':
      return progressIn(spec, value);
  }
}

type Spec<K extends OptionSpec['kind']> = Extract<OptionSpec, { kind: K }>;

/** Chapter 3 may be asked for as 3 or as "3". */
function oneOf(spec: Spec<'one'>, value: unknown): string {
  const text = typeof value === 'number' ? String(value) : value;
  if (typeof text === 'string' && spec.values.includes(text)) return text;
  throw bad(`Option "${spec.name}" must be one of ${list(spec.values)}.`);
}

/** In the order of the declaration, so that the order of asking makes no difference. */
function someOf(spec: Spec<'some'>, value: unknown): readonly string[] {
  const rule = `Option "${spec.name}" must be a list of any of ${list(spec.values)}, each at most once`;
  if (!Array.isArray(value)) throw bad(`${rule}.`);
  const chosen: readonly unknown[] = value;
  for (const [i, item] of chosen.entries()) {
    if (typeof item !== 'string' || !spec.values.includes(item))
      throw bad(`${rule}: ${quote(item)} is not one of them.`);
    if (chosen.indexOf(item) !== i) throw bad(`${rule}: ${quote(item)} is there twice.`);
  }
  return spec.values.filter((allowed) => chosen.includes(allowed));
}

function numberIn({ name, min, max, values = [] }: Spec<'number'>, value: unknown): number | string {
  if (Number.isInteger(value) && (value as number) >= min && (value as number) <= max) return value as number;
  if (typeof value === 'string' && values.includes(value)) return value;
  const words = values.length === 0 ? '' : `${list(values)} or `;
  throw bad(`Option "${name}" must be ${words}a whole number from ${min} to ${max}.`);
}

/** What is in it, the game checks. */
function progressIn(spec: Spec<'progress'>, value: unknown): Progress | null {
  if (value === null) return null;
  const progress = isPlainObject(value) ? copyIfPlain(value) : undefined;
  if (isPlainObject(progress) && JSON.stringify(progress).length <= LONGEST_PROGRESS) return progress;
  throw bad(`Option "${spec.name}" must be null or an object of plain JSON of at most ${LONGEST_PROGRESS} characters.`);
}

function unknownOption(specs: readonly OptionSpec[], name: string): string {
  const known = specs.length === 0 ? 'this game has none' : `there are ${list(specs.map((spec) => spec.name))}`;
  return `There is no option ${quote(name)}: ${known}.`;
}

function list(names: readonly string[]): string {
  return names.length === 0 ? '(none)' : names.join(', ');
}

function bad(sentence: string): Refusal {
  return new Refusal('BAD_OPTIONS', sentence);
}
