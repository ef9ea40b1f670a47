/** Rules that are read without leaving the place where the question came up. */
export interface OpenedRules {
  readonly game: string;
  /** The paragraphs to show; none for the whole book to look around in. */
  readonly rules: readonly string[];
}

let opened: OpenedRules | null = $state.raw(null);

export const rulesSheet = {
  get now(): OpenedRules | null {
    return opened;
  },
};

/** Lays the rules over whatever is shown. The text is loaded only now. */
export function openRules(game: string, rules: readonly string[] = []): void {
  opened = { game, rules };
}

export function closeRules(): void {
  opened = null;
}
