import type { StoryMission } from './ids.js';
import type { Speaker } from './people.js';
import type { Condition, StoryParagraph, Written } from './words.js';

/** Where the echo of something earlier is heard, if there is one. */
export const ECHO = '{echo}';

export const says = (speaker: Speaker, text: string): StoryParagraph => ({ speaker, text });

export const paragraphOf = (written: Written): StoryParagraph =>
  typeof written === 'string' ? { text: written } : written;

const when = (condition: Condition, written: Written): StoryParagraph => {
  const paragraph = paragraphOf(written);
  return { ...paragraph, when: { ...paragraph.when, ...condition } };
};

export const together = (written: Written): StoryParagraph => when({ mode: 'co-op' }, written);
export const race = (written: Written): StoryParagraph => when({ mode: 'competitive' }, written);
export const laid = (mission: StoryMission, written: Written): StoryParagraph => when({ laid: [mission] }, written);
export const played = (name: string, written: Written): StoryParagraph => when({ plays: name }, written);
export const undone = (mission: StoryMission, written: Written): StoryParagraph => when({ undone: mission }, written);
