/** Finds a browser for the tests of the page, and installs one where that is easy. Only what Node itself brings may be imported. */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

const PATHS = [
  // A browser without windows costs a fifth less than one that only hides them.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/opt/google/chrome/chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/** Playwright keeps its own browsers in one folder per version. */
function playwrights() {
  const folders = [
    process.env.PLAYWRIGHT_BROWSERS_PATH,
    join(homedir(), '.cache/ms-playwright'),
    join(homedir(), 'Library/Caches/ms-playwright'),
    join(homedir(), 'AppData/Local/ms-playwright'),
  ].filter((folder) => folder && existsSync(folder));
  const inside = [
    'chrome-linux/chrome',
    'chrome-linux64/chrome',
    'chrome-mac/Chromium.app/Contents/MacOS/Chromium',
    'chrome-win/chrome.exe',
  ];
  return folders.flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.startsWith('chromium-'))
      .flatMap((name) => inside.map((path) => join(folder, name, path))),
  );
}

/** The path of a Chromium, or null. */
export function findChromium() {
  const { CHROMIUM } = process.env;
  if (CHROMIUM) return existsSync(CHROMIUM) ? CHROMIUM : null;
  return [...PATHS, ...playwrights()].find((path) => existsSync(path)) ?? null;
}

/** The same, after trying to install one on Debian; null where that is not possible. */
export function ensureChromium() {
  const found = findChromium();
  if (found !== null || process.env.CHROMIUM) return found;
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return null;
  console.log('Installing Chromium for the tests of the page (once)…');
  const apt = (...args) =>
    spawnSync('apt-get', args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
  const install = (name) => apt('install', '-y', '--no-install-recommends', name).status === 0;
  // Lists of packages may be old; not every Debian has the one without windows.
  const isThere = install('chromium-headless-shell');
  if (!isThere) apt('update');
  if (!isThere && !install('chromium-headless-shell')) install('chromium');
  return findChromium();
}
