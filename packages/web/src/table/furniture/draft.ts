/** A part of a decision, by its name, and what was chosen for it. */
type DraftParts = Readonly<Record<string, string | number>>;

/** Something that can be decided, and the parts that it is made of. `R` is what it ends in: an action, or a plan. */
export interface DraftOption<R> {
  readonly parts: DraftParts;
  readonly result: R;
}

interface DraftValue {
  readonly value: string | number;
  /** How many decisions are still open with it. */
  readonly options: number;
}

/**
 * A decision that is composed part by part, and goes out only when it is whole. It knows all that can be decided; every part
 * that is chosen leaves fewer. A part that has one value left needs no choice. It is never changed, only replaced.
 */
export class Draft<R> {
  /** The names of the parts, in the order in which they are asked for. */
  readonly order: readonly string[];
  private readonly all: readonly DraftOption<R>[];
  /** What was chosen, the first choice first. */
  private readonly choices: readonly (readonly [part: string, value: string | number])[];

  private constructor(all: readonly DraftOption<R>[], order: readonly string[], choices: Draft<R>['choices']) {
    this.all = all;
    this.order = order;
    this.choices = choices;
  }

  static of<R>(options: readonly DraftOption<R>[], order: readonly string[]): Draft<R> {
    return new Draft(options, order, []);
  }

  /** What can still come of it. */
  get options(): readonly DraftOption<R>[] {
    return fitting(this.all, this.choices);
  }

  get isBegun(): boolean {
    return this.choices.length > 0;
  }

  isChosen(part: string): boolean {
    return this.choices.some(([chosen]) => chosen === part);
  }

  /** What each part comes to so far: chosen, or the only value that is left. */
  get parts(): DraftParts {
    const { options } = this;
    const settled = this.order.flatMap((part) => {
      const values = valuesOf(options, part);
      return values.length === 1 ? [[part, values[0]!] as const] : [];
    });
    return Object.fromEntries(settled);
  }

  /** The next part to choose; null where nothing is left to be chosen. */
  get open(): string | null {
    const { options } = this;
    return this.order.find((part) => valuesOf(options, part).length > 1) ?? null;
  }

  /** All values of a part that go with the parts before it; choosing another one drops what was chosen after it. */
  values(part: string): readonly DraftValue[] {
    const options = fitting(this.all, this.before(part));
    return valuesOf(options, part).map((value) => ({
      value,
      options: options.filter(({ parts }) => parts[part] === value).length,
    }));
  }

  /** What it ends in; null while something is open, or where nothing can be decided. */
  get result(): R | null {
    const [first, ...rest] = this.options;
    return first !== undefined && (rest.length === 0 || this.open === null) ? first.result : null;
  }

  choose(part: string, value: string | number): Draft<R> {
    const choices = [...this.before(part), [part, value] as const];
    return fitting(this.all, choices).length === 0 ? this : new Draft(this.all, this.order, choices);
  }

  /** Without the last choice. */
  back(): Draft<R> {
    return new Draft(this.all, this.order, this.choices.slice(0, -1));
  }

  anew(): Draft<R> {
    return new Draft(this.all, this.order, []);
  }

  /** The same choices where other things can be decided now, as far as they still can be made. */
  rebased(options: readonly DraftOption<R>[]): Draft<R> {
    const kept: (readonly [string, string | number])[] = [];
    for (const choice of this.choices) {
      if (fitting(options, [...kept, choice]).length === 0) break;
      kept.push(choice);
    }
    return new Draft(options, this.order, kept);
  }

  private before(part: string): Draft<R>['choices'] {
    const place = this.order.indexOf(part);
    return this.choices.filter(([chosen]) => this.order.indexOf(chosen) < place);
  }
}

function fitting<R>(options: readonly DraftOption<R>[], choices: Draft<R>['choices']): readonly DraftOption<R>[] {
  return options.filter(({ parts }) => choices.every(([part, value]) => parts[part] === value));
}

/** Each once, in the order of the options; a part that an option lacks has no value there. */
function valuesOf<R>(options: readonly DraftOption<R>[], part: string): readonly (string | number)[] {
  return [...new Set(options.flatMap(({ parts }) => parts[part] ?? []))];
}
