import type { Language, Typed } from '@roadstead/kernel';
import type { Phrase } from '@roadstead/protocol';
import { hintIn } from './hint-in.js';
import type { Hint, TableModel } from './model.js';
import type { RequestOutcome, TableSource } from './source.js';

type Verbs = 'act' | 'undo' | 'askUndo' | 'answerUndo' | 'arm' | 'say' | 'viewAfter' | 'hint' | 'dismissRefusal';

/** What can be asked of a table, wherever it comes from; the answer is whether it was done. */
export class SourceVerbs implements Pick<TableModel, Verbs> {
  protected readonly source: TableSource;
  private readonly language: () => Language;

  constructor(source: TableSource, language: () => Language) {
    this.source = source;
    this.language = language;
  }

  act(action: Typed): Promise<boolean> {
    return done(this.source.act(plain(action)));
  }

  undo(step: boolean, to?: number): Promise<boolean> {
    return done(this.source.undo(step, to));
  }

  askUndo(to: number): Promise<boolean> {
    return done(this.source.askUndo(to));
  }

  answerUndo(to: number, agree: boolean): Promise<boolean> {
    return done(this.source.answerUndo(to, agree));
  }

  arm(order: Typed | null): Promise<boolean> {
    return done(this.source.arm(order && plain(order)));
  }

  say(what: { readonly text: string } | { readonly phrase: string }): Promise<boolean> {
    return done(this.source.say(what as { readonly text: string } | { readonly phrase: Phrase }));
  }

  async viewAfter(act: number): Promise<unknown> {
    const outcome = await this.source.lookBack(act);
    return outcome.ok ? outcome.view : null;
  }

  async hint(): Promise<Hint | null> {
    const outcome = await this.source.hint();
    return outcome.ok ? hintIn(outcome.hint, this.language) : null;
  }

  dismissRefusal(): void {
    this.source.dismissRefusal();
  }
}

async function done(outcome: Promise<RequestOutcome>): Promise<boolean> {
  return (await outcome).ok;
}

/** Actions may come out of reactive objects, which cannot be sent to a worker. */
function plain<T extends Typed>(action: T): T {
  return JSON.parse(JSON.stringify(action)) as T;
}
