import type { Question, State } from '../state.js';

/** Puts a question: the agenda waits for its answer. */
export function ask(state: State, question: Question): void {
  state.asking = question;
}
