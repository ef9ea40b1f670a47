import type { GameForm } from './game-form.js';
import { loadGameForm } from './index.js';

/** The game of a form. Its rules are loaded when it is chosen; until they are here, the form stays as it is. */
export class ChosenGame {
  form: GameForm | null = $state.raw(null);
  problem: unknown = $state.raw(null);
  private last = { id: '', laid: (_: GameForm) => {} };

  /** `laid` puts the rest of the form as the game wants it. Nothing happens where another was chosen meanwhile. */
  async choose(id: string, laid: (form: GameForm) => void = () => {}): Promise<void> {
    const choice = { id, laid };
    this.last = choice;
    this.problem = null;
    try {
      const form = await loadGameForm(id);
      if (this.last !== choice) return;
      this.form = form;
      laid(form);
    } catch (error) {
      if (this.last === choice) this.problem = error;
    }
  }

  again(): void {
    void this.choose(this.last.id, this.last.laid);
  }
}
