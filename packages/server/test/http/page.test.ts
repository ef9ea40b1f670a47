import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPlace, type Place } from './place.js';

const above = mkdtempSync(join(tmpdir(), 'roadstead-page-'));
const folder = join(above, 'dist');
let place: Place;

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'), { recursive: true });
  writeFileSync(join(above, 'secret.txt'), 'secret');
  writeFileSync(join(folder, 'index.html'), '<title>Page</title>');
  writeFileSync(join(folder, 'sw.js'), 'worker');
  writeFileSync(join(folder, 'THIRD-PARTY.txt'), 'licences');
  writeFileSync(join(folder, 'assets', 'index-3f2a.js'), 'code');
  place = await openPlace({ ROADSTEAD_PAGE: folder });
});
afterAll(async () => {
  await place.app.close();
  rmSync(above, { recursive: true });
});

describe('the page', () => {
  it.each(['/', '/index.html', '/table?id=abc', '/some/page', '/you'])('is at %s', async (url) => {
    const { status, body, headers } = await place.visitor().get(url);
    expect({ status, body }).toEqual({ status: 200, body: '<title>Page</title>' });
    expect(headers['content-type']).toMatch(/^text\/html/);
    expect(headers['cache-control']).toBe('no-cache');
  });

  it('keeps files with a hash in their name for ever, and asks for the others anew', async () => {
    const asset = await place.visitor().get('/assets/index-3f2a.js');
    expect(asset).toMatchObject({ status: 200, body: 'code' });
    expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(asset.headers['content-type']).toMatch(/javascript/);
    expect((await place.visitor().get('/sw.js')).headers['cache-control']).toBe('no-cache');
    const { etag } = asset.headers;
    expect(
      (await place.visitor().ask('GET', '/assets/index-3f2a.js', undefined, { 'if-none-match': String(etag) })).status,
    ).toBe(304);
    expect((await place.visitor().ask('HEAD', '/')).status).toBe(200);
  });

  it('has the licences of others beside it, to be read', async () => {
    const { status, body, headers } = await place.visitor().get('/THIRD-PARTY.txt');
    expect({ status, body }).toEqual({ status: 200, body: 'licences' });
    expect(headers['content-type']).toMatch(/^text\/plain; charset=utf-8/i);
  });

  it.each([
    '/assets/gone.js',
    '/assets/',
    '/favicon.ico',
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/assets/..%5c..%5csecret.txt',
    '/\0.txt',
    '/%00.txt',
    '/.%00./secret.txt',
    '/index.html/x.js',
    `/${'a'.repeat(300)}.js`,
    `/${'a/'.repeat(3_000)}x.js`,
  ])('shows nothing else: %j', async (url) => {
    const { status, body } = await place.visitor().get(url);
    expect(JSON.stringify(body)).not.toBe('"secret"');
    expect(body === '<title>Page</title>' || (status >= 400 && status < 500)).toBe(true);
  });

  it('gives smaller copies to those who take them', async () => {
    writeFileSync(join(folder, 'assets', 'index-3f2a.js.br'), 'small');
    const ask = (encodings: string) =>
      place.visitor().ask('GET', '/assets/index-3f2a.js', undefined, { 'accept-encoding': encodings });
    const small = await ask('gzip, br');
    expect(small).toMatchObject({ status: 200, body: 'small' });
    expect(small.headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': expect.stringContaining('immutable'),
    });
    expect(small.headers['content-type']).toMatch(/javascript/);
    expect(small.headers.vary).toMatch(/accept-encoding/i);
    expect((await ask('identity')).body).toBe('code');
  });

  it('does not count as requests of an address: a page is many files', async () => {
    const strict = await openPlace({ ROADSTEAD_PAGE: folder, ROADSTEAD_LIMIT_ADDRESS: '2/60' });
    for (let i = 0; i < 9; i++) expect((await strict.visitor().get('/assets/index-3f2a.js')).status).toBe(200);
    for (let i = 0; i < 2; i++) expect((await strict.visitor().get('/api/nothing')).status).toBe(404);
    expect((await strict.visitor().get('/api/games')).status).toBe(429);
    await strict.app.close();
  });

  it('is not mistaken for an answer of the API', async () => {
    expect(await place.visitor().get('/api/x')).toMatchObject({ status: 404, body: { error: { code: 'NOT_FOUND' } } });
    expect(await place.visitor().post('/somewhere')).toMatchObject({
      status: 404,
      body: { error: { code: 'NOT_FOUND' } },
    });
  });

  it('says what to do where it is not built yet, and is there as soon as it is', async () => {
    const later = join(above, 'later');
    const other = await openPlace({ ROADSTEAD_PAGE: later });
    const { status, body } = await other.visitor().get('/');
    expect(status).toBe(404);
    expect(body).toContain('npm start');
    mkdirSync(later);
    writeFileSync(join(later, 'index.html'), 'built');
    expect((await other.visitor().get('/')).body).toBe('built');
    await other.app.close();
  });
});
