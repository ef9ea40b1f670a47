import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { chromium } from 'playwright-core';

const root = '/tmp/w1-page/';
const T = {
  js: 'text/javascript',
  css: 'text/css',
  html: 'text/html',
  woff2: 'font/woff2',
  svg: 'image/svg+xml',
  png: 'image/png',
  webmanifest: 'application/manifest+json',
};
const s = createServer(async (q, r) => {
  const p = new URL(q.url, 'http://x').pathname.slice(1) || 'index.html';
  try {
    const b = await readFile(root + p);
    r.setHeader('content-type', T[p.split('.').pop()] ?? 'text/plain');
    r.end(b);
  } catch {
    if (p.includes('.') || p.startsWith('api')) {
      r.statusCode = 404;
      r.end();
    } else {
      r.setHeader('content-type', 'text/html');
      r.end(await readFile(root + 'index.html'));
    }
  }
});
await new Promise((r) => s.listen(0, r));
const base = `http://127.0.0.1:${s.address().port}/`;
const b = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--headless', '--no-sandbox', '--disable-gpu'],
});
export async function page(w = 1440, h = 900, opts = {}) {
  const c = await b.newContext({ viewport: { width: w, height: h }, colorScheme: 'dark', ...opts });
  const p = await c.newPage();
  p.on('console', (m) => console.log('console', m.text()));
  p.on('pageerror', (e) => console.log('ERR', e.stack));
  return p;
}
export { b, base, s };
export const end = async () => {
  await b.close();
  s.close();
};
