import type { Language } from '@roadstead/kernel';
import {
  type Action,
  type ActionOf,
  cardName,
  clashes,
  contractName,
  contractNamed,
  deedOf,
  type View,
} from '@roadstead/port-royal';
import type { SeatName } from '../../../table/model.js';
import { WORDS } from '../words/index.js';
import { type Outcome, outcomeOf } from './outcome.js';
import { cardAt, type Stand } from './standing.js';

export type Tone = 'primary' | 'plain' | 'danger';

/** A button of the action bar. */
export interface Doing {
  readonly action: Action;
  readonly label: string;
  readonly outcome: Outcome;
  readonly tone: Tone;
}

/** The order of the buttons, the one that is meant first; everything else belongs to a card and is done there. */
const BAR: readonly Action['type'][] = [
  'discover',
  'gamble',
  'repel',
  'admit',
  'stop',
  'fulfil',
  'decline',
  'setAside',
  'keepTime',
  'pass',
  'endTurn',
];

/** What the bar offers while no card is chosen. The first is the one that is meant. */
export function barOf(stand: Stand, language: Language, name: SeatName): readonly Doing[] {
  const shown = BAR.flatMap((type) => stand.legal.filter((action) => action.type === type && !isNumber(action)));
  return shown.map((action, i) => doingOf(action, stand, language, name, i === 0 ? 'primary' : 'plain'));
}

/** What is chosen from a row of numbers, from none on; nothing where no number is asked for. */
export function numbersOf(stand: Stand, language: Language, name: SeatName): readonly Doing[] {
  return doingsOf(stand.legal.filter(isNumber), stand, language, name);
}

const isNumber = (action: Action): boolean => action.type === 'setAside' && action.cards !== undefined;

/** What can be done with one card or contract. */
export function doingsOf(
  actions: readonly Action[],
  stand: Stand,
  language: Language,
  name: SeatName,
): readonly Doing[] {
  return actions.map((action, i) => doingOf(action, stand, language, name, i === 0 ? 'primary' : 'plain'));
}

function doingOf(action: Action, stand: Stand, language: Language, name: SeatName, tone: Tone): Doing {
  const outcome = outcomeOf(action, stand, language);
  const isRisky = action.type === 'admit' && stand.view.revealed !== null && clashes(stand.view, stand.view.revealed);
  return { action, label: labelOf(action, stand.view, language, name), outcome, tone: isRisky ? 'danger' : tone };
}

function labelOf(action: Action, view: View, language: Language, name: SeatName): string {
  const { buttons } = WORDS[language];
  switch (action.type) {
    case 'discover':
      return buttons.draw;
    case 'stop':
      return view.harbour.length === 0 ? buttons.stopEmpty : buttons.stop;
    case 'repel':
      return action.keep ? buttons.keep : buttons.repel;
    case 'admit':
      return view.revealed && clashes(view, view.revealed) ? buttons.admitBust : buttons.admit;
    case 'take':
      return takeLabel(action, view, language, name);
    case 'claim':
      return claimLabel(action, view, language);
    case 'pass':
      return view.picksLeft > 0 && view.harbour.length > 0 ? buttons.passFirst : buttons.passDone;
    case 'fulfil': {
      const deed = deedOf(action, view);
      if (deed.type === 'fulfil' && deed.step < deed.of) return buttons.step;
      return view.phase === 'decide'
        ? buttons.fulfil
        : buttons.fulfilNamed(contractName(contractNamed(action.contract), language));
    }
    case 'setAside':
      return action.cards === undefined ? buttons.setAside : buttons.asideOf(action.cards);
    default:
      return buttons[action.type];
  }
}

function takeLabel(action: ActionOf<'take'>, view: View, language: Language, name: SeatName): string {
  const { buttons } = WORDS[language];
  const ref = view.harbour.find(({ uid }) => uid === action.uid);
  if (ref && cardAt(ref).type === 'person') return buttons.hire;
  if (action.gift === undefined) return action.forgo ? buttons.forgo : buttons.trade;
  return action.forgo ? buttons.forgoGift(name(action.gift)) : buttons.tradeGift(name(action.gift));
}

/** Where several sets of persons would do, each button names its own. */
function claimLabel(action: ActionOf<'claim'>, view: View, language: Language): string {
  const { buttons, counts, tells } = WORDS[language];
  const display = view.players.flatMap((player) => player.display);
  const crew = action.with.flatMap((uid) => display.filter((ref) => ref.uid === uid)).map(cardAt);
  const names = [...new Set(crew.map((card) => cardName(card, language)))];
  const several = names.map((one) =>
    tells.several(crew.filter((card) => cardName(card, language) === one).length, one),
  );
  return names.length === 0 ? buttons.claim : buttons.claimWith(counts.and(several));
}
