/**
 * Sits in the arena for the tests. It plays its first legal action: always (`good`), or until its third question, when it
 * does what its first argument says.
 */
import { connect } from 'node:net';
import { createInterface } from 'node:readline';

const [, , manner, port] = process.argv;
let asked = 0;

for await (const line of createInterface({ input: process.stdin })) {
  const { legal } = JSON.parse(line);
  asked++;
  const answer = manner === 'good' || asked < 3 ? JSON.stringify({ action: legal[0] }) : wrong();
  if (answer !== null) process.stdout.write(`${answer}\n`);
}

/** What it says instead of an answer, or null for nothing. */
function wrong() {
  switch (manner) {
    case 'dying':
      process.stderr.write('the ship has sunk\n');
      return process.exit(3);
    case 'hanging':
      // Whoever hangs does not notice either that nobody listens any more; at the port it is seen how long it lives.
      setInterval(() => {}, 1_000_000);
      if (port !== undefined) connect(Number(port), '127.0.0.1');
      return null;
    case 'illegal':
      return JSON.stringify({ action: { type: 'mutiny' } });
    default:
      return 'arrr';
  }
}
