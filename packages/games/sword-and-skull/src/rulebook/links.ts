import type { SpaceType } from '../board/spaces.js';
import type { Pending } from '../pending.js';
import type { Reason } from '../words/reasons.js';
import type { RuleId } from './rule-ids.js';

/** The rules about a space, its own first. */
const SPACES: Readonly<Record<SpaceType, readonly RuleId[]>> = {
  castle: ['SS-F10', 'SS-R1', 'SS-R2'],
  settlement: ['SS-F4', 'SS-R17', 'SS-R13'],
  cave: ['SS-F2', 'SS-B4', 'SS-R18', 'SS-M5'],
  dock: ['SS-F11'],
  chest: ['SS-F5'],
  church: ['SS-F12', 'SS-C1'],
  tavern: ['SS-F12', 'SS-C1'],
  trading_post: ['SS-F3', 'SS-R14'],
  tax_collector: ['SS-F13'],
  quicksand: ['SS-F14'],
  bridge_of_tears: ['SS-F6', 'SS-R16'],
  idol: ['SS-F15'],
  lava_tubes: ['SS-F7', 'SS-R21'],
  smoky_cave: ['SS-F2', 'SS-B4', 'SS-R18'],
  geyser: ['SS-F16'],
  thieves_den: ['SS-F8', 'SS-M6', 'SS-R20'],
  treasure_trove: ['SS-F17'],
  buried_treasure: ['SS-F17'],
  lake_of_fire: ['SS-F18', 'SS-M7', 'SS-R5'],
  lair: ['SS-F9', 'SS-R19', 'SS-E1'],
  ship: ['SS-M9'],
};

/** The rules about a card that needs some of its own, by id. */
const CARDS: Readonly<Record<string, readonly RuleId[]>> = {
  I11: ['SS-C13'],
  I12: ['SS-C14'],
  I13: ['SS-C15'],
  I14: ['SS-C15'],
  F01: ['SS-C12', 'SS-B7'],
  F02: ['SS-C12', 'SS-B8', 'SS-R11'],
  F03: ['SS-B8', 'SS-B9', 'SS-R11'],
  F04: ['SS-C7', 'SS-R6'],
  F05: ['SS-C9', 'SS-F3'],
  F06: ['SS-C8', 'SS-D2'],
  F07: ['SS-C11'],
  F08: ['SS-C11'],
  F09: ['SS-C10'],
  F10: ['SS-C10'],
  F11: ['SS-C10', 'SS-D3'],
  F12: ['SS-C10', 'SS-R7'],
  F13: ['SS-C7'],
  F14: ['SS-C9'],
  F15: ['SS-C9'],
  F16: ['SS-C10'],
};

/** The rules behind a question. */
const QUESTIONS: Readonly<Record<Pending['kind'], readonly RuleId[]>> = {
  turn: ['SS-C4', 'SS-C5'],
  move: ['SS-M2', 'SS-M10'],
  place: ['SS-M4', 'SS-R6'],
  fork: ['SS-R3', 'SS-M5', 'SS-M6'],
  first: ['SS-M3'],
  recruit: ['SS-F4', 'SS-R17'],
  bridge: ['SS-F6', 'SS-R16'],
  bid: ['SS-F3', 'SS-R14'],
  spy: ['SS-C13'],
  lair: ['SS-F9', 'SS-R19'],
  order: ['SS-C1'],
  squall: ['SS-C10'],
  debt: ['SS-D1', 'SS-R13'],
  limit: ['SS-C2', 'SS-R15'],
  attack: ['SS-B5', 'SS-R8'],
  window: ['SS-B7', 'SS-C5', 'SS-R12'],
  bonus: ['SS-B6', 'SS-R9'],
  end: ['SS-C4', 'SS-C5'],
};

/** Why something cannot be done, and the rules that say so, the most telling first. */
const REASONS: Readonly<Record<Reason, readonly RuleId[]>> = {
  over: ['SS-E1'],
  spectating: ['SS-C6'],
  notYours: ['SS-S5'],
  answerFirst: ['SS-M1'],
  notInHand: ['SS-C1'],
  wrongMoment: ['SS-C4', 'SS-B7'],
  occupied: ['SS-R6', 'SS-M4'],
  notOuter: ['SS-M4'],
  tooPoor: ['SS-D2'],
  bidHigher: ['SS-R14', 'SS-F3'],
  noWeapon: ['SS-C8', 'SS-C2'],
  notOwned: ['SS-C8'],
  noMoreCrew: ['SS-B6', 'SS-C9'],
  noneLeft: ['SS-C9', 'SS-R17'],
  notThere: ['SS-B5', 'SS-R9'],
};

const CREW_RULES: readonly RuleId[] = ['SS-C3', 'SS-F4', 'SS-R2'];
const WEAPON_RULES: readonly RuleId[] = ['SS-C2', 'SS-R15'];
const ENEMY_RULES: readonly RuleId[] = ['SS-B4', 'SS-F2', 'SS-R18'];

export const rulesOfSpace = (type: SpaceType): readonly RuleId[] => SPACES[type];
export const rulesOfQuestion = (kind: Pending['kind']): readonly RuleId[] => QUESTIONS[kind];
export const rulesOfReason = (reason: Reason): readonly RuleId[] => REASONS[reason];

/** The rules that explain a card of any kind, those about it alone first. */
export function rulesOfCard(id: string): readonly RuleId[] {
  if (id.startsWith('E')) return ENEMY_RULES;
  if (id.includes('-')) return CREW_RULES;
  return CARDS[id] ?? WEAPON_RULES;
}

/** The cards that a rule is about: those whose first rule it is. */
export function cardsUnder(rule: RuleId): readonly string[] {
  return Object.keys(CARDS).filter((id) => CARDS[id]![0] === rule);
}

/** The types of space that a rule is about. */
export function spacesUnder(rule: RuleId): readonly SpaceType[] {
  return (Object.keys(SPACES) as SpaceType[]).filter((type) => SPACES[type][0] === rule);
}
