import type { StoryMission } from './ids.js';
import type { Speaker } from './people.js';
import type { Condition, Paragraph, Written } from './words.js';

/** Where the echo of something earlier is heard, if there is one. */
export const ECHO = '{echo}';

export const says = (speaker: Speaker, text: string): Paragraph => ({ speaker, text });

export const paragraphOf = (written: Written): Paragraph => (typeof written === 'string' ? { text: written } : written);

const when = (condition: Condition, written: Written): Paragraph => {
  const paragraph = paragraphOf(written);
  return { ...paragraph, when: { ...paragraph.when, ...condition } };
};

export const together = (written: Written): Paragraph => when({ mode: 'co-op' }, written);
export const race = (written: Written): Paragraph => when({ mode: 'competitive' }, written);
export const laid = (mission: StoryMission, written: Written): Paragraph => when({ laid: [mission] }, written);
export const played = (name: string, written: Written): Paragraph => when({ plays: name }, written);
export const undone = (mission: StoryMission, written: Written): Paragraph => when({ undone: mission }, written);
