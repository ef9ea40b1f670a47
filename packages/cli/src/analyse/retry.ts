import {
  type Analysis,
  type JudgedDecision,
  judgedAnswer,
  knownAnswer,
  mistakesOf,
  type PastDecision,
  type Retried,
  tasksOf,
} from '@roadstead/bots';
import { type Audience, type GameEntry, type GameRecord, rulesFor, type Seat, type Typed } from '@roadstead/kernel';
import { terminalOf } from '../games/index.js';
import { choiceLines, choicesOf, type ListedChoice } from '../play/render/choices.js';
import { coloured, plain } from '../play/render/paint.js';
import { wrap } from '../play/render/text.js';
import type { Scene } from '../play/scene.js';
import type { Terminal } from '../play/terminal.js';
import { judgeHere } from './judge-task.js';
import { inPercents } from './report.js';
import { ANALYSIS_WORDS } from './words.js';

interface RetryJob {
  readonly entry: GameEntry;
  readonly record: GameRecord;
  readonly analysis: Analysis;
  readonly moments: readonly PastDecision[];
  readonly seats: readonly Seat[];
  readonly iterations: number;
  readonly audience: Audience;
  readonly terminal: Terminal;
}

/** Puts the mistakes of some seats on the screen once more, one after the other, and explains each when it is decided. */
export async function retry(job: RetryJob): Promise<void> {
  const mistakes = mistakesOf(job.analysis, job.seats);
  const words = ANALYSIS_WORDS[job.audience.language].retry;
  const say = (text: string) => job.terminal.write(['', ...wrap(text, job.terminal.columns)]);
  if (mistakes.length === 0) say(words.none);
  for (const [i, mistake] of mistakes.entries()) {
    say(words.number(i + 1, mistakes.length, job.audience.name(mistake.seat)));
    const { choices, tell } = shown(job, mistake);
    const given = await asked(job.terminal, choices, words.ask(choices.length));
    if (given === null) return;
    const retried = answered(job, mistake, given);
    say(
      `${words.verdicts[retried.verdict]} ${words.chances(inPercents(retried.given.win), inPercents(retried.best.win))}`,
    );
    say(words.better(tell(mistake.best.action), mistake.better!.why[job.audience.language]));
  }
}

/** The table as the seat saw it, and what it could do. */
function shown({ entry, record, moments, audience, terminal }: RetryJob, { seq, seat }: JudgedDecision) {
  const game = rulesFor(entry.game, record);
  const { state } = moments.find((moment) => moment.seq === seq)!;
  const view = game.view(state, seat);
  const screen = terminalOf(entry, record.options);
  const { columns, colour } = terminal;
  const paint = colour ? coloured : plain;
  const scene: Scene = { ...audience, you: seat, seat, options: record.options, columns, paint, showOdds: true };
  const choices = choicesOf(game.legal(state, seat), view, entry.words, screen, scene);
  terminal.write([...screen.table(view, game.odds?.(state, seat) ?? null, scene), ...choiceLines(choices, scene)]);
  return { choices, tell: (action: Typed) => entry.words.action(action, view, scene) };
}

/** The choice that was typed; null if somebody leaves. */
async function asked(terminal: Terminal, choices: readonly ListedChoice[], prompt: string): Promise<Typed | null> {
  for (;;) {
    const input = await terminal.read(prompt);
    if (input.type !== 'line' || /^\s*q/i.test(input.text)) return null;
    const action = choices[Number(input.text.trim()) - 1]?.action;
    if (action) return action;
  }
}

/** With the luck of the analysis, so that every answer is compared with the same best one. */
function answered({ record, moments, iterations }: RetryJob, mistake: JudgedDecision, given: Typed): Retried {
  const known = knownAnswer(mistake, given);
  if (known !== null) return known;
  const moment = moments.find(({ seq }) => seq === mistake.seq)!;
  const [task] = tasksOf(record, [{ ...moment, action: given }], iterations);
  return judgedAnswer(judgeHere(task!));
}
