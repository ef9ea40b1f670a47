import { type CampaignChart, campaignStand } from '@roadstead/kernel';
import type { PlaySession } from './session.js';

/** What is said between two parts of a campaign: how far it has come, and what comes next. */
export async function betweenParts({ entry, record, language }: PlaySession): Promise<readonly string[]> {
  const stand = campaignStand(entry.game, record);
  const tale = await entry.tale?.(language);
  return stand === null || tale === undefined ? [] : chartLines(tale.chart(stand.progress));
}

/** A campaign in a few lines. */
export function chartLines({ title, stages, next, feat }: CampaignChart): readonly string[] {
  const marks = { done: '✓', next: '>', closed: ' ' } as const;
  return [
    title,
    ...stages.map(({ number, title, note, state }) => ` ${marks[state]} ${number} ${title}: ${note}`),
    `${feat.title} [${feat.marks.map((isDone) => (isDone ? '*' : '.')).join('')}]: ${feat.text}`,
    ...(next === null
      ? []
      : [[`${next.heading}: ${next.title}`, next.again, ...next.facts].filter(Boolean).join(' · ')]),
    '',
  ];
}
