import type { Typed } from '@roadstead/kernel';

/** One answer of many. `action` is one of `legal`, as it stands there. */
export interface QuestionItem<A = Typed> {
  readonly action: A;
  readonly label: string;
  /** What it leads to, in a few words. */
  readonly note?: string;
  /** The heading that it stands under; missing for none. */
  readonly group?: string;
}

interface QuestionGroup<A = Typed> {
  readonly title: string;
  readonly items: readonly QuestionItem<A>[];
}

/** Those that have every word somewhere in what they say, wherever it stands and however it is written. */
export function fitting<A>(items: readonly QuestionItem<A>[], typed: string): readonly QuestionItem<A>[] {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  return items.filter(({ label, note = '', group = '' }) => {
    const text = plain(`${label} ${note} ${group}`);
    return words.every((word) => text.includes(word));
  });
}

/** By their headings, in the order in which these come first; items stay in theirs. */
export function grouped<A>(items: readonly QuestionItem<A>[]): readonly QuestionGroup<A>[] {
  const groups = new Map<string, QuestionItem<A>[]>();
  for (const item of items) {
    const title = item.group ?? '';
    const group = groups.get(title);
    if (group) group.push(item);
    else groups.set(title, [item]);
  }
  return [...groups].map(([title, items]) => ({ title, items }));
}

/** Where a key leads from a row of the list, as it is shown; null for a key that means nothing there. */
export function rowByKey(key: string, at: number, rows: number): number | null {
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: rows - 1, PageDown: at + 8, PageUp: at - 8 }[key];
  return to === undefined || rows === 0 ? null : Math.min(Math.max(to, 0), rows - 1);
}

const GO_ON_MS = 700;

/** Letters typed one after the other in a list: the row that begins with them, looked for after the one that has the focus. */
export class TypeAhead {
  private typed = '';
  private last = Number.NEGATIVE_INFINITY;

  row(letter: string, at: number, labels: readonly string[], now: number): number | null {
    const goesOn = now - this.last < GO_ON_MS;
    this.typed = goesOn ? this.typed + plain(letter) : plain(letter);
    this.last = now;
    // The same letter again goes on to the next row with it; a longer word may still be the row one is on.
    const isOne = [...this.typed].every((each) => each === this.typed[0]);
    const wanted = isOne ? this.typed[0]! : this.typed;
    const first = isOne ? at + 1 : at;
    for (let i = 0; i < labels.length; i++) {
      const row = (first + i + labels.length) % labels.length;
      if (plain(labels[row]!).startsWith(wanted)) return row;
    }
    return null;
  }
}

/** Without capitals and accents. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
