import type { Language } from '@roadstead/kernel';
import type { TableWords } from './catalogue.js';
import { de } from './de.js';
import { en } from './en.js';
import { nl } from './nl.js';

export const TABLE_WORDS: Readonly<Record<Language, TableWords>> = { en, nl, de };
