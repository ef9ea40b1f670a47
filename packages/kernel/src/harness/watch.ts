import type { TableRequest } from '../logbook/open.js';

/** Which of the harness's games is being played. */
export interface HarnessGame {
  readonly game: string;
  readonly seed: string;
  /** Its number in the run, from 0. */
  readonly number: number;
  readonly request: TableRequest;
}

/** A check that failed, with all that is needed to see it fail again. */
export class HarnessFailure extends Error {
  readonly check: string;
  readonly voyage: HarnessGame;
  readonly step: number;

  constructor(voyage: HarnessGame, step: number, check: string, detail: string) {
    const { game, seed, number, request } = voyage;
    super(
      `${game}, seed "${seed}", game ${number}, step ${step}: ${check}: ${detail}\n` +
        `  table: ${JSON.stringify(request)}; to see it again: { seed: '${seed}', first: ${number}, games: 1 }`,
    );
    this.name = 'HarnessFailure';
    this.check = check;
    this.voyage = voyage;
    this.step = step;
  }
}

/** Knows where the harness is, so that every failure can be found again. */
export class Watch {
  /** How many acts have been carried out. */
  step = 0;
  private readonly voyage: HarnessGame;

  constructor(voyage: HarnessGame) {
    this.voyage = voyage;
  }

  fail(check: string, detail: string): never {
    throw new HarnessFailure(this.voyage, this.step, check, detail);
  }

  /** Does what must not crash. */
  guard<T>(check: string, what: string, work: () => T): T {
    try {
      return work();
    } catch (error) {
      if (error instanceof HarnessFailure) throw error;
      const reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
      return this.fail(check, `${what} failed with ${reason}`);
    }
  }
}
