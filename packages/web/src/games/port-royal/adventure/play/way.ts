import type { Language } from '@roadstead/kernel';
import {
  type Action,
  type ActionOf,
  type CardRef,
  cardFigures,
  deedOf,
  figuresFor,
  missionTitle,
  portRoyalWords,
} from '@roadstead/port-royal';
import type { SeatName } from '../../../../table/model.js';
import { cardAt, type Stand } from '../../play/standing.js';
import { WORDS } from '../../words/index.js';
import { type ChapterView, chapterIn, type HeroView } from './chapter.js';
import { afterCrowns, afterMission } from './consequences.js';
import { wantedBy } from './items.js';
import { isFulfilment } from './missions.js';
import { pendingIn, type WayToAnswer, wayOf } from './question.js';

/** A deed that only a chapter has, with what comes of it; null for those that the base game has too. */
export function chapterWay(action: Action, stand: Stand, language: Language, name: SeatName): WayToAnswer | null {
  const view = chapterIn(stand.view);
  if (view === null) return null;
  const pending = pendingIn(view);
  if (pending !== null) return wayOf(action, view, pending, language, name);
  const seat = view.toAct[0] ?? view.active;
  const label = labelOf(action, stand, language, name);
  const hero = view.players[seat]!;
  if (isFulfilment(action)) return { action, label, after: afterMission(action, view, hero, language) };
  if (action.type === 'look') return { action, label, after: [WORDS[language].chapter.outcomes.oncePerTurn] };
  if (action.type === 'take') return taken(action, view, hero, label, language);
  if (action.type !== 'claim') return null;
  const deed = deedOf(action, view);
  if (deed.type !== 'claimWith') return null;
  return { action, label, after: afterClaim(deed.expedition, hero, language) };
}

/** What the rules call an action; where two would be called the same, the figures of the ships that are given tell them apart. */
function labelOf(action: Action, { legal, view }: Stand, language: Language, name: SeatName): string {
  const say = (one: Action) => portRoyalWords.action(one, view, { language, name, you: view.toAct[0] ?? view.active });
  const label = say(action);
  if (!givesCards(action)) return label;
  const isOnly = legal.filter((one) => givesCards(one) && say(one) === label).length < 2;
  const kept = view.players.flatMap((player) => player.kept);
  const ships = (action.with ?? []).flatMap((uid) => kept.filter((ref) => ref.uid === uid));
  return isOnly || ships.length === 0 ? label : `${label} (${figuresOf(ships, language)})`;
}

const givesCards = (action: Action): action is ActionOf<'claim'> | Extract<ActionOf<'fulfil'>, { mission: string }> =>
  isFulfilment(action) || action.type === 'claim';

const figuresOf = (ships: readonly CardRef[], language: Language): string =>
  ships.map((ref) => cardFigures(cardAt(ref), language).join(', ')).join('; ');

function afterClaim(
  { coins, influence }: { readonly coins: number; readonly influence: number },
  hero: HeroView,
  language: Language,
): readonly string[] {
  const { outcomes } = WORDS[language];
  return [outcomes.coinsLeft(hero.coins + coins), outcomes.influenceThen(hero.influence, hero.influence + influence)];
}

/** PR-A11: a ship that carries something is kept for it, or traded for coins or a crown. */
function taken(
  action: ActionOf<'take'>,
  view: ChapterView,
  hero: HeroView,
  label: string,
  language: Language,
): WayToAnswer | null {
  const deed = deedOf(action, view);
  if (deed.type !== 'barter' && deed.type !== 'keepItem') return null;
  const { chapter, outcomes } = WORDS[language];
  const coins = deed.coins - figuresFor(view, hero.seat).fee;
  const left = coins === 0 ? [] : [outcomes.coinsLeft(hero.coins + coins)];
  if (deed.type === 'barter') return { action, label, after: [...left, ...afterCrowns(hero, deed.crowns, language)] };
  const { missions, expeditions } = wantedBy(cardAt(view.harbour.find(({ uid }) => uid === action.uid)!), hero, view);
  const titles = missions.map((id) => missionTitle({ id }, language));
  return {
    action,
    label,
    after: [
      ...left,
      ...(titles.length > 0 ? [chapter.outcomes.wantedBy(titles.join(', '))] : []),
      ...(expeditions.length > 0 ? [chapter.outcomes.wantedByExpedition] : []),
    ],
  };
}
