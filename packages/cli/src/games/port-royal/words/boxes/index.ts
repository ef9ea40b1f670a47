import type { Language } from '@roadstead/kernel';
import type { BoxTableWords } from './catalogue.js';
import { de } from './de.js';
import { en } from './en.js';
import { nl } from './nl.js';

export const BOX_WORDS: Readonly<Record<Language, BoxTableWords>> = { en, nl, de };
