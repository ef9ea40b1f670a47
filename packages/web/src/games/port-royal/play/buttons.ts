import type { Language } from '@roadstead/kernel';
import {
  type Action,
  type ActionOf,
  cardName,
  clashes,
  contractName,
  contractNamed,
  deedOf,
  portRoyalWords,
  type View,
} from '@roadstead/port-royal';
import type { SeatName } from '../../../table/model.js';
import { unlike } from '../adventure/play/alike.js';
import { isFulfilment } from '../adventure/play/missions.js';
import { isEven, isStaged, pendingIn } from '../adventure/play/question.js';
import { chapterWay } from '../adventure/play/way.js';
import { WORDS } from '../words/index.js';
import { type Outcome, outcomeOf } from './outcome.js';
import { type Price, priceOf } from './price.js';
import { signed } from './signed.js';
import { cardAt, type Stand } from './standing.js';

type Tone = 'primary' | 'plain' | 'danger';

/** A button of the action bar. */
export interface BarButton {
  readonly action: Action;
  readonly label: string;
  readonly outcome: Outcome;
  /** The sum behind what it costs or brings. */
  readonly price: Price | null;
  readonly tone: Tone;
}

/** The two places of the bar: the quiet ways out, and what goes on. Nothing ever changes from one to the other. */
export interface ButtonBar {
  readonly out: readonly BarButton[];
  readonly on: readonly BarButton[];
  /** Missions of a chapter that could be fulfilled in several ways or beside each other: each is chosen first. */
  readonly missions: readonly string[];
  /** Something on the table could be chosen: until then the place of its button is empty. */
  readonly awaitsChoice: boolean;
}

const WAYS_OUT: readonly Action['type'][] = ['stop', 'admit', 'decline', 'keepTime', 'pass', 'endTurn'];
/** What is meant, first; everything else belongs to a card and is done there. */
const WAYS_ON: readonly Action['type'][] = [
  ...(['discover', 'repel', 'fulfil', 'setAside', 'gamble', 'look'] as const),
  // Answers to what a chapter asks.
  ...(['pay', 'sell'] as const),
];

/** What is chosen where it lies. */
const ON_TABLE: readonly Action['type'][] = ['take', 'claim', 'top', 'character'];

/** What the bar offers; `chosen`: what can be done with what is chosen on the table. */
export function barOf(stand: Stand, chosen: readonly Action[], language: Language, name: SeatName): ButtonBar {
  const offered = (types: readonly Action['type'][]) =>
    types.flatMap((type) => stand.legal.filter((action) => action.type === type && !isNumber(action)));
  const isChoice =
    stand.view.phase === 'trade' || stand.view.phase === 'bust' || isEven(stand.view) || isStaged(stand.view);
  const deeds = unlike(stand.legal.filter(isFulfilment), stand.view).filter(isFulfilment);
  const areSeveral = deeds.length > 1 && chosen.length === 0 && pendingIn(stand.view) === null;
  const ways = offered(WAYS_ON).filter((action) => !(areSeveral && isFulfilment(action)));
  const on = unlike(chosen.length > 0 ? chosen : ways, stand.view);
  return {
    missions: areSeveral ? [...new Set(deeds.map(({ mission }) => mission))] : [],
    out: offered(WAYS_OUT).map((action) => doingOf(action, stand, language, name, 'plain')),
    // Where a choice is made on the table, nothing that was not chosen is golden.
    on: on.map((action, i) =>
      doingOf(action, stand, language, name, i === 0 && (chosen.length > 0 || !isChoice) ? 'primary' : 'plain'),
    ),
    awaitsChoice: isChoice && on.length === 0 && stand.legal.some(({ type }) => ON_TABLE.includes(type)),
  };
}

/** What is chosen from a row of numbers, from none on; nothing where no number is asked for. */
export function numbersOf(stand: Stand, language: Language, name: SeatName): readonly BarButton[] {
  return doingsOf(stand.legal.filter(isNumber), stand, language, name);
}

const isNumber = (action: Action): boolean => action.type === 'setAside' && action.cards !== undefined;

/** What can be done with one card or contract. */
export function doingsOf(
  actions: readonly Action[],
  stand: Stand,
  language: Language,
  name: SeatName,
): readonly BarButton[] {
  return actions.map((action, i) => doingOf(action, stand, language, name, i === 0 ? 'primary' : 'plain'));
}

function doingOf(action: Action, stand: Stand, language: Language, name: SeatName, tone: Tone): BarButton {
  const outcome = outcomeOf(action, stand, language);
  const isRisky = action.type === 'admit' && stand.view.revealed !== null && clashes(stand.view, stand.view.revealed);
  const inChapter = chapterWay(action, stand, language, name);
  const label = inChapter?.label ?? labelOf(action, stand.view, language, name);
  const isPriced = action.type === 'take' && outcome.coins !== undefined;
  return {
    action,
    label: isPriced && inChapter === null ? `${label} ${signed(outcome.coins!)}` : label,
    outcome: inChapter === null ? outcome : { ...outcome, after: inChapter.after },
    price: priceOf(action, stand, language, name),
    tone: isRisky ? 'danger' : tone,
  };
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
      return view.phase === 'decide' || !('contract' in action)
        ? buttons.fulfil
        : buttons.fulfilNamed(contractName(contractNamed(action.contract), language));
    }
    case 'setAside':
      return action.cards === undefined ? buttons.setAside : buttons.asideOf(action.cards);
    case 'gamble':
    case 'decline':
    case 'keepTime':
    case 'endTurn':
      return buttons[action.type];
    default:
      return portRoyalWords.action(action, view, { language, name, you: view.toAct[0] ?? null });
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
