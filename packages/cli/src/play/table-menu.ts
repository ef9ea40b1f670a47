import {
  type AnyGame,
  type ChosenOption,
  chosenOptions,
  type OptionText,
  type OptionValue,
  type OptionValues,
} from '@roadstead/kernel';
import type { Asker } from './asker.js';

type Playable = Pick<AnyGame, 'players' | 'options' | 'refuses'>;
type Texts = Readonly<Record<string, OptionText>>;

/** The numbers of players that can play with these options. */
export function playersFor({ players: { min, max }, refuses }: Playable, options: OptionValues): AnyGame['players'] {
  const fitting = Array.from({ length: max - min + 1 }, (_, i) => min + i).filter(
    (seats) => refuses({ seats, options }) === null,
  );
  return { min: Math.min(...fitting), max: Math.max(...fitting) };
}

/** Asks for the options with a list of values, one after the other, as far as there is something to choose. */
export async function askBeforeSeats(asker: Asker, game: Playable, texts: Texts, defaults: OptionValues) {
  let options = defaults;
  for (const spec of chosenOptions(game)) {
    const text = texts[spec.name];
    if (text === undefined || text.byHand || spec.kind === 'number') continue;
    options = { ...options, [spec.name]: await askList(asker, game, spec, text, options) };
  }
  return options;
}

/** Asks for the options that are numbers, once it is known how many play. Where a word is usual, nobody need think of one. */
export async function askNumbers(asker: Asker, game: Playable, texts: Texts, chosen: OptionValues, seats: number) {
  let options = chosen;
  for (const spec of chosenOptions(game)) {
    const text = texts[spec.name];
    if (text === undefined || text.byHand || spec.kind !== 'number' || typeof spec.default === 'string') continue;
    const isOpen = game.refuses({ seats, options: { ...options, [spec.name]: spec.min + 1 } }) === null;
    if (!isOpen) continue;
    asker.say('');
    asker.say(`${text.name}: ${text.about}`);
    const number = await asker.number(asker.menu.howMany(spec.default), spec.min, spec.max, spec.default);
    options = { ...options, [spec.name]: number };
  }
  return options;
}

async function askList(
  asker: Asker,
  game: Playable,
  spec: Exclude<ChosenOption, { kind: 'number' }>,
  text: OptionText,
  options: OptionValues,
): Promise<OptionValue> {
  const isMany = spec.kind === 'some';
  const can = (value: string) => isPlayable(game, { ...options, [spec.name]: isMany ? [value] : value });
  const values = spec.values.filter(can);
  if (values.length < (isMany ? 1 : 2)) return options[spec.name] ?? spec.default;
  asker.list(
    `${text.name}. ${text.about}`,
    values.map((value) => text.values[value] ?? { label: value, about: '' }),
  );
  if (!isMany) return values[(await asker.number(asker.menu.question, 1, values.length, 1)) - 1] ?? spec.default;
  const numbers = await asker.numbers(asker.menu.severalQuestion, values.length);
  return spec.values.filter((value) => numbers.includes(values.indexOf(value) + 1));
}

function isPlayable(game: Playable, options: OptionValues): boolean {
  return Number.isFinite(playersFor(game, options).min);
}
