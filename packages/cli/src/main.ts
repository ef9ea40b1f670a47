import { inspect } from 'node:util';
import { listenForInterrupts } from './interrupt.js';
import { run } from './run.js';

const INTERRUPTED = 130;
const SHOW_CURSOR = '\x1b[?25h';

// Somebody who reads only the first lines (`| head`) has seen enough: that is no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

listenForInterrupts(() => {
  if (process.stderr.isTTY) process.stderr.write(`${SHOW_CURSOR}\n`);
  process.exit(INTERRUPTED);
});

try {
  process.exitCode = await run(process.argv.slice(2), process);
} catch (error) {
  process.stderr.write(`roadstead: something went wrong: ${inspect(error)}\n`);
  process.exitCode = 1;
}
