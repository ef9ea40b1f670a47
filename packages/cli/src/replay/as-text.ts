import type { GameEntry } from '@roadstead/games/all';
import type { Audience, Retelling } from '@roadstead/kernel';
import { REPLAY_WORDS } from './words.js';

/** What stands above the log: the game, who played, how it ended, and how it can be checked. */
export function headOf({ record }: Retelling, { words }: GameEntry, { language, name }: Audience): readonly string[] {
  const w = REPLAY_WORDS[language].text;
  const title = words.title[language];
  const players = Array.from({ length: record.seats }, (_, seat) => name(seat)).join(', ');
  const options = Object.entries(record.options)
    .filter(([, value]) => !Array.isArray(value) || value.length > 0)
    .map(([option, value]) => `${option}=${Array.isArray(value) ? value.join(',') : value}`);
  const winners = record.result?.winners.map(name).join(', ');
  return [
    title,
    '='.repeat(title.length),
    `${w.players}: ${players}`,
    ...(options.length > 0 ? [`${w.options}: ${options.join(' ')}`] : []),
    `${w.result}: ${record.result === undefined ? w.unfinished : winners || '–'}`,
    `${w.rules}: ${record.game} ${record.rules}`,
    ...(record.seed === undefined ? [] : [`${w.seed}: ${record.seed}`]),
    `${w.commitment}: ${record.commitment}`,
    '',
  ];
}
