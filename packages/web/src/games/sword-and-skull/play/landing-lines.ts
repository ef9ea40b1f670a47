import type { Seat } from '@roadstead/kernel';
import {
  crewName,
  type Effect,
  KING_MIGHT,
  type Landing,
  MATE_MIGHT,
  spaceAt,
  staying,
} from '@roadstead/sword-and-skull';
import type { ChoiceLine } from './line.js';
import { signed } from './signed.js';
import type { PlayTelling } from './telling.js';

/** What waits on a space for a figure, a line each; then whom it fights there. */
export function landingLines(landing: Landing, to: string, telling: PlayTelling): readonly ChoiceLine[] {
  const { ways } = telling.words;
  const lines = landing.effects.flatMap((effect) => linesOf(effect, to, telling));
  const foes = landing.foes.flatMap(({ seat, figure: foe, might, chances, withCrew }): ChoiceLine[] => [
    { sign: 'foe', text: ways.foe(telling.name(seat), foe, might), chances, seat, figure: foe },
    ...(withCrew === undefined ? [] : [{ sign: 'crew', text: ways.foeWithCrew, chances: withCrew } as const]),
  ]);
  return [...lines, ...(landing.isDebt ? [{ sign: 'ship', text: ways.debt, tone: 'cost' } as const] : []), ...foes];
}

function linesOf(effect: Effect, to: string, { words, name, language }: PlayTelling): readonly ChoiceLine[] {
  const { ways, or } = words;
  const names = (seats: readonly Seat[]) => or(seats.map(name));
  const faces = (back: readonly number[]) => or(back.map((face) => (face === 0 ? ways.blank : String(face))));
  switch (effect.kind) {
    case 'gold':
      return [goldLine(effect.n, goldText(to, effect.n, ways))];
    case 'dues':
      return [goldLine(effect.n, ways.dues(name(effect.seat)), effect.seat)];
    case 'crew': {
      const kinds = effect.kinds.map((kind) => crewName(kind, language));
      return [{ sign: 'crew', text: kinds.length === 0 ? ways.noCrew : ways.crew(or(kinds)) }];
    }
    case 'enemy': {
      if (effect.ahead === null) return [{ sign: 'nothing', text: ways.noEnemy }];
      const { least, most, chances } = effect.ahead;
      return [
        { sign: 'enemy', text: ways.enemy(least, most), chances },
        ...(effect.fortune > 0 ? [{ sign: 'fortune', text: ways.cardForBeating } as const] : []),
      ];
    }
    case 'fortune':
      return [{ sign: 'fortune', text: ways.draws(effect.n) }];
    case 'auction':
      return [{ sign: 'item', text: effect.isOpen ? ways.auction : ways.noAuction }];
    case 'quicksand':
      return [backLine(effect.back, faces, ways)];
    case 'idol':
      return [{ sign: 'gold', text: ways.idol, tone: 'gain' }, backLine(effect.back, faces, ways)];
    case 'geyser':
      return [
        { sign: 'fortune', text: ways.geyser, chances: staying(effect.back) },
        ...(effect.back.length > 0 ? [{ sign: 'ship', text: ways.back(faces(effect.back)) } as const] : []),
      ];
    case 'lava':
      return [{ sign: 'die', text: ways.lava }];
    case 'takeCrew':
      if (effect.seats.length === 0) return [{ sign: 'nothing', text: ways.mostCrew }];
      return [{ sign: 'crew', text: ways.crewFrom(names(effect.seats)), tone: 'gain' }];
    case 'takeGold':
      if (effect.seats.length === 0) return [{ sign: 'nothing', text: ways.mostGold }];
      return [goldLine(effect.n, ways.goldFrom(names(effect.seats)))];
    case 'den':
      return [{ sign: 'gold', text: ways.den(effect.perPip), tone: 'cost' }];
    case 'buried':
      return [{ sign: 'gold', text: ways.buried, tone: 'gain' }];
    case 'mate':
      return [{ sign: 'mate', text: ways.mate(MATE_MIGHT), chances: effect.chances }];
    case 'lair': {
      const { prices, pays, beats } = effect;
      return [
        { sign: 'gold', text: ways.ransom(Math.min(...prices), Math.max(...prices)), chances: pays },
        { sign: 'king', text: ways.king(KING_MIGHT), chances: beats },
      ];
    }
    case 'nothing':
      return [];
  }
}

type Ways = PlayTelling['words']['ways'];

function goldLine(n: number, text: string, seat?: Seat): ChoiceLine {
  return {
    sign: 'gold',
    text,
    value: signed(n),
    ...(n !== 0 && { tone: n > 0 ? ('gain' as const) : ('cost' as const) }),
    ...(seat !== undefined && { seat }),
  };
}

function goldText(to: string, n: number, ways: Ways): string {
  switch (spaceAt(to).type) {
    case 'dock':
      return n > 0 ? ways.ownDock : ways.otherDock;
    case 'tax_collector':
      return ways.tax;
    default:
      return n === 0 ? ways.empty : ways.takeAll;
  }
}

function backLine(back: readonly number[], faces: (back: readonly number[]) => string, ways: Ways): ChoiceLine {
  if (back.length === 0) return { sign: 'ship', text: ways.ropeHolds };
  return { sign: 'ship', text: ways.back(faces(back)), chances: leaving(back) };
}

/** The faces that do send it back. */
function leaving(back: readonly number[]) {
  const { wins, of } = staying(back);
  return { wins: of - wins, of };
}
