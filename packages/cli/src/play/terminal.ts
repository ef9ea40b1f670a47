/** What somebody typed, or did instead: the end of input (Ctrl-D), or an interrupt (Ctrl-C). */
export type Input =
  | { readonly type: 'line'; readonly text: string }
  | { readonly type: 'end' }
  | { readonly type: 'interrupt' };

/** A place to write to and to read lines from: the real terminal, a pipe, or a test. */
export interface Terminal {
  readonly columns: number;
  readonly colour: boolean;
  /** True if somebody sits there and can be asked. */
  readonly interactive: boolean;
  write(lines: readonly string[]): void;
  /** Begins at the top of the screen, where there is one; what was there can be scrolled back to. */
  newPage(): void;
  /** Wipes the screen, where there is one, with all that could be scrolled back to. */
  wipe(): void;
  read(prompt: string): Promise<Input>;
  /** Shows a line while something goes on, where somebody watches, until the returned function is called. */
  note(line: string): () => void;
  /** Hands Ctrl-C over while nobody is asked, until the returned function is called. */
  onInterrupt(heard: () => void): () => void;
  close(): void;
}
