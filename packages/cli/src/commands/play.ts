import type { Command } from '../command.js';
import { HELP } from '../play/help.js';
import { play as playInTerminal } from '../play/index.js';

export const play: Command = {
  name: 'play',
  summary: 'a game in the terminal, alone against bots or with others at one keyboard',
  help: HELP,
  run: (argv) => playInTerminal(argv),
};
