import type { Language } from '@roadstead/kernel';
import type { Catalogue } from './catalogue.js';
import { de } from './de.js';
import { en } from './en.js';
import { nl } from './nl.js';

export const CATALOGUES: Readonly<Record<Language, Catalogue>> = { en, nl, de };
