import { LEVEL_NAMES, type Level } from '@roadstead/bots';
import { type AnyGame, type GameEntry, LANGUAGES, type Language, type OptionValues } from '@roadstead/kernel';
import { Asker, type Leaving, Left } from './asker.js';
import { type AskedBot, PLAYING_LEVELS, tidyName, USUAL_LEVEL } from './crew.js';
import type { PlayOptions } from './options.js';
import { askBeforeSeats, askNumbers, playersFor } from './table-menu.js';
import type { Terminal } from './terminal.js';
import { WORDS } from './words/index.js';

/** What the menu led to: options to play with, or that somebody left. */
export type MenuChoice = PlayOptions | Leaving;

const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', nl: 'Nederlands', de: 'Deutsch' };

const QUICK_BOTS = 3;

const quickBots = ({ min, max }: AnyGame['players']) => Math.min(max - 1, Math.max(min - 1, QUICK_BOTS));

/** What the menu has to know. */
interface MenuSetting {
  readonly entry: GameEntry;
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

/** Which of several games it is to be. */
export async function askWhich(
  terminal: Terminal,
  games: readonly GameEntry[],
  language: Language,
): Promise<GameEntry | Leaving> {
  const { menu } = WORDS[language];
  terminal.write(['', menu.whichGame, ...games.map(({ words }, i) => ` ${i + 1}  ${words.title[language]}`)]);
  try {
    return games[(await new Asker(terminal, menu).number(menu.question, 1, games.length, 1)) - 1]!;
  } catch (left) {
    if (left instanceof Left) return left.how;
    throw left;
  }
}

async function mainMenu(terminal: Terminal, options: PlayOptions, setting: MenuSetting): Promise<PlayOptions> {
  const language = options.language ?? setting.surroundings;
  const { menu } = WORDS[language];
  const asker = new Asker(terminal, menu);
  const { game, words } = setting.entry;
  const bots = quickBots(game.players);
  const choose = (other: Language) => mainMenu(terminal, { ...options, language: other }, setting);
  const items: readonly (readonly [string, () => Promise<PlayOptions>])[] = [
    ...(setting.saved ? [[menu.resume, async () => ({ ...options, resume: '' })] as const] : []),
    [menu.quickGame(bots), async () => ({ ...options, names: [null], bots: Array(bots).fill({ bot: USUAL_LEVEL }) })],
    [menu.ownGame, async () => ({ ...options, ...(await askTable(asker, options.table, setting, language)) })],
    ...LANGUAGES.filter((other) => other !== language).map(
      (other) => [LANGUAGE_NAMES[other], () => choose(other)] as const,
    ),
  ];
  terminal.write(['', `Roadstead: ${words.title[language]}`, '', ...items.map(([name], i) => ` ${i + 1}  ${name}`)]);
  const number = await asker.number(menu.question, 1, items.length, 1);
  const [, go] = items[number - 1] ?? [];
  return go ? go() : options;
}

/** What is played, who plays, and what depends on how many they are. */
async function askTable(asker: Asker, defaults: OptionValues, setting: MenuSetting, language: Language) {
  const { game, words } = setting.entry;
  const texts = words.options?.(language) ?? {};
  const table = await askBeforeSeats(asker, game, texts, defaults);
  const seats = await askSeats(asker, playersFor(game, table), language);
  return { ...seats, table: await askNumbers(asker, game, texts, table, seats.names.length + seats.bots.length) };
}

async function askSeats(asker: Asker, { min, max }: AnyGame['players'], language: Language) {
  const { menu } = asker;
  const people = await asker.number(menu.people(max), 1, max, 1);
  const names: (string | null)[] = [];
  while (names.length < people) {
    const name = tidyName(await asker.line(menu.name(names.length + 1)));
    if (name !== '' && names.some((other) => other?.toLowerCase() === name.toLowerCase())) asker.say(menu.sameName);
    else names.push(name === '' ? null : name);
  }
  const least = Math.max(0, min - people);
  const most = max - people;
  const bots = least < most ? await asker.number(menu.bots(least, most), least, most, null) : least;
  const level = bots === 0 ? USUAL_LEVEL : await askLevel(asker, language);
  return { names, bots: Array<AskedBot>(bots).fill({ bot: level }) };
}

async function askLevel(asker: Asker, language: Language): Promise<Level> {
  const { menu } = asker;
  asker.list(
    menu.levels,
    PLAYING_LEVELS.map((level, i) => ({ label: LEVEL_NAMES[level][language], about: menu.aboutLevels[i] ?? '' })),
  );
  const usual = PLAYING_LEVELS.indexOf(USUAL_LEVEL) + 1;
  const number = await asker.number(menu.levelQuestion(usual), 1, PLAYING_LEVELS.length, usual);
  return PLAYING_LEVELS[number - 1] ?? USUAL_LEVEL;
}
