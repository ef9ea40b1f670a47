import type { Language } from '@roadstead/kernel';
import type { TableWords } from './catalogue.js';
import { de } from './de/index.js';
import { en } from './en/index.js';
import { nl } from './nl/index.js';

export type { TableWords } from './catalogue.js';

export const WORDS: Readonly<Record<Language, TableWords>> = { en, nl, de };
