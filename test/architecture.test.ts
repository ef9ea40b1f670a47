import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

interface Package {
  readonly name: string;
  readonly folder: string;
  readonly dependencies: readonly string[];
  readonly sources: readonly Source[];
}

interface Source {
  readonly path: string;
  /** Without comments. */
  readonly code: string;
  readonly imports: readonly string[];
  /** Of its own package, what must be there before it begins. */
  readonly needs: readonly string[];
}

const PACKAGES = packageFolders().map(readPackage);
const OURS = PACKAGES.map(({ name }) => name);
const GAMES = PACKAGES.filter(({ folder }) => isGame(folder)).map(({ name }) => name);

/** Which of our packages each may import. */
const ARROWS: Readonly<Record<string, readonly string[]>> = {
  '@roadstead/kernel': [],
  '@roadstead/art': [],
  ...Object.fromEntries(GAMES.map((game) => [game, ['@roadstead/kernel']])),
  '@roadstead/games': ['@roadstead/kernel', ...GAMES],
  '@roadstead/bots': ['@roadstead/kernel', '@roadstead/games', ...GAMES],
  '@roadstead/engine': ['@roadstead/kernel', '@roadstead/games', '@roadstead/bots'],
  '@roadstead/protocol': ['@roadstead/kernel'],
  '@roadstead/client': ['@roadstead/kernel', '@roadstead/protocol'],
  '@roadstead/server': [
    '@roadstead/kernel',
    '@roadstead/games',
    '@roadstead/bots',
    '@roadstead/protocol',
    '@roadstead/client',
  ],
  '@roadstead/web': [
    '@roadstead/kernel',
    '@roadstead/games',
    '@roadstead/bots',
    '@roadstead/protocol',
    '@roadstead/client',
    '@roadstead/art',
    ...GAMES,
  ],
  roadstead: [
    '@roadstead/kernel',
    '@roadstead/games',
    '@roadstead/bots',
    '@roadstead/engine',
    '@roadstead/client',
    '@roadstead/server',
    ...GAMES,
  ],
};

/** Packages that run in Node only; all others run in a browser too, but for the folder that each may have for Node. */
const NODE_ONLY = ['roadstead', '@roadstead/server'];

/** What only the folder for Node of a package may import: bots know no list of games, whoever starts them brings it. */
const IN_NODE_FOLDER: Readonly<Record<string, readonly string[]>> = { '@roadstead/bots': ['@roadstead/games'] };

describe.each(PACKAGES)('$name', ({ name, folder, dependencies, sources }) => {
  const pure = name === '@roadstead/kernel' || GAMES.includes(name) || name === '@roadstead/games';

  it('has its arrows drawn, and sources to look at', () => {
    expect(Object.keys(ARROWS)).toContain(name);
    expect(sources.length).toBeGreaterThan(0);
  });

  it('depends only on packages that its arrows point at', () => {
    expect(
      dependencies.filter((dependency) => OURS.includes(dependency) && !ARROWS[name]?.includes(dependency)),
    ).toEqual([]);
  });

  it('imports only packages that it declares', () => {
    expect(offending(sources, (from) => isPackage(from) && !dependencies.includes(packageOf(from)))).toEqual([]);
  });

  it('reaches no file outside its own sources', () => {
    const inside = join(folder, 'src') + sep;
    const leaves = (from: string, { path }: Source) =>
      from.startsWith('.') && !resolve(dirname(path), from).startsWith(inside);
    expect(offending(sources, leaves)).toEqual([]);
  });

  if (!NODE_ONLY.includes(name)) {
    const forNode = join(folder, 'src/node') + sep;
    const everywhere = sources.filter(({ path }) => !path.startsWith(forNode));

    it('imports nothing that only Node has, nor what is left to its folder for Node', () => {
      const kept = IN_NODE_FOLDER[name] ?? [];
      expect(offending(everywhere, (from) => from.startsWith('node:') || kept.includes(packageOf(from)))).toEqual([]);
    });

    it('reaches its folder for Node from there alone', () => {
      const enters = (from: string, { path }: Source) =>
        from.startsWith('.') && resolve(dirname(path), from).startsWith(forNode);
      expect(offending(everywhere, enters)).toEqual([]);
    });
  }

  if (pure) {
    it('has no chance and no clock of its own', () => {
      const impure = sources.filter(({ code }) => /\bMath\.random\b|\bDate\b|\bperformance\b|\bcrypto\b/.test(code));
      expect(impure.map(({ path }) => relative(ROOT, path))).toEqual([]);
    });
  }
});

/** What a game is added to, by a line each. */
const LISTS = [
  'packages/games/registry/src/list.ts',
  'packages/bots/src/games.ts',
  'packages/cli/src/games/list.ts',
  'packages/web/src/games/list.ts',
];

it('a game is named in lists of games, in folders of its own and nowhere else', () => {
  const ids = [...GAMES.map((name) => name.replace('@roadstead/', '')), 'lots'];
  const naming = PACKAGES.filter(({ name }) => !GAMES.includes(name)).flatMap(({ sources }) =>
    sources
      .map(({ path, code }) => ({ path: relative(ROOT, path).replaceAll(sep, '/'), code }))
      .filter(({ path, code }) => ids.some((id) => !path.includes(`/${id}/`) && namesGame(code, id)))
      .map(({ path }) => path),
  );
  expect(naming.sort()).toEqual([...LISTS].sort());
});

