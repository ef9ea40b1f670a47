import type { Seat } from '@roadstead/kernel';
import {
  type Chances,
  crewName,
  type Effect,
  FACES,
  type Figure,
  landing,
  shareOf,
  type View,
} from '@roadstead/sword-and-skull';
import { percent } from '../../play/render/percent.js';
import type { Scene } from '../../play/scene.js';
import { whose } from './names.js';
import { TABLE_WORDS } from './words/index.js';

/** The first face is blank. */
const MOST_PIPS = FACES - 1;

const chance = (chances: Chances): string => percent(shareOf(chances));

/** What waits for a figure on a space, with the gold that the way brings before. */
export function landingText(
  view: View,
  seat: Seat,
  figure: Figure,
  to: string,
  castle: number,
  scene: Scene,
): readonly string[] {
  const words = TABLE_WORDS[scene.language].outcomes;
  const { effects, foes, isDebt } = landing(view, seat, figure, to, castle);
  return [
    ...(castle > 0 ? [words.castle(castle)] : []),
    ...effects.flatMap((effect) => effectText(effect, scene)),
    ...foes.flatMap(({ seat, figure, might, chances, withCrew }) => [
      words.foe(whose(seat, figure, scene), might, chance(chances)),
      ...(withCrew === undefined ? [] : [words.foeWithCrew(chance(withCrew))]),
    ]),
    ...(isDebt ? [scene.paint.warn(words.debt)] : []),
  ];
}

function effectText(effect: Effect, { language, name }: Scene): readonly string[] {
  const words = TABLE_WORDS[language].outcomes;
  const names = (seats: readonly Seat[]) => seats.map((seat) => name(seat)).join(', ');
  const back = (faces: readonly number[]) => (faces.length === 0 ? [] : [words.back(percent(faces.length / FACES))]);
  switch (effect.kind) {
    case 'gold':
      return effect.n === 0 ? [words.nothing] : [words.gold(effect.n)];
    case 'dues':
      return [words.dues(-effect.n, name(effect.seat))];
    case 'crew':
      return [
        effect.kinds.length === 0
          ? words.noCrew
          : words.crew(effect.kinds.map((id) => crewName(id, language)).join(', ')),
      ];
    case 'enemy': {
      const { ahead, fortune } = effect;
      if (ahead === null) return [words.noEnemy];
      return [
        words.enemy(ahead.least, ahead.most, chance(ahead.chances)),
        ...(fortune > 0 ? [words.cards(fortune)] : []),
      ];
    }
    case 'fortune':
      return [words.cards(effect.n)];
    case 'auction':
      return [effect.isOpen ? words.auction : words.nothing];
    case 'quicksand':
      return effect.back.length === 0 ? [words.nothing] : back(effect.back);
    case 'idol':
      return [words.idol(MOST_PIPS), ...back(effect.back)];
    case 'geyser':
      return [words.cards(effect.n), ...back(effect.back)];
    case 'lava':
      return [words.lava];
    case 'takeCrew':
      return [effect.seats.length === 0 ? words.nothing : words.takeCrew(names(effect.seats))];
    case 'takeGold':
      return [effect.seats.length === 0 ? words.nothing : words.takeGold(effect.n, names(effect.seats))];
    case 'den':
      return [words.den(effect.perPip)];
    case 'buried':
      return [words.buried];
    case 'mate':
      return [words.mate(chance(effect.chances))];
    case 'lair': {
      const { prices, pays, beats } = effect;
      return [words.lair(Math.min(...prices), Math.max(...prices), chance(pays)), words.king(chance(beats))];
    }
    case 'nothing':
      return [];
  }
}
