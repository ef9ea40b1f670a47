import type { Options } from '../../options.js';
import type { CampaignState } from './campaign-state.js';
import { GROUPS } from './cards.js';
import { firstMission } from './missions.js';
import type { Chapter } from './options.js';

/** The chapter that is played; null where none is. A campaign says it, if nobody else does. */
export function chapterOf({ chapter = 'none', campaign }: Options): Chapter | null {
  if (chapter !== 'none') return chapter;
  return campaign ? (campaign as unknown as CampaignState).chapter : null;
}

/** PR-A5: the groups of new cards that are in from the start, and those that the first story card brings. */
export function groupsOf(options: Options): { readonly in: readonly number[]; readonly joining: readonly number[] } {
  const chapter = chapterOf(options);
  if (chapter === null) return { in: [], joining: [] };
  const campaign = options.campaign as CampaignState | null | undefined;
  const known = campaign?.groups ?? groupsBefore(chapter);
  const joining = chapter === 'variable' ? [] : [firstMission(chapter).adds!];
  return { in: known, joining: joining.filter((group) => !known.includes(group)) };
}

/** Those that the chapters before this one have brought. */
export function groupsBefore(chapter: Chapter): readonly number[] {
  if (chapter === 'variable') return GROUPS;
  return GROUPS.filter((group) => group < firstMission(chapter).adds!);
}
