import type { Command } from '../command.js';
import { entryIn } from '../game-args.js';
import { playHelp } from '../play/help.js';
import { play as playInTerminal } from '../play/index.js';

export const play: Command = {
  name: 'play',
  summary: 'a game in the terminal, alone against bots or with others at one keyboard',
  help: (argv) => playHelp(entryIn(argv)),
  run: (argv) => playInTerminal(argv),
};
