import type { HaltReason } from '@roadstead/kernel';

/** Everything that the terminal itself says, whatever the game. A key that a language lacks fails the type check. */
export interface PlayWords {
  /** How the only person at the table is called in a list of names. */
  readonly you: string;
  player(n: number): string;

  /** After the title: how to find help, and the seal of the shuffle. */
  readonly firstSteps: string;
  seal(commitment: string): string;
  /** Which bots sit at the table, with their levels. */
  bots(list: string): string;
  resumed(file: string): string;

  prompt(name: string | null, choices: number): string;
  notAChoice(typed: string, choices: number): string;
  readonly help: readonly (readonly [command: string, meaning: string])[];

  hint(number: number, action: string, why: string): string;
  /** Behind a hint: the chances of the best action and of the second best; close: nobody would tell them apart. */
  chances(best: string, number: number, second: string, secondBest: string, close: boolean): string;
  /** While a bot, or the one who gives hints, takes its time. */
  thinks(name: string): string;
  readonly hintThinks: string;
  readonly oddsAreOff: string;
  /** For games that have nothing to tell by these commands. */
  readonly noOdds: string;
  readonly nothingToExplain: string;
  readonly noRules: string;
  /** The rules in short are missing, but there are whole ones to read. */
  rulesElsewhere(command: string): string;

  /** Where several play a game with secrets at one keyboard: the next person is to sit down there alone. */
  handOver(name: string): string;
  /** Asked after a game of a campaign that goes on. */
  readonly nextPart: string;
  readonly emptyLog: string;

  /** How a command of several actions ended, by the reasons of the kernel; a game may tell one of its own. */
  readonly plans: {
    done(what: string): string;
    /** Several choices that are no command together. */
    readonly apart: string;
    /** Asked before a command of several actions, and what means yes. */
    ask(what: string, reasons: string): string;
    readonly yes: readonly string[];
    halted(what: string, why: string): string;
    readonly why: Readonly<Record<Exclude<HaltReason, 'game'>, string>>;
  };

  takenBack(action: string): string;
  readonly nothingDone: string;
  /** The last action cannot be taken back freely; alone: against bots only. */
  barrier(alone: boolean): string;

  saved(file: string): string;
  saveFailed(file: string, reason: string): string;
  /** The command stands on the next line. */
  readonly farewell: string;

  readonly over: string;
  /** Where all play together. */
  readonly won: string;
  readonly lost: string;
  seed(seed: string): string;
  /** The command stands on the next line. */
  readonly check: string;

  readonly menu: {
    readonly question: string;
    readonly whichGame: string;
    readonly quickGame: (bots: number) => string;
    readonly ownGame: string;
    readonly resume: string;
    readonly people: (most: number) => string;
    readonly name: (n: number) => string;
    readonly bots: (least: number, most: number) => string;
    readonly number: (least: number, most: number) => string;
    readonly levels: string;
    /** Weakest first. */
    readonly aboutLevels: readonly string[];
    readonly levelQuestion: (usual: number) => string;
    readonly sameName: string;
    /** For a list of which any number can be chosen. */
    readonly severalQuestion: string;
    /** For an option that is a number. */
    readonly howMany: (usual: number) => string;
  };
}
