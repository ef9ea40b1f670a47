import type { GameFace } from '../games/face.js';

/** What a letter can be bound to at every table. */
const OWN_COMMANDS = ['undo', 'log', 'read', 'inspect', 'playBack', 'pause'] as const;
export type OwnCommand = (typeof OWN_COMMANDS)[number];

export interface KeySettings {
  readonly keys: Readonly<Record<OwnCommand, string>>;
  /** The letters that were changed, by game and command. */
  readonly gameKeys: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** A letter and what it is bound to: a command of a game, or (null) one of every table. */
export interface Letter {
  readonly game: string | null;
  readonly command: string;
  readonly key: string;
}

type Commanded = Pick<GameFace, 'id' | 'commands'>;

/** The letters at the tables of these games: each game's own first, then those of every table. */
export function lettersOf({ keys, gameKeys }: KeySettings, games: readonly Commanded[]): Letter[] {
  return [
    ...games.flatMap(({ id: game, commands }) =>
      commands.map(({ id, key }) => ({ game, command: id, key: gameKeys[game]?.[id] ?? key })),
    ),
    ...OWN_COMMANDS.map((command) => ({ game: null, command, key: keys[command] })),
  ];
}

/** True if a letter means something else already where this command is heard. */
export function isTaken(key: string, by: Letter, letters: readonly Letter[]): boolean {
  const meet = (other: Letter) => other.game === by.game || other.game === null || by.game === null;
  return letters.some((other) => other.key === key && meet(other) && !isSame(other, by));
}

export function isLetter(key: unknown): key is string {
  return typeof key === 'string' && /^\p{L}$/u.test(key);
}

/** The settings after a command got another letter. */
export function withLetter({ keys, gameKeys }: KeySettings, { game, command }: Letter, key: string): KeySettings {
  if (game === null) return { keys: { ...keys, [command]: key }, gameKeys };
  return { keys, gameKeys: { ...gameKeys, [game]: { ...gameKeys[game], [command]: key } } };
}

function isSame(a: Letter, b: Letter): boolean {
  return a.game === b.game && a.command === b.command;
}
