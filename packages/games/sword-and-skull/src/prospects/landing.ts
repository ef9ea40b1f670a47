import type { Seat } from '@roadstead/kernel';
import { FIGURES, type Figure } from '../board/figures.js';
import {
  BRIDGE_GOLD,
  CHURCH_CARDS,
  DEN_PER_PIP,
  DOCK_GAIN,
  DOCK_PRICE,
  FACES,
  GEYSER_BACK,
  GEYSER_CARDS,
  IDOL_BACK,
  QUICKSAND,
  SMOKY_CARDS,
  TAVERN_CARDS,
  TAX,
} from '../board/numbers.js';
import { DOCKS, spaceNumber } from '../board/spaces.js';
import { CREW, crewNumber, KINDS_OF } from '../cards/crew.js';
import { ROPE, ROPE_PER_PIP } from '../cards/items.js';
import type { PlayerView, View } from '../view.js';
import {
  type Chances,
  type EnemyAhead,
  enemyAhead,
  fightChances,
  kingChances,
  mateChances,
  ransomChances,
  ransoms,
} from './chance.js';
import { goldSymbols, hasItem, spaceAt } from './might.js';

/** What a space does to one figure of one player; gold with its sign. */
export type Effect =
  /** Gold that is sure, from or to the bank, a chest or the trove; and `shares` out to other players. */
  | { readonly kind: 'gold'; readonly n: number }
  | { readonly kind: 'dues'; readonly seat: Seat; readonly n: number }
  | { readonly kind: 'crew'; readonly kinds: readonly string[] }
  | { readonly kind: 'enemy'; readonly ahead: EnemyAhead | null; readonly fortune: number }
  | { readonly kind: 'fortune'; readonly n: number }
  | { readonly kind: 'auction'; readonly isOpen: boolean }
  /** `back`: the faces that send it to its ship; none with a rope. */
  | { readonly kind: 'quicksand' | 'idol'; readonly back: readonly number[] }
  | { readonly kind: 'geyser'; readonly back: readonly number[]; readonly n: number }
  | { readonly kind: 'lava' }
  /** At the bridge: from whom; nobody where one has the most oneself. */
  | { readonly kind: 'takeCrew'; readonly seats: readonly Seat[] }
  | { readonly kind: 'takeGold'; readonly seats: readonly Seat[]; readonly n: number }
  | { readonly kind: 'den'; readonly perPip: number }
  | { readonly kind: 'buried' }
  | { readonly kind: 'mate'; readonly chances: Chances }
  | {
      readonly kind: 'lair';
      readonly prices: readonly number[];
      readonly pays: Chances;
      readonly beats: Chances;
    }
  | { readonly kind: 'nothing' };

/** Somebody's figure that is fought there (SS-B5). */
export interface FoeAhead {
  readonly seat: Seat;
  readonly figure: Figure;
  readonly might: number;
  /** With the Might of now; and with the crew card that is taken first where it helps most (SS-F4), if one helps. */
  readonly chances: Chances;
  readonly withCrew?: Chances;
}

export interface Landing {
  readonly effects: readonly Effect[];
  readonly foes: readonly FoeAhead[];
  /** What the player has then, as far as it is sure; `castle`: gold met on the way counts before. */
  readonly gold: number;
  /** SS-D1: what must be paid is more than there is. */
  readonly isDebt: boolean;
}

/** What waits on a space for a figure of a player, with so much gold more in hand than now. */
export function landing(view: View, seat: Seat, figure: Figure, to: string, earned = 0): Landing {
  const player = view.players[seat]!;
  const effects = effectsOf(view, player, figure, to);
  const change = effects.reduce((sum, effect) => sum + sureGold(effect), 0);
  const gold = player.gold + earned + change;
  const foes = foesOn(view, seat, figure, to, mostMightOf(effects, figure));
  return { effects, foes, gold: Math.max(0, gold), isDebt: gold < 0 };
}

/** What the crew card that is taken on a space can give a figure. */
function mostMightOf(effects: readonly Effect[], figure: Figure): number {
  const side = FIGURES.indexOf(figure);
  const kinds = effects.flatMap((effect) => (effect.kind === 'crew' ? effect.kinds : []));
  return Math.max(0, ...kinds.map((id) => CREW[crewNumber(id)]!.might[side]!));
}

function sureGold(effect: Effect): number {
  if (effect.kind === 'takeGold') return effect.seats.length > 0 ? effect.n : 0;
  return effect.kind === 'gold' || effect.kind === 'dues' ? effect.n : 0;
}

