import { type ActionOf, LUCKY_BLOW_PLUS, type PendingOf, type View } from '@roadstead/sword-and-skull';
import { choice } from './choice.js';
import { chancesWith, fightModel } from './fight.js';
import type { AskedChoice } from './question.js';
import type { PlayTelling } from './telling.js';
import type { PlayWords } from './words/index.js';

/** A card in a window, with what it does to the chance. */
export function windowChoice(
  { card }: ActionOf<'play'>,
  { side }: PendingOf<'window'>,
  plain: AskedChoice,
  view: View,
  { asks }: PlayWords,
): AskedChoice {
  const { fight } = view;
  if (fight === null) return plain;
  if (card === 'F01') return { ...plain, lines: [{ sign: 'nothing', text: asks.noFight }] };
  const chances = chancesWith(card, fight, side as 0 | 1, LUCKY_BLOW_PLUS) ?? undefined;
  if (card === 'F03') return { ...plain, chances, lines: [{ sign: 'die', text: asks.rollAnew }] };
  const { sides } = fightModel(view, fight, []);
  const [mine, theirs] = side === 0 ? sides : [sides[1], sides[0]];
  const text = mine.die === 0 ? asks.blankStays : asks.totalThen(mine.total + LUCKY_BLOW_PLUS, theirs.total);
  return { ...plain, chances, lines: [{ sign: 'foe', text }] };
}

/** To pass names what comes of it. */
export function passChoice({ when, side }: PendingOf<'window'>, telling: PlayTelling): AskedChoice | null {
  const { stand, words } = telling;
  const pass = stand.legal.find(({ type }) => type === 'pass');
  if (pass === undefined) return null;
  const { fight } = stand.view;
  if (fight === null || when === 'before') return choice(pass, telling);
  const { winner, sides } = fightModel(stand.view, fight, []);
  if (winner === null) return choice(pass, telling);
  const [mine, theirs] = side === 0 ? sides : [sides[1], sides[0]];
  return choice(pass, telling, { note: words.asks.passAnd(winner === side, mine.total, theirs.total) });
}
