import type { Language, Seat } from '@roadstead/kernel';
import {
  type Action,
  bringsEnd,
  bringsVictory,
  bustIncome,
  cardName,
  coloursIn,
  type Deed,
  deedOf,
  figuresFor,
  furtherCards,
  gainOf,
  incomeNow,
  type PlayerView,
  picksIfStopped,
  type Ship,
  type View,
} from '@roadstead/port-royal';
import { WORDS } from '../words/index.js';
import { cardAt, type Stand } from './standing.js';

/** What there will be after an action, in short clauses; and what must not be overlooked. */
export interface Outcome {
  readonly after: readonly string[];
  readonly warnings: readonly string[];
  /** Coins that come (or go), for the tag on a card; the fee is taken off. Undefined where no coins move. */
  readonly coins: number | undefined;
}

/** By what everybody sees, for the seat that has to decide. */
export function outcomeOf(action: Action, stand: Stand, language: Language): Outcome {
  const words = WORDS[language].outcomes;
  const { view } = stand;
  const seat = view.toAct[0] ?? view.active;
  const deed = deedOf(action, view);
  const player = view.players[seat];
  if (player === undefined) return { after: [], warnings: [], coins: undefined };
  return {
    after: after(deed, view, player, language),
    warnings: [
      ...(bringsEnd(deed, view, seat) ? [words.endsGame] : []),
      ...(bringsVictory(deed, view) ? [words.winsGame] : []),
    ],
    coins: coinsOf(deed, view, seat),
  };
}

function coinsOf(deed: Deed, view: View, seat: Seat): number | undefined {
  const { fee } = figuresFor(view, seat);
  switch (deed.type) {
    case 'trade':
    case 'barter':
    case 'keepItem':
      return deed.coins - fee;
    case 'deal':
      return deed.coins - fee + (deed.advance?.coins ?? 0);
    case 'hire':
      return -deed.price - fee;
    case 'claim':
      return deed.expedition.coins;
    case 'fulfil':
      return deed.coins - deed.price;
    default:
      return undefined;
  }
}

function after(deed: Deed, view: View, player: PlayerView, language: Language): readonly string[] {
  const { outcomes: words } = WORDS[language];
  const coins = coinsOf(deed, view, player.seat);
  const gain = gainOf(deed, view, player.seat);
  // What a card costs or brings is told as a sum of its own.
  const isPriced = deed.type === 'trade' || deed.type === 'deal' || deed.type === 'hire';
  const totals = [
    ...(coins === undefined || isPriced ? [] : [words.coinsLeft(player.coins + coins)]),
    ...(gain === 0 ? [] : [words.influenceThen(player.influence, player.influence + gain)]),
  ];
  switch (deed.type) {
    case 'stop':
      return stopped(view, player, language);
    case 'admit':
      return deed.busts ? busted(view, player, language) : admitted(view, language);
    case 'trade':
      return [...totals, ...further(deed.ship, view, player.seat, language)];
    case 'deal':
      return [
        ...(deed.advance && deed.advance.step < deed.advance.of
          ? [words.stepOf(deed.advance.step, deed.advance.of)]
          : []),
        ...totals,
        ...further(deed.ship, view, player.seat, language),
      ];
    case 'hire':
      return [
        ...totals,
        ...(deed.person.swords > 0 ? [words.swordsThen(player.swords, player.swords + deed.person.swords)] : []),
      ];
    case 'fulfil':
      return deed.step < deed.of
        ? [words.stepOf(deed.step, deed.of), words.cubesLeft(player.cubes - (deed.step === 1 ? 1 : 0))]
        : totals;
    case 'keep':
      return [words.keptOf(player.kept.length + 1, deed.of)];
    case 'gamble':
      return [words.gamble];
    case 'setAside':
      return [words.time((view.timePile ?? 0) - deed.cards, (view.points ?? 0) + deed.cards)];
    case 'keepTime':
      return [words.time(view.timePile ?? 0, view.points ?? 0)];
    case 'endTurn':
      return [words.turnOver];
    default:
      return totals;
  }
}

/** PR-P9: income arrives before the player chooses, so it counts for what can be paid. */
function stopped(view: View, player: PlayerView, language: Language): readonly string[] {
  const words = WORDS[language];
  const income = incomeNow(view, player.seat);
  const arriving = income.map(({ person, coins }) =>
    words.outcomes.income(words.counts.coins(coins), cardName(person, language)),
  );
  if (view.harbour.length === 0) return arriving;
  const coins = player.coins + income.reduce((sum, one) => sum + one.coins, 0);
  const { price } = figuresFor(view, player.seat);
  const canPay = view.harbour
    .map(cardAt)
    .some((card) => card.type === 'ship' || (card.type === 'person' && coins >= price(card)));
  const picks = Math.min(picksIfStopped(view), view.harbour.length);
  return [canPay ? words.outcomes.picks(picks) : words.outcomes.nothingToTake, ...arriving];
}

function admitted(view: View, language: Language): readonly string[] {
  const words = WORDS[language].outcomes;
  const then = { ...view, harbour: view.revealed === null ? view.harbour : [...view.harbour, view.revealed] };
  return [words.colours(coloursIn(then).size), words.picks(picksIfStopped(then))];
}

function busted(view: View, player: PlayerView, language: Language): readonly string[] {
  const words = WORDS[language];
  const coins = bustIncome(view, player.seat);
  return [
    words.outcomes.lost(words.counts.cards(view.harbour.length + 1)),
    ...(coins > 0 ? [words.outcomes.income(words.counts.coins(coins), words.outcomes.jesters)] : []),
  ];
}

function further(ship: Ship, view: View, seat: Seat, language: Language): readonly string[] {
  const n = furtherCards(view, seat, ship);
  return n > 0 ? [WORDS[language].outcomes.further(n)] : [];
}
