import type { Language } from '@roadstead/kernel';
import type { PlanWords } from './catalogue.js';
import { de } from './de.js';
import { en } from './en.js';
import { nl } from './nl.js';

export const PLAN_WORDS: Readonly<Record<Language, PlanWords>> = { en, nl, de };
