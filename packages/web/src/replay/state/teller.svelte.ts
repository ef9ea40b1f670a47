import { loadedGame } from '@roadstead/games';
import type { GameUi } from '../../games/game-ui.js';
import { byTurn, type LogTurn, logLines } from '../../table/log-lines.js';
import { Story } from '../../table/story.svelte.js';
import { words } from '../../words/index.svelte.js';
import { replayWords } from '../words/index.svelte.js';
import type { ReplayModel } from './replay-model.svelte.js';

/** The words of a replay: the whole log, and a sentence for every step. */
export class Teller {
  readonly story: Story;
  private readonly model: ReplayModel;
  private readonly ui: GameUi;

  constructor(model: ReplayModel, ui: GameUi) {
    this.model = model;
    this.ui = ui;
    this.story = new Story(
      {
        get room() {
          return model.room;
        },
        get standing() {
          return model.standing;
        },
        get opening() {
          return model.opening;
        },
        get log() {
          return model.whole;
        },
        get seat() {
          return model.seat;
        },
        connection: model.connection,
      },
      ui,
    );
  }

  private readonly sentences: ReadonlyMap<number, string> = $derived.by(() => {
    const told = new Map<number, string>();
    for (const { seq, text } of this.story.lines) told.set(seq, told.has(seq) ? `${told.get(seq)} ${text}` : text);
    return told;
  });

  /** The whole game for anybody: everybody goes by name. */
  byName(): { readonly turns: readonly LogTurn[]; readonly outcome: string | null } {
    const { replay, seat } = this.model;
    const { name } = this.story;
    const audience = { ...this.story.audience, you: null };
    const telling = { ui: this.ui, words: loadedGame(this.ui.id)!.words, shell: words.now, audience, seat: null };
    const lines = logLines(replay.opening(seat), replay.log(seat), telling);
    const end = { ...replay.standing(replay.last, seat), seat: null };
    const outcome = replay.isOver ? this.ui.outcome(end, words.language, name) : null;
    return { turns: byTurn(lines, words.now), outcome };
  }

  /** What happened in a step; where that goes without saying, what was done. */
  sentence(step: number): string {
    const told = this.sentences.get(step);
    if (told !== undefined) return told;
    const done = this.done(step);
    return done === null ? replayWords.words.bar.setup : `${this.story.name(done.seat)}: ${done.words}.`;
  }

  /** What is done next in the record. */
  next(step: number): string | null {
    const done = this.done(step + 1);
    return done === null ? null : replayWords.words.reading.next(this.story.name(done.seat), done.words);
  }

  private done(step: number) {
    const { replay, seat } = this.model;
    const done = replay.action(step);
    if (done === null) return null;
    const { view } = replay.standing(step - 1, seat);
    const text = loadedGame(this.ui.id)!.words.action(done.action, view, this.story.audience);
    return { seat: done.seat, words: text };
  }
}
