import type { Seat } from '@roadstead/kernel';
import { CHARACTERS, type Character } from '@roadstead/port-royal';
import type { ChapterView } from './chapter.js';
import { pendingIn } from './question.js';

/** A side of a character card while characters are picked (PR-A1). */
export interface CastSide {
  readonly character: Character;
  /** It can be picked by the seat that is asked. */
  readonly isChoice: boolean;
  /** Who plays it. */
  readonly seat: Seat | null;
}

export interface CastCard {
  readonly card: number;
  readonly sides: readonly CastSide[];
  /** Whose card it is; null where nobody has it, or nobody knows. */
  readonly seat: Seat | null;
  /** Neither to be picked now nor picked. */
  readonly isIdle: boolean;
}

/** The cards with their two sides: those to pick from first, then those that are taken. */
export function castOf(view: ChapterView): readonly CastCard[] {
  const pending = pendingIn(view);
  const choices = pending?.kind === 'character' ? pending.choices : [];
  const isPicking = view.options.characters === 'pick';
  const cards = [...new Set(CHARACTERS.map(({ card }) => card))].map((card): CastCard => {
    const sides = CHARACTERS.filter((character) => character.card === card).map((character) => ({
      character,
      isChoice: choices.includes(character.id),
      seat: view.players.find((player) => player.character === character.id)?.seat ?? null,
    }));
    const holder = sides.find(({ seat }) => seat !== null)?.seat ?? null;
    const isAsked = sides.some(({ isChoice }) => isChoice);
    return {
      card,
      sides,
      seat: isAsked && !isPicking ? (pending?.seat ?? null) : holder,
      isIdle: !isAsked && holder === null,
    };
  });
  const rank = ({ sides, isIdle }: CastCard) => (sides.some(({ isChoice }) => isChoice) ? 0 : isIdle ? 2 : 1);
  return cards.toSorted((a, b) => rank(a) - rank(b));
}

/** Cards that lie idle may still be dealt to somebody. */
export function isDealing({ players, options }: ChapterView, asked: Seat): boolean {
  return options.characters !== 'pick' && players.some(({ seat, character }) => seat !== asked && character === null);
}
