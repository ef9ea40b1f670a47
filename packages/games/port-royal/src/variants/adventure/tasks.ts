import type { Seat, Uid } from '@roadstead/kernel';
import type { Ship } from '../../cards/card.js';
import { cardOf } from '../../cards/catalogue.js';
import { coinsOf } from '../../rules/money.js';
import { influenceOf, type Player, type State } from '../../state.js';
import { type Carrier, ITEMS, type Item } from './cards.js';
import type { Given, MissionTask } from './missions.js';
import { type HeroState, heroOf } from './state.js';

const KINDS_GIVEN = ['ares', ...ITEMS] as const;

/** Whether a seat has all that a task asks for, and could give what it must. Spots are looked at elsewhere. */
export function isMet(state: State, seat: Seat, task: MissionTask): boolean {
  const player = state.players[seat]!;
  const hero = heroOf(state, seat);
  const { have = {}, persons, give = {} } = task;
  for (const what in have) if (countOf(what, player, hero) < have[what]!) return false;
  if (persons && countPersons(player, persons) < persons.n) return false;
  if (coinsOf(player) < (give.coins ?? 0) || hero.crowns < (give.crowns ?? 0)) return false;
  return KINDS_GIVEN.every((kind) => hero.kept.filter((uid) => isOf(uid, kind)).length >= (give[kind] ?? 0));
}

/** PR-A31: what counts is on cards and the crown track; a character is no person, and a jack-of-all-trades is nobody else. */
function countOf(what: string, player: Player, hero: HeroState): number {
  switch (what) {
    case 'swords':
      return player.totals.swords;
    case 'influence':
      return influenceOf(player);
    case 'crowns':
      return hero.crowns;
    case 'expedition':
      return player.totals.expeditions;
    default:
      return player.display.filter((uid) => cardOf(uid).subtype === what).length;
  }
}

/** By the printed cost. */
function countPersons({ display }: Player, { atMost, atLeast }: NonNullable<MissionTask['persons']>): number {
  return display.filter((uid) => {
    const card = cardOf(uid);
    if (card.type !== 'person') return false;
    return card.cost <= (atMost ?? card.cost) && card.cost >= (atLeast ?? card.cost);
  }).length;
}

export function isOf(uid: Uid, kind: Item | 'ares'): boolean {
  const ship = cardOf(uid) as Ship & Carrier;
  return kind === 'ares' ? ship.colour === 'ares' : ship.item === kind;
}

/** Every different choice of ships that may be given; copies of a card are alike. */
export function choicesOf(kept: readonly Uid[], give: Given): readonly (readonly Uid[])[] {
  let choices: readonly (readonly Uid[])[] = [[]];
  for (const kind of KINDS_GIVEN) {
    for (let n = 0; n < (give[kind] ?? 0); n++) {
      choices = choices.flatMap((given) =>
        kept.filter((uid) => isOf(uid, kind) && !given.includes(uid)).map((uid) => [...given, uid]),
      );
    }
  }
  const sorted = choices.map((given) => [...given].sort((a, b) => a - b));
  const names = sorted.map((given) => given.map((uid) => cardOf(uid).id).join());
  return sorted.filter((_, i) => names.indexOf(names[i]!) === i);
}
