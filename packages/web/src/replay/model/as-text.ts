import type { GameRecord, Language } from '@roadstead/kernel';
import type { GameUi } from '../../games/game-ui.js';
import type { GameOptions } from '../../games/option-words.js';
import type { LogTurn } from '../../table/log-lines.js';
import type { SeatName } from '../../table/model.js';
import type { ReplayWords } from '../words/en.js';

interface TextParts {
  readonly title: string;
  readonly record: GameRecord;
  readonly ui: Pick<GameUi, 'figures'>;
  /** What its options are called. */
  readonly named: GameOptions;
  readonly turns: readonly LogTurn[];
  readonly name: SeatName;
  readonly outcome: string | null;
  readonly playedAt: number;
  readonly language: Language;
  readonly words: ReplayWords;
}

/** A whole game for reading: who, what, how it ended, how it can be checked, and everything that happened. */
export function asText(parts: TextParts): string {
  const { turns } = parts;
  const story = turns.flatMap(({ title, lines }) => [
    '',
    title,
    ...lines.map(({ text, undone }) => `  ${text}${undone ? ` (${parts.words.text.undone})` : ''}`),
  ]);
  return `${[...heading(parts), ...story].join('\n')}\n`;
}

function heading({ title, record, ui, named, name, outcome, playedAt, language, words }: TextParts): string[] {
  const w = words.text;
  const players = Array.from({ length: record.seats }, (_, seat) => name(seat)).join(', ');
  const date = new Date(playedAt).toLocaleDateString(language, { dateStyle: 'long' });
  const ranking = record.result?.ranking ?? [];
  return [
    title,
    '='.repeat(title.length),
    `${w.date}: ${date}`,
    `${w.players}: ${players}`,
    ...optionLines(record, named(language)),
    `${w.result}: ${outcome ?? w.unfinished}`,
    ...ranking.map((ranked) => `  ${ranked.place}. ${name(ranked.seat)}: ${ui.figures(ranked, language)}`),
    `${w.rules}: ${record.game} ${record.rules}`,
    ...(record.seed === undefined ? [] : [`${w.seed}: ${record.seed}`]),
    `${w.commitment}: ${record.commitment}`,
  ];
}

function optionLines({ options }: GameRecord, words: ReturnType<GameOptions>): string[] {
  return Object.entries(words).flatMap(([name, { label, values }]) => {
    const value = options[name];
    if (value === undefined) return [];
    const chosen = (Array.isArray(value) ? value : [value]) as readonly (string | number)[];
    if (chosen.length === 0) return [];
    return [`${label}: ${chosen.map((one) => values[one]?.label ?? String(one)).join(', ')}`];
  });
}
