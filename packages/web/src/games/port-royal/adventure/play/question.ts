import type { Language } from '@roadstead/kernel';
import {
  type Action,
  type ActionOf,
  type CardRef,
  cardFigures,
  cardName,
  characterAbility,
  characterById,
  eventById,
  missionById,
  missionTitle,
  type Pending,
  portRoyalWords,
  type View,
} from '@roadstead/port-royal';
import type { SeatName } from '../../../../table/model.js';
import { cardAt, type Stand } from '../../play/standing.js';
import { WORDS } from '../../words/index.js';
import { type ChapterView, chapterIn, type HeroView } from './chapter.js';
import { afterCrowns, afterCube, afterMission } from './consequences.js';

/** A way to answer, with what comes of it in short clauses. */
export interface WayToAnswer {
  readonly action: Action;
  readonly label: string;
  readonly after: readonly string[];
}

/** A question of the adventure that somebody must answer before the game goes on. */
interface Question {
  readonly pending: Pending;
  readonly text: string;
  readonly ways: readonly WayToAnswer[];
}

export function pendingIn({ pending }: View): Pending | null {
  return pending === null || typeof pending === 'string' ? null : pending;
}

const EVEN: readonly Pending['kind'][] = ['audience', 'buyOff', 'mission'];

/** Neither answer is the usual one: no button stands out, and no key means yes. */
export function isEven(view: View): boolean {
  const pending = pendingIn(view);
  return pending !== null && EVEN.includes(pending.kind);
}

/** What is answered in the place of the harbour, by what lies there. */
export function isStaged(view: View): boolean {
  const kind = pendingIn(view)?.kind;
  return kind === 'character' || (kind === 'look' && view.looked !== null);
}

/** What is asked of the seat that this device plays; null where nothing of the adventure is. */
export function questionOf(stand: Stand, language: Language, name: SeatName): Question | null {
  const view = chapterIn(stand.view);
  const pending = pendingIn(stand.view);
  if (view === null || pending === null || stand.seat !== pending.seat) return null;
  return {
    pending,
    text: askOfPending(pending, view, language),
    ways: stand.legal.map((action) => wayOf(action, view, pending, language, name)),
  };
}

function askOfPending(pending: Pending, view: ChapterView, language: Language): string {
  const { chapter, counts } = WORDS[language];
  const { asks } = chapter;
  switch (pending.kind) {
    case 'character':
      return asks.character;
    case 'share':
      return asks.share(counts.coins(pending.left));
    case 'audience':
      return asks.audience(counts.coins(audienceIn(view).pay));
    case 'buyOff':
      return asks.buyOff(counts.coins(pending.price));
    case 'mission':
      return asks.mission(missionTitle({ id: pending.mission }, language));
    case 'look':
      return asks.look;
    case 'sell':
      return asks.sell(pending.left);
  }
}

/** Who is waited for, and for what. */
export function waitingFor(pending: Pending, language: Language, name: SeatName): string {
  return WORDS[language].chapter.asks.thinks[pending.kind](name(pending.seat));
}

export function wayOf(
  action: Action,
  view: ChapterView,
  pending: Pending,
  language: Language,
  name: SeatName,
): WayToAnswer {
  const hero = view.players[pending.seat]!;
  const label =
    spotLabel(action, view, pending, language) ??
    portRoyalWords.action(action, view, { language, name, you: pending.seat });
  const cards = action.type === 'top' ? (view.looked ?? []) : hero.kept;
  return {
    action,
    label: `${label}${figuresOf(action, cards, language)}`,
    after: afterOf(action, view, pending, hero, language, name),
  };
}

/** On the spot the mission stands beside the question: its buttons are short. */
function spotLabel(action: Action, view: ChapterView, pending: Pending, language: Language): string | null {
  if (pending.kind !== 'mission') return null;
  const { spot } = WORDS[language].chapter;
  if (action.type === 'decline') return spot.decline;
  const isOnWay = view.missions.some(({ id, upper }) => id === pending.mission && upper.includes(pending.seat));
  return (missionById(pending.mission)?.task.times ?? 1) > 1 && !isOnWay ? spot.step : spot.fulfil;
}

/** Where several cards of a name could be meant, their figures tell them apart. */
function figuresOf(action: Action, cards: readonly CardRef[], language: Language): string {
  if (action.type !== 'top' && action.type !== 'sell') return '';
  const ref = cards.find(({ uid }) => uid === action.uid);
  return ref === undefined ? '' : ` (${cardFigures(cardAt(ref), language).join(', ')})`;
}

function afterOf(
  action: Action,
  view: ChapterView,
  pending: Pending,
  hero: HeroView,
  language: Language,
  name: SeatName,
): readonly string[] {
  const { chapter, counts, outcomes } = WORDS[language];
  switch (action.type) {
    case 'character': {
      const { startingCoins, ...character } = characterById(action.character)!;
      const ability = characterAbility({ startingCoins, ...character }, language);
      // It stands in a list: what ends its sentence would stand before a comma.
      return [ability.replace(/\.$/, ''), chapter.outcomes.startsWith(counts.coins(startingCoins))];
    }
    case 'share': {
      const { coins, seat } = view.players[action.seat]!;
      return [chapter.outcomes.coinsThen(name(seat), coins, coins + 1)];
    }
    case 'pay':
      return pending.kind === 'buyOff'
        ? [outcomes.coinsLeft(hero.coins - pending.price), ...afterCube(hero, language)]
        : [
            outcomes.coinsLeft(hero.coins - audienceIn(view).pay),
            ...afterCrowns(hero, audienceIn(view).crowns, language),
          ];
    case 'top':
      return discarded(action, view, language);
    case 'sell':
      return [outcomes.coinsLeft(hero.coins + salePrice(hero))];
    case 'fulfil':
      return 'mission' in action ? afterMission(action, view, hero, language) : [];
    default:
      return [];
  }
}

function audienceIn({ event }: ChapterView): { readonly pay: number; readonly crowns: number } {
  const effect = event === null ? undefined : eventById(event)?.effect;
  if (effect?.is !== 'audience') throw new Error('no audience is given in this turn');
  return effect;
}

function discarded({ uid }: ActionOf<'top'>, { looked }: ChapterView, language: Language): readonly string[] {
  const others = (looked ?? []).filter((ref) => ref.uid !== uid).map((ref) => cardName(cardAt(ref), language));
  return others.length === 0 ? [] : [WORDS[language].chapter.outcomes.discards(others.join(', '))];
}

/** What the best of one's innkeepers pays (PR-A14). */
function salePrice({ display }: HeroView): number {
  return Math.max(0, ...display.map((ref) => (cardAt(ref) as { readonly sells?: number }).sells ?? 0));
}
