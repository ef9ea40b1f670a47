import type { Game, Language } from '@roadstead/kernel';
import { LANGUAGES } from '@roadstead/kernel';
import { BEST_LEVEL, tidyName } from './crew.js';
import type { PlayOptions } from './options.js';
import type { Input, Terminal } from './terminal.js';
import { type PlayWords, WORDS } from './words/index.js';

/** What the menu led to: options to play with, or that somebody left. */
export type MenuChoice = Pick<PlayOptions, 'language' | 'names' | 'bots' | 'resume'> | Exclude<Input['type'], 'line'>;

const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', nl: 'Nederlands', de: 'Deutsch' };

const QUICK_BOTS = 3;

class Left {
  readonly how: Exclude<Input['type'], 'line'>;

  constructor(how: Exclude<Input['type'], 'line'>) {
    this.how = how;
  }
}

/** A short menu for somebody who just started the program: Enter is enough to play. */
export async function askForGame(
  terminal: Terminal,
  title: string,
  players: Game<never, never, never, never>['players'],
  start: Language,
  saved: boolean,
): Promise<MenuChoice> {
  try {
    return await mainMenu(terminal, title, players, start, saved);
  } catch (left) {
    if (left instanceof Left) return left.how;
    throw left;
  }
}

async function mainMenu(
  terminal: Terminal,
  title: string,
  players: { readonly min: number; readonly max: number },
  language: Language,
  saved: boolean,
): Promise<MenuChoice> {
  const { menu } = WORDS[language];
  const others = LANGUAGES.filter((other) => other !== language);
  const items = [
    ...(saved ? [menu.resume] : []),
    menu.quickGame(QUICK_BOTS),
    menu.ownGame,
    ...others.map((other) => LANGUAGE_NAMES[other]),
  ];
  terminal.write(['', `Roadstead: ${title}`, '', ...items.map((item, i) => ` ${i + 1}  ${item}`)]);
  const number = (await askNumber(terminal, menu.question, menu, 1, items.length, 1)) - (saved ? 1 : 0);
  if (number === 0) return { language, names: [], bots: [], resume: '' };
  if (number === 1) return { language, names: [null], bots: Array(QUICK_BOTS).fill(BEST_LEVEL), resume: null };
  if (number === 2) return { language, ...(await askSeats(terminal, menu, players)), resume: null };
  return mainMenu(terminal, title, players, others[number - 3] ?? language, saved);
}

async function askSeats(terminal: Terminal, menu: PlayWords['menu'], { min, max }: { min: number; max: number }) {
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
