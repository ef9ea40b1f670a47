/** How many panels stand one above the other where there is room. */
const MOST_OPEN = 2;

/** The panels that are open after this one was opened: of too many, the one that was opened first gives way. */
export function opened(open: readonly string[], name: string): readonly string[] {
  return [...open.filter((other) => other !== name), name].slice(-MOST_OPEN);
}

export function folded(open: readonly string[], name: string): readonly string[] {
  return open.filter((other) => other !== name);
}

/**
 * The panels that are open where the room beside the table comes or goes: whatever somebody opened stays. The usual one
 * stands there by itself; over a small table it would lie unasked.
 */
export function refitted(open: readonly string[], usual: string, wide: boolean): readonly string[] {
  const wanted = folded(open, usual);
  return wide ? [usual, ...wanted].slice(-MOST_OPEN) : wanted.slice(-1);
}

/** The panels that are open after the button of this one was pressed. */
export function toggled(open: readonly string[], name: string): readonly string[] {
  return open.includes(name) ? folded(open, name) : opened(open, name);
}
