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
  }
}

/** Builds the page once for all tests in a browser. `ROADSTEAD_PAGE` names one that is built already. */
export default async function buildPage(project: TestProject): Promise<() => void> {
  const ready = process.env.ROADSTEAD_PAGE;
  if (ready) {
    project.provide('page', ready);
    return () => {};
  }
  // Vite builds for development where the environment says so, and Vitest's says "test".
  process.env.NODE_ENV = 'production';
  const outDir = mkdtempSync(join(tmpdir(), 'roadstead-page-'));
  await build({
    configFile: fileURLToPath(new URL('../../vite.config.ts', import.meta.url)),
    mode: 'production',
    logLevel: 'error',
    build: { outDir, emptyOutDir: true },
  });
  project.provide('page', outDir);
  return () => rmSync(outDir, { recursive: true, force: true });
}
