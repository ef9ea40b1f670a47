import type { Language } from '@roadstead/kernel';
import type { PlayWords } from './catalogue.js';
import { de } from './de.js';
import { en } from './en.js';
import { nl } from './nl.js';

export type { PlayWords } from './catalogue.js';

export const WORDS: Readonly<Record<Language, PlayWords>> = { en, nl, de };
