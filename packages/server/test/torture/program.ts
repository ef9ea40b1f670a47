import { fileURLToPath } from 'node:url';

/** The program that anybody would start a server with. */
export const PROGRAM = fileURLToPath(new URL('../../../cli/bin/roadstead.mjs', import.meta.url));
