import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The folder of the built page. */
    page: string;
    /** Where the page with the second game is built by the first test file that wants it. */
    secondPage: string;
  }
}

/** Builds the page once for all tests in a browser. `ROADSTEAD_PAGE` names one that is built already. */
export default async function buildPage(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'roadstead-page-'));
  project.provide('page', process.env.ROADSTEAD_PAGE ?? (await built(join(folder, 'first'))));
  project.provide('secondPage', join(folder, 'second'));
  return () => rmSync(folder, { recursive: true, force: true });
}

async function built(outDir: string): Promise<string> {
  // Vite builds for development where the environment says so, and Vitest's says "test".
  process.env.NODE_ENV = 'production';
  await build({
    configFile: fileURLToPath(new URL('../../vite.config.ts', import.meta.url)),
    mode: 'production',
    logLevel: 'error',
    build: { outDir, emptyOutDir: true },
  });
  return outDir;
}
