import type { TestProject } from 'vitest/node';
import { findServices } from '../../scripts/services.mjs';
import { newNats, newPostgres } from './services.js';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the database server of this run is; each test makes databases of its own there. */
    readonly postgres: string;
    readonly nats: string;
  }
}

/** One of each for all files of the run, ended with it. */
export default async function start(project: TestProject): Promise<() => Promise<void>> {
  const programs = findServices()!;
  const services = await Promise.all([newPostgres(programs), newNats(programs)]);
  const [postgres, nats] = services;
  await Promise.all(services.map((service) => service.start()));
  project.provide('postgres', postgres.url);
  project.provide('nats', nats.url);
  return async () => {
    await Promise.all(services.map((service) => service.remove()));
  };
}
