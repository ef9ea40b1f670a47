import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from '../../src/config/read-config.js';

describe('the settings', () => {
  it('have defaults for one machine at home', () => {
    expect(readConfig({})).toMatchObject({
      port: 7171,
      host: '127.0.0.1',
      data: resolve('.roadstead'),
      publicUrl: null,
      trustProxy: false,
      privateNotices: false,
      logLevel: 'info',
    });
    expect(readConfig({ PORT: '', ROADSTEAD_HOST: ' ' })).toEqual(readConfig({}));
  });

  it('come from the environment', () => {
    const env = {
      PORT: '80',
      ROADSTEAD_HOST: '0.0.0.0',
      ROADSTEAD_DATA: '/var/lib/roadstead',
      ROADSTEAD_URL: 'https://Games.Example.org/',
      ROADSTEAD_PROXY: 'loopback',
      ROADSTEAD_NOTICE_PRIVATE: '1',
      ROADSTEAD_LIMIT_TALK: '3/20',
      ROADSTEAD_LIMIT_PERSON: 'off',
      ROADSTEAD_MAX_SOCKETS_PERSON: '2',
      ROADSTEAD_NODE: 'east-1.example',
    };
    expect(readConfig(env)).toMatchObject({
      port: 80,
      host: '0.0.0.0',
      data: '/var/lib/roadstead',
      publicUrl: 'https://games.example.org',
      trustProxy: 'loopback',
      privateNotices: true,
      node: 'east-1.example',
      limits: { talk: { max: 3, seconds: 20 }, perPerson: { max: Number.MAX_SAFE_INTEGER }, socketsPerPerson: 2 },
    });
  });

  it.each([
    ['PORT', 'seven'],
    ['PORT', '70000'],
    ['PORT', '-1'],
    ['ROADSTEAD_URL', 'games.example.org'],
    ['ROADSTEAD_URL', 'ftp://games.example.org'],
    ['ROADSTEAD_URL', 'https://games.example.org/play'],
    ['ROADSTEAD_NOTICE_PRIVATE', 'yes'],
    ['ROADSTEAD_LOG', 'loud'],
    ['ROADSTEAD_LIMIT_ADDRESS', '100'],
    ['ROADSTEAD_LIMIT_ADDRESS', '0/10'],
    ['ROADSTEAD_MAX_BODY', '1'],
    ['ROADSTEAD_NODE', 'my node'],
  ])('are refused in one sentence that names them: %s=%s', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(ConfigError);
    expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name} must be .*"${value}"\\.$`));
  });
});
