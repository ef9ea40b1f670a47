import type { Named, Recruit } from '../catalogue.js';

/** Names with their articles: masculine, feminine, neuter, plural. The second form is the object of a masculine that has one. */
export const der = (name: string, object = name): Named => ({ name, subject: `der ${name}`, object: `den ${object}` });
export const die = (name: string): Named => ({ name, subject: `die ${name}`, object: `die ${name}` });
export const das = (name: string): Named => ({ name, subject: `das ${name}`, object: `das ${name}` });

export const einen = (name: string, object = name): Recruit => ({ name, one: `einen ${object}` });
