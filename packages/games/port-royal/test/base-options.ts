import { type Options, portRoyal } from '@roadstead/port-royal';

/** The options of a table of the base game: every default, and this end. */
export function baseOptions(end: Options['end'] = 'standard'): Options {
  const defaults = Object.fromEntries(portRoyal.options.map((option) => [option.name, option.default]));
  return { ...defaults, box: 'base', end } as Options;
}
