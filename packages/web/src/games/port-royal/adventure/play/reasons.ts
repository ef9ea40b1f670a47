import type { Language } from '@roadstead/kernel';
import type { Why } from '../../../game-ui.js';
import type { Stand } from '../../play/standing.js';
import { mineText } from '../text/describe.js';
import { chapterIn } from './chapter.js';
import { missionsOf } from './missions.js';

/** Why a mission cannot be fulfilled now: what is missing, or what it waits for. */
export function whyNotMission(id: string, stand: Stand, language: Language): Why | null {
  const view = chapterIn(stand.view);
  const open = view === null ? undefined : missionsOf(stand, view).find(({ mission }) => mission.id === id);
  if (open === undefined || open.mine === null) return null;
  const text = mineText(open, language);
  return { text: `${text.charAt(0).toUpperCase()}${text.slice(1)}.`, rules: ['PR-A6', 'PR-A30', 'PR-A31'] };
}
