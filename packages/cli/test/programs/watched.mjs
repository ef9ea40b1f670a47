/** Loaded before the program: it is told that somebody watches, so it shows how far it is, although its words go into a pipe. */
process.stderr.isTTY = true;
