import type { Options } from '../../options.js';

/** A value that can be chosen: its name, and one sentence about it. */
export interface Choosable {
  readonly label: string;
  readonly about: string;
}

/** An option that cannot be chosen from a short list. */
export interface PlainOption {
  readonly name: string;
  readonly about: string;
}

export interface OptionOf<V extends string> extends PlainOption {
  readonly values: Readonly<Record<V, Choosable>>;
}

type Addition = 'unterwegs' | 'gambler' | 'contract-cards' | 'contracts';

/** Every option of a table in one language. The contracts that can be named are those of the data. */
export interface OptionWords {
  readonly box: OptionOf<Options['box']>;
  readonly with: OptionOf<Addition>;
  readonly end: OptionOf<Options['end']>;
  readonly mode: OptionOf<Options['mode']>;
  readonly setAside: OptionOf<'ask'>;
  readonly contracts: PlainOption;
}