it.each(GAMES)('%s is known to the compiler wherever it has a row', (name) => {
  const { folder } = PACKAGES.find((one) => one.name === name)!;
  const rows = PACKAGES.filter(({ sources }) => sources.some((source) => isListWith(source, name)));
  expect(rows.map((one) => one.name)).toContain('@roadstead/games');
  const referring = (path: string) =>
    (JSON.parse(readFileSync(join(ROOT, path), 'utf8')) as { references: readonly { path: string }[] }).references.some(
      (reference) => resolve(ROOT, dirname(path), reference.path) === resolve(folder),
    );
  // Vite builds the page.
  const builds = rows
    .map((one) => `${relative(ROOT, one.folder)}/tsconfig.json`)
    .filter((path) => !/\/web\//.test(path));
  expect(['tsconfig.json', 'tsconfig.test.json', ...builds].filter((path) => !referring(path))).toEqual([]);
  expect(rows.filter(({ dependencies }) => !dependencies.includes(name)).map((one) => one.name)).toEqual([]);
});

function isListWith({ path, code }: Source, game: string): boolean {
  return LISTS.includes(relative(ROOT, path).replaceAll(sep, '/')) && namesGame(code, game.replace('@roadstead/', ''));
}

/** By its id in quotes or in an address, or by a name made of it. */
function namesGame(code: string, id: string): boolean {
  const camel = id.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
  return new RegExp(`['"/]${id}['"/]|\\b${camel}[A-Z]`).test(code);
}

it('no two files need each other before they begin', () => {
  const needs = new Map(PACKAGES.flatMap(({ sources }) => sources.map(({ path, needs }) => [path, needs] as const)));
  const done = new Set<string>();
  const circles: string[] = [];
  const visit = (path: string, way: readonly string[]): void => {
    if (way.includes(path)) circles.push([...way.slice(way.indexOf(path)), path].map(named).join(' > '));
    if (way.includes(path) || done.has(path)) return;
    for (const needed of needs.get(path) ?? []) visit(needed, [...way, path]);
    done.add(path);
  };
  for (const path of needs.keys()) visit(path, []);
  expect(circles).toEqual([]);
  // Whoever reads nothing finds no circles.
  expect([...needs.values()].flat().filter((path) => needs.has(path)).length).toBeGreaterThan(needs.size);
});

it('reads imports in all their forms', () => {
  const code = `import a from 'a';\nimport type { B,\n C } from "b";\nexport * from './c.js';\nconst d = await import('d');\nimport 'e';`;
  expect(importsOf(code)).toEqual(['a', 'b', './c.js', 'd', 'e']);
  expect(neededBy(code, 'x/a.ts').map(named)).toEqual([named(resolve('x/c.ts'))]);
  expect(withoutComments('a(); // Date\n/* Math.random */ b("//x");')).toBe('a(); \n b("//x");');
});

function packageFolders(): string[] {
  const top = join(ROOT, 'packages');
  const games = join(top, 'games');
  const folders = [
    ...readdirSync(top).map((name) => join(top, name)),
    ...readdirSync(games).map((name) => join(games, name)),
  ];
  return folders.filter((folder) => existsSync(join(folder, 'package.json')));
}

function isGame(folder: string): boolean {
  return dirname(folder) === join(ROOT, 'packages/games') && !folder.endsWith('registry');
}

function readPackage(folder: string): Package {
  const { name, dependencies = {} } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return { name, folder, dependencies: Object.keys(dependencies), sources: sourcesIn(join(folder, 'src')) };
}

function sourcesIn(folder: string): Source[] {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    /\.(ts|svelte)$/.test(entry.name),
  );
  return files.map((entry) => {
    const path = join(entry.parentPath, entry.name);
    const code = withoutComments(readFileSync(path, 'utf8'));
    return { path, code, imports: importsOf(code), needs: neededBy(code, path) };
  });
}

/** Comments go, texts stay: a text is matched first, so that "//" inside it is not taken for a comment. */
function withoutComments(code: string): string {
  return code.replace(/('(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`)|\/\/.*|\/\*[\s\S]*?\*\//g, '$1');
}

function importsOf(code: string): string[] {
  const forms = /(?:\bfrom\s*|\bimport\s*\(\s*|\bimport\s+)(['"])([^'"\s]+)\1/g;
  return [...code.matchAll(forms)].map((match) => match[2]!);
}

/** The files of the same package that are imported as it begins: not for types alone, and not later. */
function neededBy(code: string, path: string): string[] {
  const forms = /\b(?:import|export)\s+(?:(?!type\b)[\w*{][^'";]*?\bfrom\s*)?(['"])(\.[^'"\s]+)\1/g;
  return [...code.matchAll(forms)].map((match) => resolve(dirname(path), match[2]!.replace(/\.js$/, '.ts')));
}

function named(path: string): string {
  return relative(ROOT, path).replaceAll(sep, '/');
}

/** What the page's own build makes (`virtual:`) is nobody's package. */
function isPackage(from: string): boolean {
  return !/^(\.|node:|virtual:)/.test(from);
}

function packageOf(from: string): string {
  return from.split('/', from.startsWith('@') ? 2 : 1).join('/');
}

function offending(sources: readonly Source[], isWrong: (from: string, source: Source) => boolean): string[] {
  return sources.flatMap((source) =>
    source.imports
      .filter((from) => isWrong(from, source))
      .map((from) => `${relative(ROOT, source.path)} imports ${from}`),
  );
}
