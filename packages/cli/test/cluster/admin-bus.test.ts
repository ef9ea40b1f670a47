import { connect } from '@nats-io/transport-node';
import { openStore } from '@roadstead/server';
import { afterEach, expect, inject, it, vi } from 'vitest';
import { newDatabase } from '../../../../test/cluster/databases.js';
import { roadstead } from '../capture.js';

afterEach(() => void vi.unstubAllEnvs());

it('who is shut out or deleted by admin is told of to the nodes at once, by id', async () => {
  const database = await newDatabase();
  vi.stubEnv('ROADSTEAD_DATABASE', database);
  vi.stubEnv('ROADSTEAD_NATS', inject('nats'));
  const store = await openStore(database);
  const id = 'troll'.padEnd(16, '0');
  const at = { createdAt: 1, seenAt: Date.now() };
  await store.people.create({
    id,
    name: 'Captain Troll',
    passphraseHash: 'x',
    language: 'en',
    noticeUrl: null,
    banned: false,
    ...at,
  });
  const place = await store.keys.putOnce('place', `bus${process.pid}`);
  const ear = await connect({ servers: inject('nats') });
  const heard: unknown[] = [];
  ear.subscribe(`roadstead.${place}`, { callback: (_, message) => void heard.push(message.json()) });
  await ear.flush();
  const ended = { kind: 'ended', person: id, device: null };

  expect((await roadstead(['admin', 'ban', 'Captain Troll'])).code).toBe(0);
  await expect.poll(() => heard).toEqual([ended]);
  expect((await store.people.byId(id))!.banned).toBe(true);
  expect((await roadstead(['admin', 'delete-person', id])).code).toBe(0);
  expect((await roadstead(['admin', 'delete-person', id, '--write'])).code).toBe(0);
  await expect.poll(() => heard).toEqual([ended, ended]);
  await ear.close();
  await store.close();
});
