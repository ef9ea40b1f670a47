/** How many requests, of whom, in how long. */
export interface Rate {
  readonly max: number;
  readonly seconds: number;
}

export interface Config {
  readonly port: number;
  readonly host: string;
  /** The folder for the database. */
  readonly data: string;
  /** The PostgreSQL database of several nodes; null: a file in that folder, for one. Its pass-word may be in it. */
  readonly database: string | null;
  /** The NATS servers by which nodes tell each other what has happened; null: none. */
  readonly nats: string | null;
  /** What this node is called where several are listed. */
  readonly node: string;
  /** How long others go on being sent here after it was told to stop: until a proxy has noticed. */
  readonly drainMs: number;
  /** Where people find this place; null: wherever they asked for it. Without a slash at its end. */
  readonly publicUrl: string | null;
  /** Proxies whose word about the asker's address counts, as Fastify's `trustProxy` takes it; false: nobody's. */
  readonly trustProxy: string | false;
  /** Whether notices may go to private and loopback addresses. */
  readonly privateNotices: boolean;
  /** The built page. */
  readonly page: string;
  readonly logLevel: string;
  /** How long an entry stands at least before a bot makes the next, where somebody looks on. */
  readonly botPauseMs: number;
  readonly limits: Limits;
}

export interface Limits {
  /** Whatever is asked from one address (of IPv6: from one /64), over HTTP and sockets. */
  readonly perAddress: Rate;
  /** Whatever one person asks, over HTTP and all sockets. */
  readonly perPerson: Rate;
  /** Files of the page asked for from one address. */
  readonly pages: Rate;
  /** Logging in, and anything else that tries a pass-phrase, from one address; and for one name. */
  readonly passphrases: Rate;
  /** New guests and accounts from one address. */
  readonly newPeople: Rate;
  readonly newTables: Rate;
  readonly bodyBytes: number;
  /** Connections at once, of everybody together. */
  readonly connections: number;
  readonly socketsPerPerson: number;
  readonly socketsPerAddress: number;
  /** Table talk of one person. */
  readonly talk: Rate;
  /** Tables that a person may have under way. */
  readonly tablesPerPerson: number;
  /** Threads that bots think in. */
  readonly botThreads: number;
}
