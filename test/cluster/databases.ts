import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';

/** The address of an empty database on the server of this run. */
export async function newDatabase(): Promise<string> {
  const server = inject('postgres');
  const name = `t${randomBytes(8).toString('hex')}`;
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  return server.replace(/postgres$/, name);
}
