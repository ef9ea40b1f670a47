import type { ArenaPlayer, Decision } from '@roadstead/bots';
import { isPlainObject, quote, type Seat, type Typed } from '@roadstead/kernel';
import type { Entrant } from './job.js';
import { Program, type ProgramNote } from './program.js';

/** The programs that sit in the arena on one thread: one process for each command and seat. */
export class Programs {
  private readonly note: (note: ProgramNote) => void;
  private readonly programs = new Map<string, Program>();

  constructor(note: (note: ProgramNote) => void) {
    this.note = note;
  }

  at(command: readonly string[], seat: Seat): Program {
    const key = JSON.stringify([command, seat]);
    const program = this.programs.get(key) ?? new Program(command, this.note);
    this.programs.set(key, program);
    return program;
  }

  end(): void {
    for (const program of this.programs.values()) program.end();
  }
}

/** Lets programs decide by the line protocol. */
export class ProgramPlayer implements ArenaPlayer {
  private readonly entrant: Extract<Entrant, { kind: 'program' }>;
  private readonly programs: Programs;

  constructor(entrant: Extract<Entrant, { kind: 'program' }>, programs: Programs) {
    this.entrant = entrant;
    this.programs = programs;
  }

  async choose({ game, seat, legal, view, odds }: Decision<unknown, Typed>): Promise<{ action: unknown }> {
    const { command, timeoutMs } = this.entrant;
    const question = { do: 'choose', game: game.id, seat, view: view(), legal, odds: odds() };
    return { action: actionIn(await this.programs.at(command, seat).ask(JSON.stringify(question), timeoutMs)) };
  }
}

/** Whether it is legal is for the rules to say. */
function actionIn(line: string): unknown {
  const answer = parsed(line);
  if (!isPlainObject(answer) || !Object.hasOwn(answer, 'action')) {
    throw new Error(`the program answered ${quote(line)} instead of {"action":…}`);
  }
  return answer.action;
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
