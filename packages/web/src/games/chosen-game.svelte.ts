import type { GameForm } from './game-form.js';
import { loadGameForm } from './index.js';

/** The game of a form. Its rules are loaded when it is chosen; until they are here, the form stays as it is. */
export class ChosenGame {
  form: GameForm | null = $state.raw(null);
  problem: unknown = $state.raw(null);
  private last = { id: '', laid: (_: GameForm) => {} };
  private loading = Promise.resolve();

  /** `laid` puts the rest of the form as the game wants it. Nothing happens where another was chosen meanwhile. */
  choose(id: string, laid: (form: GameForm) => void = () => {}): Promise<void> {
    this.loading = this.load({ id, laid });
    return this.loading;
  }

  /** Whoever sends the form while a game is being loaded means that one: whether it is here. */
  async isHere(): Promise<boolean> {
    for (let seen: unknown; seen !== this.loading; ) {
      seen = this.loading;
      await this.loading;
    }
    return this.problem === null;
  }

  private async load(choice: typeof this.last): Promise<void> {
    this.last = choice;
    this.problem = null;
    try {
      const form = await loadGameForm(choice.id);
      if (this.last !== choice) return;
      this.form = form;
      choice.laid(form);
    } catch (error) {
      if (this.last === choice) this.problem = error;
    }
  }

  again(): void {
    void this.choose(this.last.id, this.last.laid);
  }
}
