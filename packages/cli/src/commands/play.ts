import type { Command } from '../command.js';
import { entryIn } from '../game-args.js';
import { playHelp } from '../play/help.js';
import { play as playInTerminal } from '../play/index.js';

export const play: Command = {
  help: (argv) => playHelp(entryIn(argv)),
  run: (argv) => playInTerminal(argv),
};
