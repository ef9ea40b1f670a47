import type { PlainObject } from '@roadstead/kernel';
import type { Tables } from '../tables.js';

/** Carries out one kind of request and returns the fields of its answer; refuses by throwing a `Refusal`. */
export type Verb = (request: PlainObject, tables: Tables) => object;
