import type { Language, Plot, Tally, TallyWords } from '@roadstead/kernel';

/** What a plot of one kind is drawn from. */
export interface PlotProps<K extends Plot['kind']> {
  readonly plot: Extract<Plot, { kind: K }>;
  readonly tally: Tally;
  readonly words: TallyWords;
  readonly language: Language;
}
