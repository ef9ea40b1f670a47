import { ADVISER, type Advice, type Budget, hintFrom, type ThinkAnswer } from '@roadstead/bots';
import { thinkHere } from '@roadstead/bots/node';
import type { Thinker } from '@roadstead/bots/worker';
import { botNamed, type Seat } from '@roadstead/kernel';
import type { PlaySession } from './session.js';
import type { Terminal } from './terminal.js';
import { WORDS } from './words/index.js';

/** How long bots think about a decision, and about a hint. */
export interface ThinkingTime {
  readonly bot: Pick<Budget, 'iterations' | 'ms'>;
  readonly hint: Pick<Budget, 'iterations' | 'ms'>;
}

/** For somebody who waits: never more than a second. */
export const FOR_PEOPLE: ThinkingTime = { bot: { ms: 850 }, hint: { ms: 700 } };
/** For pipes: counted, so that the same seed and choices give the same game on any machine that is fast enough. */
export const FOR_PIPES: ThinkingTime = { bot: { iterations: 100, ms: 850 }, hint: { iterations: 100, ms: 700 } };

/** Whoever thinks longer than this is shown to think. */
const SHOWN_AFTER_MS = 300;

/** What goes on in the heads of bots, while the terminal still listens. */
export class Thoughts {
  private readonly session: PlaySession;
  private readonly terminal: Terminal;
  private readonly thinker: Thinker;
  private readonly time: ThinkingTime;

  constructor(session: PlaySession, terminal: Terminal, thinker: Thinker, time: ThinkingTime) {
    this.session = session;
    this.terminal = terminal;
    this.thinker = thinker;
    this.time = time;
  }

  /** Lets the next bot act; false if somebody pressed Ctrl-C meanwhile. */
  async act(): Promise<boolean> {
    const { session } = this;
    const [seat] = session.table.toAct;
    const level = seat === undefined ? undefined : session.crew[seat]?.bot;
    if (seat === undefined || level === undefined) throw new Error('no bot has to act');
    const request = session.request(
      botNamed(level, session.style(seat)?.id, session.entry.styles),
      seat,
      this.time.bot,
    );
    // Only who searches takes long enough to be worth a worker.
    const isQuick = level !== ADVISER;
    const answer = isQuick
      ? thinkHere(request)
      : await this.think(request, WORDS[session.language].thinks(session.name(seat)));
    if (answer === null) return false;
    session.act(seat, answer.action);
    return true;
  }

  /** What the best of the bots would do; null if somebody pressed Ctrl-C meanwhile. */
  async hint(seat: Seat): Promise<Advice | null> {
    const { session } = this;
    const request = session.request(ADVISER, seat, this.time.hint);
    const answer = await this.think(request, WORDS[session.language].hintThinks);
    return answer && hintFrom(answer);
  }

  private async think(request: Parameters<Thinker['think']>[0], note: string): Promise<ThinkAnswer | null> {
    const { terminal } = this;
    const stop = new AbortController();
    const unheard = terminal.onInterrupt(() => stop.abort());
    let wipe = () => {};
    const timer = setTimeout(() => {
      wipe = terminal.note(note);
    }, SHOWN_AFTER_MS);
    try {
      return await this.thinker.think(request, stop.signal);
    } catch (error) {
      if (stop.signal.aborted) return null;
      throw error;
    } finally {
      clearTimeout(timer);
      wipe();
      unheard();
    }
  }
}
