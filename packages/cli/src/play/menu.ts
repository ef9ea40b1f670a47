import { type Game, LANGUAGES, type Language } from '@roadstead/kernel';
import { BEST_LEVEL, tidyName } from './crew.js';
import type { PlayOptions } from './options.js';
import type { Input, Terminal } from './terminal.js';
import { type PlayWords, WORDS } from './words/index.js';

type Leaving = Exclude<Input['type'], 'line'>;

/** What the menu led to: options to play with, or that somebody left. */
export type MenuChoice = PlayOptions | Leaving;

const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', nl: 'Nederlands', de: 'Deutsch' };

const QUICK_BOTS = 3;

/** Thrown out of all questions when somebody leaves. */
class Left {
  readonly how: Leaving;

  constructor(how: Leaving) {
    this.how = how;
  }
}

/** What the menu has to know. */
export interface MenuSetting {
  readonly title: string;
  readonly players: Game<never, never, never, never>['players'];
  /** The language that the surroundings speak. */
  readonly surroundings: Language;
  /** True if there is a game to go on with. */
  readonly saved: boolean;
}

/** A short menu for somebody who just started the program: Enter is enough to play. */
export async function askForGame(terminal: Terminal, options: PlayOptions, setting: MenuSetting): Promise<MenuChoice> {
  try {
    return await mainMenu(terminal, options, setting);
  } catch (left) {
    if (left instanceof Left) return left.how;
    throw left;
  }
}

async function mainMenu(terminal: Terminal, options: PlayOptions, setting: MenuSetting): Promise<PlayOptions> {
  const language = options.language ?? setting.surroundings;
  const { menu } = WORDS[language];
  const choose = (other: Language) => mainMenu(terminal, { ...options, language: other }, setting);
  const items: readonly (readonly [string, () => Promise<PlayOptions>])[] = [
    ...(setting.saved ? [[menu.resume, async () => ({ ...options, resume: '' })] as const] : []),
    [menu.quickGame(QUICK_BOTS), async () => ({ ...options, names: [null], bots: Array(QUICK_BOTS).fill(BEST_LEVEL) })],
    [menu.ownGame, async () => ({ ...options, ...(await askSeats(terminal, menu, setting.players)) })],
    ...LANGUAGES.filter((other) => other !== language).map(
      (other) => [LANGUAGE_NAMES[other], () => choose(other)] as const,
    ),
  ];
  terminal.write(['', `Roadstead: ${setting.title}`, '', ...items.map(([name], i) => ` ${i + 1}  ${name}`)]);
  const number = await askNumber(terminal, menu.question, menu, 1, items.length, 1);
  const [, go] = items[number - 1] ?? [];
  return go ? go() : options;
}

async function askSeats(terminal: Terminal, menu: PlayWords['menu'], { min, max }: MenuSetting['players']) {
  const people = await askNumber(terminal, menu.people(max), menu, 1, max, 1);
  const names: (string | null)[] = [];
  while (names.length < people) {
    const name = tidyName(await ask(terminal, menu.name(names.length + 1)));
    if (name !== '' && names.some((other) => other?.toLowerCase() === name.toLowerCase()))
      terminal.write([menu.sameName]);
    else names.push(name === '' ? null : name);
  }
  const least = Math.max(0, min - people);
  const most = max - people;
  const bots = least < most ? await askNumber(terminal, menu.bots(least, most), menu, least, most, null) : least;
  return { names, bots: Array<typeof BEST_LEVEL>(bots).fill(BEST_LEVEL) };
}

async function askNumber(
  terminal: Terminal,
  question: string,
  menu: PlayWords['menu'],
  least: number,
  most: number,
  onEnter: number | null,
): Promise<number> {
  for (;;) {
    const text = await ask(terminal, question);
    if (text === '' && onEnter !== null) return onEnter;
    const number = Number(text);
    if (/^\d+$/.test(text) && number >= least && number <= most) return number;
    if (text === 'q') throw new Left('end');
    terminal.write([menu.number(least, most)]);
  }
}

async function ask(terminal: Terminal, question: string): Promise<string> {
  const input = await terminal.read(question);
  if (input.type !== 'line') throw new Left(input.type);
  return input.text.trim();
}
