import type { GameEntry } from '@roadstead/kernel';
import { gamesHelp, optionsHelp } from '../game-help.js';
import { exampleLine, examplesOf } from '../games/index.js';
import { PLAYING_LEVELS, USUAL_LEVEL } from './crew.js';
import { PLAY_FLAGS } from './options.js';

const EXAMPLES: readonly (readonly [args: string, about: string])[] = [
  ['', 'the menu, or you against bots'],
  [' --players 3 --lang nl', 'you against two bots, in Dutch'],
  [' --names Anna,Ben --players 2', 'two people, no bots'],
  [' --names Anna,Ben --bots deckhand', 'two people and careless bots'],
  [' --bots admiral', 'you against strong bots'],
  [' --resume', 'where you left off'],
];

/** How bots can play this game, a line for each style. */
function stylesHelp({ styles = [] }: GameEntry): string {
  return styles.map(({ id, about }) => `\n                      ${id.padEnd(10)} ${about.en}`).join('');
}

export function playHelp(entry: GameEntry): string {
  const { min, max } = entry.game.players;
  return `A game in the terminal, against bots, with others at one keyboard, or alone.

Usage: roadstead play [options]

  --game ID         ${gamesHelp()}
  --players N       how many play, bots included: ${min} to ${max}
  --humans N        how many of them are people at this keyboard (1)
  --names A,B       their names
  --bots LEVEL,…    one level for all bots, or one for each, weakest first:
                    ${PLAYING_LEVELS.join(', ')} (${USUAL_LEVEL}), or
                    LEVEL:STYLE; without a style, the deal gives each bot one${stylesHelp(entry)}
  --lang LANGUAGE   en, nl or de (as your system says)
  --option NAME=VALUE  any option of the game by its own name; may be repeated
  --seed TEXT       the same seed and choices give the same game; only admirals
                    at a terminal think by the clock, for up to a second
  --start N         who starts: the player of seat N, from 1 (chance decides)
  --no-odds         play without being told the odds
  --save FILE       keep the game in this file
  --resume [FILE]   go on with this game or campaign, or with the one played last;
                    the next part of a campaign may be played by others, and in
                    another way: say so as for a new game
  -h, --help        this text

${optionsHelp(entry, PLAY_FLAGS)}
Without options in a terminal, a short menu asks what to play. The game is saved after every action, in the folder
.roadstead or in the one that ROADSTEAD_DATA names. Whatever reads and writes lines can play, too: colours are left
out where nobody sees them, or where NO_COLOR is set. Ctrl-C and Ctrl-D leave the game, which stays saved.

Examples:
${EXAMPLES.map(([args, about]) => exampleLine(`roadstead play${args}`, about)).join('')}${examplesOf(entry, 'play')}`;
}
