import type { Language } from '@roadstead/kernel';
import { type Action, type CardRef, cardName, type View } from '@roadstead/port-royal';
import type { SeatName } from '../../../table/model.js';
import type { CommandAnswer, Why } from '../../game-ui.js';
import { type BarButton, doingsOf } from '../play/buttons.js';
import { because, whyNotDrawn, whyNotNow, whyNotYours } from '../play/reasons.js';
import { cardAt, type Stand } from '../play/standing.js';
import { WORDS } from '../words/index.js';
import type { TypedVerb } from './verbs.js';

/** Who listens to a command, and how the game stands. */
export interface Ear {
  readonly stand: Stand;
  readonly language: Language;
  readonly name: SeatName;
}

export const act = (action: Action): CommandAnswer => ({ kind: 'act', action });
export const refuse = (why: Why | string): CommandAnswer =>
  typeof why === 'string' ? { kind: 'refused', reason: why } : { kind: 'refused', reason: why.text, rules: why.rules };
export const read = (lines: readonly string[]): CommandAnswer => ({ kind: 'read', lines });

export const doings = (actions: readonly Action[], { stand, language, name }: Ear): readonly BarButton[] =>
  doingsOf(actions, stand, language, name);

/** Every card that lies open. */
export const openCards = ({ harbour, revealed, expeditions, players }: View): readonly CardRef[] => [
  ...harbour,
  ...(revealed ? [revealed] : []),
  ...expeditions,
  ...players.flatMap(({ display, kept }) => [...display, ...kept]),
];

/** A button's words with the card that it is about. */
export function sayDoing({ label, action }: BarButton, { stand, language }: Ear): string {
  const ref = 'uid' in action ? openCards(stand.view).find(({ uid }) => uid === action.uid) : undefined;
  return ref && action.type !== 'claim' ? `${label} (${cardName(cardAt(ref), language)})` : label;
}

/** All that can be done now, in one sentence. */
export function canDo(ear: Ear): string {
  const said = doings(ear.stand.legal, ear).map((doing) => sayDoing(doing, ear));
  return WORDS[ear.language].text.canDo([...new Set(said)].join(', '));
}

/** Why a verb does nothing now, and what does. */
export function whyNot(verb: TypedVerb, ear: Ear): Why {
  const { stand, language, name } = ear;
  const earlier = whyNotYours(stand, language, name);
  if (earlier !== null) return earlier;
  if (verb === 'stop' && stand.view.phase === 'discover') return because('discoverFirst', language);
  const { text, rules } = verb === 'discover' ? whyNotDrawn(stand, language, name) : whyNotThis(verb, ear);
  return { text: `${text} ${canDo(ear)}`, rules };
}

const ABOUT_SHIPS: readonly TypedVerb[] = ['repel', 'keep', 'admit'];
const whyNotThis = (verb: TypedVerb, { stand, language }: Ear): Why =>
  ABOUT_SHIPS.includes(verb)
    ? because('nothingInSight', language)
    : (whyNotNow(stand, language) ?? because('notNow', language));
