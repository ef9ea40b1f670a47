import { readdirSync, readFileSync } from 'node:fs';
import { chromium } from 'playwright-core';

const [, , out, ...names] = process.argv;
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
const p = await b.newPage({ viewport: { width: 1500, height: 1000 } });
const html = names
  .map((n) => {
    const d = readFileSync('/work/main/packages/web/screenshots/' + n + '.png').toString('base64');
    return `<figure><img src="data:image/png;base64,${d}"><figcaption>${n}</figcaption></figure>`;
  })
  .join('');
await p.setContent(
  `<style>body{margin:8px;background:#777;display:flex;flex-wrap:wrap;gap:8px}figure{margin:0}img{height:480px;display:block}figcaption{font:14px sans-serif}</style>${html}`,
);
await p.screenshot({ path: out, fullPage: true });
await b.close();
