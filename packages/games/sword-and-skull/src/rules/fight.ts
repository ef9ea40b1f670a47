import type { Chance, Seat, Tell } from '@roadstead/kernel';
import { FIGURES } from '../board/figures.js';
import { ENEMIES } from '../cards/enemies.js';
import { LUCKY_BLOW, LUCKY_BLOW_PLUS, QUICK_THINKING } from '../cards/fortune.js';
import { SPYGLASS, SPYGLASS_PLUS } from '../cards/items.js';
import type { Event, Sides } from '../events.js';
import { type Foe, fightView } from '../fight-view.js';
import type { Fight, State } from '../state.js';
import { isAhead } from './ahead.js';
import { ask } from './ask.js';
import { rollDie, TWO } from './dice.js';
import { discardFromHand } from './fortune.js';
import { fightWon } from './outcome.js';

/** Whom a figure of the player at turn fights; it is always the attacker (SS-B10). */
interface Challenge {
  readonly figure: number;
  readonly foe: Foe;
  /** The foe's Might. */
  readonly might: number;
  readonly seat?: Seat;
  readonly foeFigure?: number;
  readonly card?: number;
  readonly gold?: number;
  readonly items?: number;
  readonly fortune?: number;
}

const NO_ONE = -1;

export function beginFight(state: State, challenge: Challenge, chance: Chance, tell?: Tell<Event>): void {
  const { figure, foe, seat = NO_ONE, foeFigure = NO_ONE, card = NO_ONE } = challenge;
  const { gold = 0, items = 0, fortune = 0 } = challenge;
  const player = state.players[state.active]!;
  const hasSpyglass = (foe === 'enemy' || foe === 'mate') && player.items.includes(SPYGLASS); // SS-C13
  state.fight = {
    attacker: state.active,
    figure,
    foe,
    seat,
    foeFigure,
    card,
    gold,
    items,
    fortune,
    might: [player.might[figure]!, challenge.might],
    dice: null,
    plus: [hasSpyglass ? SPYGLASS_PLUS : 0, 0],
    when: 'before',
    side: 0,
    passes: 0,
  };
  tell?.({ type: 'fight', ...fightView(state.fight) });
  if (foe === 'player') openWindow(state, 'before', chance, tell);
  else throwDice(state, chance, tell); // SS-R12
}

/** SS-B2: two blanks are rolled again before any card can be played. */
function throwDice(state: State, chance: Chance, tell?: Tell<Event>): void {
  const fight = state.fight!;
  do {
    const attacker = rollDie(state, chance);
    const foe = rollDie(state, chance);
    fight.dice = TWO[attacker]![foe]!;
    tell?.({ type: 'rolled', seat: fight.attacker, dice: fight.dice, why: 'fight' });
  } while (isDoubleBlank(fight));
  openWindow(state, 'after', chance, tell);
}

function openWindow(state: State, when: Fight['when'], chance: Chance, tell?: Tell<Event>): void {
  const fight = state.fight!;
  fight.when = when;
  fight.side = 0;
  fight.passes = 0;
  askInWindow(state, chance, tell);
}

/** SS-B7: the attacker first, then the other, until both have passed in a row. An empty hand passes unasked (SS-C5). */
function askInWindow(state: State, chance: Chance, tell?: Tell<Event>): void {
  const fight = state.fight!;
  const sides = fight.foe === 'player' ? 2 : 1; // SS-R11: nobody plays for enemies
  while (fight.passes < sides) {
    const seat = fight.side === 0 ? fight.attacker : fight.seat;
    if (state.players[seat]!.hand.length > 0) {
      ask(state, { kind: 'window', seat, when: fight.when, side: fight.side });
      return;
    }
    countPass(fight);
  }
  if (fight.when === 'before' || isDoubleBlank(fight)) throwDice(state, chance, tell);
  else decide(state, tell);
}

/** SS-B9: Quick Thinking may leave two blanks. */
function isDoubleBlank({ dice }: Fight): boolean {
  return dice![0] === 0 && dice![1] === 0;
}

function countPass(fight: Fight): void {
  fight.passes++;
  passOn(fight);
}

function passOn(fight: Fight): void {
  if (fight.foe === 'player') fight.side = 1 - fight.side;
}

export function passInWindow(state: State, chance: Chance, tell?: Tell<Event>): void {
  countPass(state.fight!);
  askInWindow(state, chance, tell);
}

/** SS-B8: one card at a time, and its effect at once; both must pass anew (SS-R12). */
export function playInWindow(state: State, seat: Seat, card: number, chance: Chance, tell?: Tell<Event>): void {
  const fight = state.fight!;
  discardFromHand(state, seat, card, tell);
  if (card === LUCKY_BLOW) {
    fight.plus = changed(fight.plus, fight.side, fight.plus[fight.side]! + LUCKY_BLOW_PLUS);
  } else if (card === QUICK_THINKING) {
    const die = rollDie(state, chance);
    fight.dice = changed(fight.dice!, fight.side, die);
    tell?.({ type: 'rerolled', seat, die });
  } else {
    state.fight = null; // SS-C12: Keep the Peace
    return;
  }
  fight.passes = 0;
  passOn(fight);
  askInWindow(state, chance, tell);
}

function changed(pair: readonly number[], side: number, value: number): readonly number[] {
  return side === 0 ? [value, pair[1]!] : [pair[0]!, value];
}

/** SS-B1: higher wins, a tie goes to the attacker; SS-B2: a blank loses. */
function decide(state: State, tell?: Tell<Event>): void {
  const fight = state.fight!;
  const [mine, theirs] = fight.dice as [number, number];
  const totals = [fight.might[0]! + mine + fight.plus[0]!, fight.might[1]! + theirs + fight.plus[1]!] as const;
  const isWon = isAhead(mine, theirs, totals[0] - mine - (totals[1] - theirs));
  tell?.({ type: 'result', winner: isWon ? 0 : 1, totals, ...sidesOf(fight) });
  state.fight = null;
  fightWon(state, fight, isWon, tell);
}

function sidesOf({ attacker, figure, foe, seat, foeFigure, card }: Fight): Sides {
  return {
    attacker,
    figure: FIGURES[figure]!,
    foe,
    ...(foe === 'player' && { seat, foeFigure: FIGURES[foeFigure]! }),
    ...(foe === 'enemy' && { card: ENEMIES[card]!.id }),
  };
}
