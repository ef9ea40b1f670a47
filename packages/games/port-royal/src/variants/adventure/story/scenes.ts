import type { StoryCardId } from './ids.js';
import type { Other } from './people.js';

/** The stations of the voyage, in the order in which they are reached. */
export const STATIONS = [
  'lantern-house',
  'chain',
  'mangroves',
  'tortuga',
  'gate',
  'rudder-table',
  'passage',
  'roads',
  'island',
  'fever-house',
  'ring',
  'every-window',
] as const;
export type Station = (typeof STATIONS)[number];

export interface StoryScene {
  readonly at: Station;
  /** Who is there, besides the ten, and may speak. */
  readonly there: readonly Other[];
  /** Who is only spoken of. */
  readonly named: readonly Other[];
}

const scene = (at: Station, there: readonly Other[] = [], named: readonly Other[] = []): StoryScene => ({
  at,
  there,
  named,
});

/** Where each card is set, and who is where. */
export const SCENES: Readonly<Record<StoryCardId, StoryScene>> = {
  'evening-1': scene('lantern-house', ['teller'], ['mother']),
  10: scene('lantern-house', ['pell', 'nibb'], ['mother']),
  11: scene('lantern-house', ['mendes'], ['mother']),
  12: scene('chain', ['lucas']),
  13: scene('lantern-house', ['lucas'], ['pell']),
  14: scene('mangroves', ['mendes']),
  15: scene('mangroves'),
  16: scene('lantern-house', ['amory']),
  17: scene('chain'),
  61: scene('chain', ['mother', 'harrow']),
  'evening-2': scene('passage', ['teller']),
  20: scene('tortuga', ['tybuks']),
  21: scene('tortuga', ['linnet']),
  22: scene('gate', ['finch']),
  23: scene('gate', ['finch']),
  24: scene('rudder-table', ['zephine', 'linnet']),
  25: scene('rudder-table', ['zephine']),
  26: scene('passage'),
  27: scene('tortuga', ['lucas']),
  '28a': scene('tortuga'),
  '28b': scene('tortuga'),
  62: scene('passage', ['zephine', 'linnet']),
  'evening-3': scene('passage', ['teller'], ['mother', 'finch']),
  30: scene('passage'),
  31: scene('island', ['abena']),
  32: scene('island'),
  33: scene('roads', ['mother', 'abena', 'linnet']),
  34: scene('roads', ['mother', 'abena', 'linnet']),
  35: scene('roads', ['tybuks']),
  36: scene('roads', ['tybuks']),
  37: scene('roads', ['strickland']),
  38: scene('island', ['abena']),
  63: scene('island', ['mother', 'harrow', 'abena', 'linnet']),
  'evening-4': scene('ring', ['teller'], ['finch', 'linnet', 'mother']),
  40: scene('fever-house', ['sukey', 'baltasar', 'bram', 'harrow']),
  41: scene('fever-house', ['mother', 'abena'], ['mendes']),
  42: scene('ring', ['dot', 'parrot']),
  43: scene('ring', ['dot', 'parrot']),
  44: scene('fever-house', ['mother', 'harrow', 'linnet']),
  45: scene('fever-house', ['mother', 'harrow', 'linnet']),
  46: scene('island', ['isabel'], ['pell']),
  47: scene('ring', ['isabel', 'linnet'], ['pell']),
  48: scene('ring', ['mother']),
  64: scene('fever-house', ['linnet', 'strickland', 'harrow'], ['mother']),
  'evening-5': scene('chain', ['teller'], ['harrow', 'mother', 'pell', 'isabel', 'sukey', 'baltasar', 'bram']),
  50: scene('chain', ['nibb']),
  51: scene('chain'),
  52: scene('chain', [], ['harrow']),
  53: scene('chain', ['finch', 'tybuks', 'bram']),
  54: scene('chain', ['finch', 'tybuks', 'bram']),
  55: scene('every-window', ['pell'], ['harrow', 'mother', 'abena', 'isabel']),
  56: scene('every-window', ['pell', 'nibb'], ['mother', 'abena', 'isabel']),
  57: scene('every-window', [], ['mother']),
  58: scene('every-window', ['pell', 'nibb']),
  65: scene('every-window', [
    'harrow',
    'mother',
    'pell',
    'teller',
    'lucas',
    'sukey',
    'baltasar',
    'bram',
    'linnet',
    'dot',
    'nibb',
    'abena',
  ]),
};
