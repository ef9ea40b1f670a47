import type { Language } from '@roadstead/kernel';
import type { Catalogue } from './catalogue.js';
import { de } from './de/index.js';
import { en } from './en/index.js';
import { nl } from './nl/index.js';

export const CATALOGUES: Readonly<Record<Language, Catalogue>> = { en, nl, de };
