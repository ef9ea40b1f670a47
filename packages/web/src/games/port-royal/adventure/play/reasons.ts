import type { Language } from '@roadstead/kernel';
import type { SeatName } from '../../../../table/model.js';
import type { Why } from '../../../game-ui.js';
import { whyNotNow, whyNotYours } from '../../play/reasons.js';
import type { Stand } from '../../play/standing.js';
import { WORDS } from '../../words/index.js';
import { lackingText, mineText } from '../text/describe.js';
import { chapterIn } from './chapter.js';
import { missionsOf } from './missions.js';

/** Why a mission cannot be fulfilled now: what is missing, or what it waits for. */
export function whyNotMission(id: string, stand: Stand, language: Language, name: SeatName): Why | null {
  const view = chapterIn(stand.view);
  const open = view === null ? undefined : missionsOf(stand, view).find(({ mission }) => mission.id === id);
  if (open === undefined || open.mine === null) return null;
  const { missions: words } = WORDS[language].chapter;
  const rules = ['PR-A6', 'PR-A30', 'PR-A31'];
  const { state, needs } = open.mine;
  if (state === 'lacks') {
    const asksSwords = needs.some(({ what, has, n }) => what === 'swords' && has < n);
    const spot = open.mission.task.spot === undefined ? [] : [words.askedOnTheSpot];
    return {
      text: [words.lacks(lackingText(open, language)), ...(asksSwords ? [words.swordsOfCards] : []), ...spot].join(' '),
      rules,
    };
  }
  if (state === 'waits' && open.mission.task.spot !== undefined)
    return { text: words.askedOnTheSpot, rules: ['PR-A17', 'PR-A32'] };
  if (state === 'waits') {
    const why = whyNotYours(stand, language, name) ?? whyNotNow(stand, language);
    return { text: [words.notAtTurn, ...(why ? [why.text] : [])].join(' '), rules };
  }
  const text = mineText(open, language);
  return { text: `${text.charAt(0).toUpperCase()}${text.slice(1)}.`, rules: ['PR-A6', 'PR-A7'] };
}
