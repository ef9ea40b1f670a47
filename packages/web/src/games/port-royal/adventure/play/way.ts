import type { Language } from '@roadstead/kernel';
import { type Action, type ActionOf, deedOf, missionTitle, portRoyalWords } from '@roadstead/port-royal';
import type { SeatName } from '../../../../table/model.js';
import { cardAt, type Stand } from '../../play/standing.js';
import { WORDS } from '../../words/index.js';
import { type ChapterView, chapterIn, type Hero } from './chapter.js';
import { afterCrowns, afterMission } from './consequences.js';
import { wantedBy } from './items.js';
import { isFulfilment } from './missions.js';
import { pendingIn, type Way, wayOf } from './question.js';

/** A deed that only a chapter has, with what comes of it; null for those that the base game has too. */
export function chapterWay(action: Action, stand: Stand, language: Language, name: SeatName): Way | null {
  const view = chapterIn(stand.view);
  if (view === null) return null;
  const pending = pendingIn(view);
  if (pending !== null) return wayOf(action, view, pending, language, name);
  const seat = view.toAct[0] ?? view.active;
  const label = portRoyalWords.action(action, view, { language, name, you: seat });
  const hero = view.players[seat]!;
  if (isFulfilment(action)) return { action, label, after: afterMission(action, view, hero, language) };
  if (action.type === 'look') return { action, label, after: [WORDS[language].chapter.outcomes.oncePerTurn] };
  if (action.type === 'take') return taken(action, view, hero, label, language);
  return action.type === 'claim' && deedOf(action, view).type === 'claimWith' ? { action, label, after: [] } : null;
}

/** PR-A11: a ship that carries something is kept for it, or traded for coins or a crown. */
function taken(action: ActionOf<'take'>, view: ChapterView, hero: Hero, label: string, language: Language): Way | null {
  const deed = deedOf(action, view);
  if (deed.type === 'barter') return { action, label, after: afterCrowns(hero, deed.crowns, language) };
  if (deed.type !== 'keepItem') return null;
  const { outcomes } = WORDS[language].chapter;
  const { missions, expeditions } = wantedBy(cardAt(view.harbour.find(({ uid }) => uid === action.uid)!), hero, view);
  const titles = missions.map((id) => missionTitle({ id }, language));
  return {
    action,
    label,
    after: [
      ...(titles.length > 0 ? [outcomes.wantedBy(titles.join(', '))] : []),
      ...(expeditions.length > 0 ? [outcomes.wantedByExpedition] : []),
    ],
  };
}
