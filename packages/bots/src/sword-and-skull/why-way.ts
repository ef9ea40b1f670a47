import {
  BRIDGE_GOLD,
  CHURCH_CARDS,
  CREW,
  DEN_PER_PIP,
  DOCK_GAIN,
  DOCK_PRICE,
  DOCKS,
  FACES,
  GEYSER_BACK,
  IDOL_BACK,
  KINDS_OF,
  KING_MIGHT,
  LAIR,
  LAKE,
  QUICKSAND,
  ROPE_PER_PIP,
  SMOKY_MIGHT,
  SPACES,
  SPYGLASS_PLUS,
  strengthOf,
  TAVERN_CARDS,
  TAX,
  winChance,
} from '@roadstead/sword-and-skull';
import { payChance } from './chances.js';
import { withCrew } from './changes.js';
import { MOVES_TO_LAIR } from './distances.js';
import { enemiesToCome } from './facts.js';
import { dues } from './landing.js';
import { castleIncome, lairChance, mateChance, type Outlook, standing } from './outlook.js';
import type { Reason } from './reasons.js';
import type { WalkEnd } from './ways.js';

export const percent = (chance: number): number => Math.round(chance * 100);

/** On the way to the lair: inside the volcano, before its other half. */
const NEAR_LAIR = 3;

/** What speaks for a way, the most telling first: what waits at its end, and what is met along it. */
export function reasonsForWay(outlook: Outlook, figure: number, { to, castle }: WalkEnd): readonly Reason[] {
  const { own } = outlook;
  const paid: Reason[] = castle ? [{ why: 'castle', gold: castleIncome(own) }] : [];
  const goesIn =
    SPACES[to]!.path === 'volcano' && MOVES_TO_LAIR[figure]![to]! < NEAR_LAIR && to !== LAKE && to !== LAIR;
  const win = percent(lairChance(own, figure, outlook.all.length));
  return [
    ...(goesIn ? [{ why: 'toLair', win } as const] : []),
    ...atEnd(outlook, figure, to),
    ...paid,
    ...duelsAt(outlook, figure, to),
  ];
}

function atEnd(outlook: Outlook, figure: number, to: number): readonly Reason[] {
  const { own, view, all } = outlook;
  const { id: place, type } = SPACES[to]!;
  switch (type) {
    case 'settlement':
      return settling(outlook, to);
    case 'cave':
    case 'smoky_cave':
      return [
        {
          why: 'enemy',
          place,
          chance: percent(meanEnemyChance(outlook, figure, type === 'smoky_cave' ? SMOKY_MIGHT : 0)),
        },
      ];
    case 'dock': {
      const dockOf = DOCKS.indexOf(to);
      if (dockOf === figure) return [{ why: 'gold', place, gold: DOCK_GAIN[figure]! }];
      return [{ why: 'costs', place, gold: DOCK_PRICE[dockOf]! }];
    }
    case 'chest':
      return [{ why: 'gold', place, gold: view.chests[place]! }];
    case 'treasure_trove':
      return [{ why: 'gold', place, gold: view.trove }];
    case 'buried_treasure':
      return [{ why: 'meanGold', place, gold: FACES - 1 }];
    case 'church':
      return [{ why: 'cards', place, cards: CHURCH_CARDS[figure]! }];
    case 'tavern':
      return [{ why: 'cards', place, cards: TAVERN_CARDS[figure]! }];
    case 'trading_post':
      return [{ why: 'auction', place }];
    case 'tax_collector':
      return [{ why: 'costs', place, gold: TAX[figure]! }];
    case 'bridge_of_tears':
      return bridge(outlook, figure, place);
    case 'quicksand':
      return back(outlook, place, QUICKSAND[figure]!.length);
    case 'idol':
      return back(outlook, place, IDOL_BACK.length);
    case 'geyser':
      return back(outlook, place, GEYSER_BACK.length);
    case 'thieves_den':
      return [{ why: 'costs', place, gold: ((own.hasRope ? ROPE_PER_PIP : DEN_PER_PIP) * (FACES - 1)) / 2 }];
    case 'lake_of_fire':
      return [
        { why: 'lake', mate: percent(mateChance(own, figure)), win: percent(lairChance(own, figure, all.length)) },
      ];
    case 'lair':
      return [lairReason(outlook, figure)];
    default:
      return [];
  }
}

function lairReason({ own, all }: Outlook, figure: number): Reason {
  const { gold, might, blows, thinkings } = own;
  return {
    why: 'lair',
    win: percent(lairChance(own, figure, all.length)),
    ransom: percent(payChance(gold, all.length)),
    king: percent(winChance(might[figure]! - KING_MIGHT, blows, thinkings)),
  };
}

function settling(outlook: Outlook, to: number): readonly Reason[] {
  const { id: place, settlement } = SPACES[to]!;
  const { view, own } = outlook;
  let [best, most] = ['', Number.NEGATIVE_INFINITY];
  for (const kind of KINDS_OF[settlement!]) {
    const { id } = CREW[kind]!;
    if (view.crew[id] === 0) continue;
    const worth = standing(outlook, withCrew(own, kind, 1));
    if (worth > most) [best, most] = [id, worth];
  }
  const owed = dues(outlook, settlement!);
  return [
    ...(best === '' ? [] : [{ why: 'settlement', place, crew: best } as const]),
    ...(owed > 0 ? [{ why: 'dues', gold: owed } as const] : []),
  ];
}

function meanEnemyChance(outlook: Outlook, figure: number, more: number): number {
  const { own, view } = outlook;
  const lead = own.might[figure]! + (own.hasSpyglass ? SPYGLASS_PLUS : 0) - more;
  const enemies = enemiesToCome(view);
  const sum = enemies.reduce((all, enemy) => all + winChance(lead - strengthOf(enemy, own.crewCount).might), 0);
  return sum / Math.max(1, enemies.length);
}

function back({ own }: Outlook, place: string, faces: number): readonly Reason[] {
  return own.hasRope ? [] : [{ why: 'danger', place, chance: percent(faces / FACES) }];
}

/** SS-F6: only where it has an effect. */
function bridge({ all, own, seat }: Outlook, figure: number, place: string): readonly Reason[] {
  const others = all.filter((one) => one.seat !== seat);
  if (figure === 0) return others.some((one) => one.crewCount > own.crewCount) ? [{ why: 'bridgeCrew', place }] : [];
  const most = Math.max(...others.map(({ gold }) => gold));
  return most > own.gold ? [{ why: 'bridgeGold', place, gold: Math.min(BRIDGE_GOLD, most) }] : [];
}

function duelsAt({ all, own, seat }: Outlook, figure: number, to: number): readonly Reason[] {
  return all.flatMap((one) =>
    one.seat === seat
      ? []
      : one.at.flatMap((space, foe) =>
          space === to
            ? [{ why: 'duel', chance: percent(winChance(own.might[figure]! - one.might[foe]!)) } as const]
            : [],
        ),
  );
}
