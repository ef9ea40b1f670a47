import type { Language } from '@roadstead/kernel';
import {
  type Action,
  CREW,
  crewNumber,
  FIGURES,
  type Figure,
  ITEMS,
  itemNumber,
  type PlayerView,
  SPACES,
  spaceNumber,
  type View,
  winChance,
} from '@roadstead/sword-and-skull';
import type { Bot } from '../bot.js';
import { payChance } from './chances.js';
import { WAYS, type WalkEnd, waysOver } from './ways.js';

const WHY: Readonly<Record<Language, string>> = {
  en: 'It brings the most at once.',
  nl: 'Dat levert meteen het meeste op.',
  de: 'Das bringt sofort am meisten.',
};

/** What things are worth at first sight, in gold. */
const MIGHT = 3;
const SYMBOL = 2;
const CARD = 2;
const FIRST_SIGHT = 3;
const KING = 10;
/** From this chance on the lair is worth going to. */
const DARES = 0.5;

/** Plays for the most it can get this turn, goes to the lair as soon as its chance there is even, and keeps no card for later. */
export const greedy: Bot<View, Action> = {
  choose({ view, seat, legal }) {
    const seen = view();
    let best = legal[0]!;
    let most = Number.NEGATIVE_INFINITY;
    for (const action of legal) {
      const worth = sight(seen, seen.players[seat]!, action);
      if (worth <= most) continue;
      most = worth;
      best = action;
    }
    return { action: best, why: (language) => WHY[language] };
  },
};

function sight(view: View, own: PlayerView, action: Action): number {
  switch (action.type) {
    case 'move':
      return best(view, own, action.figure, WAYS[spaceNumber(own[action.figure])!]![action.by]!);
    case 'go': {
      const { figure, left } = view.pending as { readonly figure: Figure; readonly left: number };
      return best(view, own, figure, waysOver(spaceNumber(action.to)!, left));
    }
    case 'place':
      return spaceWorth(view, own, action.figure, spaceNumber(action.to)!);
    case 'recruit':
      return crewWorth(action.crew);
    case 'take':
      return action.crew === undefined ? 0 : crewWorth(action.crew);
    case 'bid':
      return action.gold <= itemWorth(view.auction!.item) ? 1 / action.gold : -1;
    case 'pay':
      return 1;
    case 'sell':
      return -itemWorth(action.item);
    case 'bonus':
      return action.take === 'crew' ? crewWorth(action.crew) : action.take === 'gold' ? 2 : 0;
    case 'play':
      return playWorth(view, own, action);
    case 'attack':
      return (
        own.might[(view.pending as { readonly figure: Figure }).figure] -
        view.players[action.seat]!.might[action.figure]
      );
    default:
      return 0;
  }
}

function playWorth(view: View, own: PlayerView, action: Action & { readonly type: 'play' }): number {
  switch (action.card) {
    case 'F04':
      return spaceWorth(view, own, action.figure, spaceNumber(action.to)!) - FIRST_SIGHT;
    case 'F13':
      return best(view, own, action.figure, WAYS[spaceNumber(own[action.figure])!]![action.by]!) - FIRST_SIGHT;
    case 'F06':
      return itemWorth(action.item) - ITEMS[itemNumber(action.item)]!.price;
    case 'F14':
    case 'F15':
      return crewWorth(action.crew);
    case 'F01':
      return -1;
    default:
      return 1;
  }
}

function best(view: View, own: PlayerView, figure: Figure, ways: readonly WalkEnd[]): number {
  return Math.max(
    ...ways.map(({ to, castle }) => spaceWorth(view, own, figure, to) + (castle ? 1 + SYMBOL * symbols(own) : 0)),
  );
}

function crewWorth(id: string): number {
  const { might, gold } = CREW[crewNumber(id)]!;
  return MIGHT * (might[0]! + might[1]!) + SYMBOL * gold;
}

function itemWorth(id: string): number {
  const { might, price } = ITEMS[itemNumber(id)]!;
  return Math.max(price, MIGHT * (might[0]! + might[1]!));
}

function symbols({ crew }: PlayerView): number {
  return Object.entries(crew).reduce((sum, [id, n]) => sum + n * CREW[crewNumber(id)]!.gold, 0);
}

/** What a space brings a figure at first sight. */
function spaceWorth(view: View, own: PlayerView, figure: Figure, to: number): number {
  const { id, type, settlement } = SPACES[to]!;
  const isOfficer = figure === FIGURES[0];
  const pays = payChance(own.gold, view.players.length);
  const lair = pays + (1 - pays) * winChance(own.might[figure] - KING);
  switch (type) {
    case 'settlement':
      return Math.max(
        0,
        ...CREW.map((kind) => (kind.settlement === settlement && view.crew[kind.id]! > 0 ? crewWorth(kind.id) : 0)),
      );
    case 'cave':
    case 'smoky_cave':
      return FIRST_SIGHT * winChance(own.might[figure] - own.crewCount / 2);
    case 'chest':
      return view.chests[id]!;
    case 'church':
      return isOfficer ? 2 * CARD : CARD;
    case 'tavern':
      return isOfficer ? CARD : 2 * CARD;
    case 'trading_post':
      return CARD;
    case 'bridge_of_tears':
    case 'buried_treasure':
      return FIRST_SIGHT;
    case 'treasure_trove':
      return view.trove;
    case 'tax_collector':
      return isOfficer ? -2 : -4;
    case 'quicksand':
      return -FIRST_SIGHT;
    case 'thieves_den':
    case 'idol':
    case 'geyser':
    case 'lava_tubes':
      return lair >= DARES ? 2 * FIRST_SIGHT : -FIRST_SIGHT;
    case 'lake_of_fire':
    case 'lair':
      return lair >= DARES ? 100 : -100;
    default:
      return 0;
  }
}
