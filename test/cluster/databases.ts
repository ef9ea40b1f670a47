import { inject } from 'vitest';
import { newDatabaseAt } from './services.js';

/** The address of an empty database on the server of this run. */
export const newDatabase = (): Promise<string> => newDatabaseAt(inject('postgres'));
