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
  /** HTTP requests of one address. */
  readonly perAddress: Rate;
  /** HTTP requests of one person. */
  readonly perPerson: Rate;
  /** Logging in, and anything else that tries a pass-phrase, from one address; and for one name. */
  readonly passphrases: Rate;
  /** New guests and accounts from one address. */
  readonly newPeople: Rate;
  readonly newTables: Rate;
  readonly bodyBytes: number;
  readonly socketsPerPerson: number;
  readonly socketsPerAddress: number;
  /** Requests over one socket. */
  readonly perSocket: Rate;
  /** Table talk of one person. */
  readonly talk: Rate;
  /** Tables that a person may have under way. */
  readonly tablesPerPerson: number;
  /** Threads that bots think in. */
  readonly botThreads: number;
}