function effectsOf(view: View, player: PlayerView, figure: Figure, to: string): readonly Effect[] {
  const { type, settlement } = spaceAt(to);
  const side = FIGURES.indexOf(figure);
  const back = (faces: readonly number[]) => (hasItem(player, ROPE) ? [] : faces); // SS-C15
  switch (type) {
    case 'settlement':
      return [
        { kind: 'crew', kinds: KINDS_OF[settlement!].map((kind) => CREW[kind]!.id).filter((id) => view.crew[id]! > 0) },
        ...duesAt(view, player, settlement!),
      ];
    case 'cave':
      return [{ kind: 'enemy', ahead: enemyAhead(view, player, figure, false), fortune: 0 }];
    case 'smoky_cave':
      return [{ kind: 'enemy', ahead: enemyAhead(view, player, figure, true), fortune: SMOKY_CARDS }];
    case 'dock': {
      const dockOf = DOCKS.indexOf(spaceNumber(to)!);
      return [{ kind: 'gold', n: dockOf === side ? DOCK_GAIN[side]! : -DOCK_PRICE[dockOf]! }];
    }
    case 'chest':
      return [{ kind: 'gold', n: view.chests[to]! }];
    case 'church':
      return [{ kind: 'fortune', n: CHURCH_CARDS[side]! }];
    case 'tavern':
      return [{ kind: 'fortune', n: TAVERN_CARDS[side]! }];
    case 'trading_post':
      return [{ kind: 'auction', isOpen: view.piles.item + view.discards.item.length > 0 }];
    case 'tax_collector':
      return [{ kind: 'gold', n: -TAX[side]! }];
    case 'quicksand':
      return [{ kind: 'quicksand', back: back(QUICKSAND[side]!) }];
    case 'idol':
      return [{ kind: 'idol', back: back(IDOL_BACK) }];
    case 'geyser':
      return [{ kind: 'geyser', back: back(GEYSER_BACK), n: GEYSER_CARDS }];
    case 'lava_tubes':
      return [{ kind: 'lava' }];
    case 'bridge_of_tears':
      return [bridge(view, player, figure)];
    case 'thieves_den':
      return [{ kind: 'den', perPip: hasItem(player, ROPE) ? ROPE_PER_PIP : DEN_PER_PIP }];
    case 'treasure_trove':
      return [{ kind: 'gold', n: view.trove }];
    case 'buried_treasure':
      return [{ kind: 'buried' }];
    case 'lake_of_fire':
      return [{ kind: 'mate', chances: mateChances(player, figure) }];
    case 'lair':
      return [
        {
          kind: 'lair',
          prices: ransoms(view.players.length),
          pays: ransomChances(player, view.players.length),
          beats: kingChances(player, figure),
        },
      ];
    case 'castle': // paid as it is stepped onto (SS-R1)
    case 'ship':
      return [{ kind: 'nothing' }];
  }
}

/** SS-F4, in the order of play. */
function duesAt(view: View, player: PlayerView, settlement: Parameters<typeof goldSymbols>[1]): readonly Effect[] {
  const { players } = view;
  return players
    .map((_, i) => players[(player.seat + 1 + i) % players.length]!)
    .flatMap((other) => {
      const n = other.seat === player.seat ? 0 : goldSymbols(other, settlement);
      return n === 0 ? [] : [{ kind: 'dues' as const, seat: other.seat, n: -n }];
    });
}

/** SS-F6, SS-R16 */
function bridge({ players }: View, { seat }: PlayerView, figure: Figure): Effect {
  const of = figure === 'officer' ? (one: PlayerView) => one.crewCount : (one: PlayerView) => one.gold;
  const most = Math.max(...players.map(of));
  const richest = players.filter((one) => of(one) === most).map((one) => one.seat);
  const seats = richest.includes(seat) ? [] : richest;
  return figure === 'officer'
    ? { kind: 'takeCrew', seats }
    : { kind: 'takeGold', seats, n: Math.min(BRIDGE_GOLD, most) };
}

/** SS-B5, SS-M9: nobody is met on a ship, and nobody stays in the lair. */
function foesOn({ players }: View, seat: Seat, figure: Figure, space: string, byCrew: number): readonly FoeAhead[] {
  const { type } = spaceAt(space);
  if (type === 'ship' || type === 'lair') return [];
  const { might } = players[seat]!;
  return players.flatMap((other) =>
    FIGURES.flatMap((foe) =>
      other.seat === seat || other[foe] !== space
        ? []
        : [
            {
              seat: other.seat,
              figure: foe,
              might: other.might[foe],
              chances: fightChances(might[figure] - other.might[foe]),
              ...(byCrew > 0 && { withCrew: fightChances(might[figure] + byCrew - other.might[foe]) }),
            },
          ],
    ),
  );
}

/** The faces of a die that do not send a figure back. */
export const staying = (back: readonly number[]): Chances => ({ wins: FACES - back.length, of: FACES });
