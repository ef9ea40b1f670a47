/** What Ctrl-C does: the handler of the command that runs now, or the end of the process. */
let handler: (() => void) | null = null;

/** Hands Ctrl-C to a command that wants to end in its own way, until the returned function is called. */
export function onInterrupt(own: () => void): () => void {
  handler = own;
  return () => {
    if (handler === own) handler = null;
  };
}

/** The first Ctrl-C is the command's, if it asked for it; the next one ends the process at once. */
export function listenForInterrupts(exit: () => void): void {
  process.on('SIGINT', () => {
    const own = handler;
    handler = null;
    if (own === null) exit();
    else own();
  });
}
