import type { Language } from '@roadstead/kernel';
import type { ChapterWords } from './catalogue.js';
import { de } from './de.js';
import { en } from './en.js';
import { nl } from './nl.js';

export const CHAPTER_WORDS: Readonly<Record<Language, ChapterWords>> = { en, nl, de };
