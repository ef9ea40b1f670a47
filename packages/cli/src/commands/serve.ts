import { BadData, ConfigError, readConfig, serve as serveUntil } from '@roadstead/server';
import { readArgs } from '../args.js';
import type { Command } from '../command.js';
import { onInterrupt } from '../interrupt.js';
import { UsageError } from '../usage.js';

const HELP = `Serves the tables: people come with their browsers and play together.

Usage: roadstead serve [options]

Options:
  --port N      where it listens; 0 takes any free one   (PORT, 7171)
  --host NAME   the address to listen on; 0.0.0.0 for all (ROADSTEAD_HOST, 127.0.0.1)
  --data DIR    the folder for the database               (ROADSTEAD_DATA, ./.roadstead)
  --url URL     where people find it from outside         (ROADSTEAD_URL)

Everything can be set by the environment as well, and some things only there:
  ROADSTEAD_DATABASE           a PostgreSQL database instead of that folder, for
                               several nodes: postgres://user@host/database
  ROADSTEAD_NATS               how nodes tell each other what has happened, like
                               nats://host:4222 (they ask the database)
  ROADSTEAD_NODE               what this node is called in lists and metrics (the
                               name of the machine)
  ROADSTEAD_DRAIN_MS           how long it goes on serving after it was told to stop,
                               until a proxy has noticed (3000 with a PostgreSQL
                               database, otherwise 0)
  ROADSTEAD_PROXY              whose word about addresses counts, like "loopback"
                               behind a proxy on the same machine (nobody's)
  ROADSTEAD_NOTICE_PRIVATE=1   turn notices may go to private addresses (no)
  ROADSTEAD_LOG                fatal, error, warn, info, debug, silent
                               (info; warn where somebody looks on)
  ROADSTEAD_BOT_THREADS        threads that bots think in (all cores but one)
  ROADSTEAD_BOT_PAUSE_MS       how long a bot lets people look before it acts (900)
  ROADSTEAD_LIMIT_ADDRESS      requests of one address, like 1500/15: so many in
                               so many seconds, or off; and in the same way
                               ROADSTEAD_LIMIT_PERSON, _PAGE, _PASSPHRASES,
                               _NEW_PEOPLE, _NEW_TABLES, _TALK
  ROADSTEAD_MAX_BODY           the largest request in bytes; and in the same way
                               ROADSTEAD_MAX_CONNECTIONS, _SOCKETS_PERSON,
                               _SOCKETS_ADDRESS, _TABLES_PERSON

The log goes to standard output, one JSON object per line. /healthz tells whether
all is well, /metrics what Prometheus asks for, /api/openapi.json what the HTTP part
takes. Ctrl-C or SIGTERM lets everything under way finish; a second one does not.

Examples:
  roadstead serve
  roadstead serve --port 8080 --host 0.0.0.0 --url https://games.example.org
`;

export const serve: Command = {
  help: HELP,
  async run(argv, { stdout, stderr }) {
    const { values } = readArgs({
      args: [...argv],
      options: {
        port: { type: 'string' },
        host: { type: 'string' },
        data: { type: 'string' },
        url: { type: 'string' },
      },
    });
    const isWatched = (stdout as { isTTY?: boolean }).isTTY === true;
    const config = configOf({
      ...(isWatched && { ROADSTEAD_LOG: 'warn' }),
      ...process.env,
      ...(values.port !== undefined && { PORT: values.port }),
      ...(values.host !== undefined && { ROADSTEAD_HOST: values.host }),
      ...(values.data !== undefined && { ROADSTEAD_DATA: values.data }),
      ...(values.url !== undefined && { ROADSTEAD_URL: values.url }),
    });
    const stop = stopAsked();
    try {
      await serveUntil(config, {
        logs: { write: (line) => void stdout.write(line) },
        ready: (address) => void stderr.write(`Roadstead is at ${config.publicUrl ?? address} (Ctrl-C ends it)\n`),
        until: stop.asked,
      });
      return 0;
    } catch (error) {
      const sentence = cannotListen(error as NodeJS.ErrnoException, config);
      if (sentence === null) throw error;
      stderr.write(`roadstead serve: ${sentence}\n`);
      return 1;
    } finally {
      stop.forget();
    }
  },
};

function configOf(env: Readonly<Record<string, string | undefined>>) {
  try {
    return readConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) throw new UsageError(error.message.replace(/\.$/, ''));
    throw error;
  }
}

/** The first signal asks to stop; the next one ends the process at once. */
function stopAsked() {
  let ask: () => void = () => {};
  const asked = new Promise<void>((resolve) => {
    ask = resolve;
  });
  let isAsked = false;
  const onTerm = () => {
    if (isAsked) process.exit(1);
    isAsked = true;
    ask();
  };
  const forgetInterrupt = onInterrupt(onTerm);
  process.on('SIGTERM', onTerm);
  return {
    asked,
    forget(): void {
      forgetInterrupt();
      process.off('SIGTERM', onTerm);
    },
  };
}

function cannotListen(error: NodeJS.ErrnoException, { host, port, data }: ReturnType<typeof readConfig>) {
  const { code, message } = error;
  if (error instanceof BadData) return message;
  switch (code) {
    case 'EADDRINUSE':
      return `something else listens at ${host}:${port} already; try another --port`;
    case 'EACCES':
      return `it is not allowed to listen at ${host}:${port}, or to write to ${data}`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `${host} is not an address of this machine`;
    case 'ENOTDIR':
    case 'EEXIST':
    case 'EROFS':
      return `${data} cannot be the folder for data: ${message}`;
    default:
      return message.includes('newer version of Roadstead') ? message : null;
  }
}
