import { listed, type People, type Seat } from '@roadstead/kernel';
import type { Figure } from '../../board/figures.js';
import type { EventOf } from '../../events.js';
import type { Clauses, EventWords, GoldWords, SentWords } from '../catalogue.js';
import { decidedBy, isDouble, isDoubleBlank, isEnemy, isSeveral, otherSeat, wonBy } from '../facts.js';
import { placeKey } from '../places.js';
import { crew, enemies, fortune, items } from './cards.js';
import { places } from './places.js';

export const figures: Readonly<Record<Figure, string>> = { officer: 'officer', pirate: 'pirate' };

const to = (id: string): string => places[placeKey(id)].to;
const face = (die: number): string => (die === 0 ? 'a blank' : `${die}`);
const spaces = (n: number): string => `${n} ${n === 1 ? 'space' : 'spaces'}`;

/** "Anna's", "your". */
export const whose = (who: People, seat: Seat): string => (who.is(seat) ? 'your' : `${who.objects([seat])}’s`);
const figureOf = (who: People, seat: Seat, figure: Figure): string => `${whose(who, seat)} ${figures[figure]}`;

const PILES = { enemy: 'enemies', item: 'items', fortune: 'fortune cards' } as const;

export const events: EventWords = {
  turn: ({ seat, round }, who) => `round ${round}: ${whose(who, seat)} turn`,

  rolled: (event, who) => {
    const { seat, dice, why } = event;
    const rolls = who.does(seat, 'rolls', 'roll');
    switch (why) {
      case 'move':
        if (isDoubleBlank(dice)) return `${rolls} two blanks and may put a figure on any free space of the outer path`;
        if (isDouble(dice)) return `${rolls} a double ${dice[0]}: both figures walk`;
        return `${rolls} ${face(dice[0]!)} and ${face(dice[1]!)}`;
      case 'fight':
        if (isDoubleBlank(dice)) return 'both sides roll a blank, so both roll again';
        return `${rolls} ${face(dice[0]!)}, the other side ${face(dice[1]!)}`;
      default:
        return `${rolls} ${listed(dice.map(face), 'and')} ${AT[why]}`;
    }
  },

  rerolled: ({ seat, die }, who) =>
    `${who.does(seat, 'rolls', 'roll')} again and ${who.is(seat) ? 'get' : 'gets'} ${face(die)}`,

  moved: ({ seat, figure, path }, who) =>
    `${figureOf(who, seat, figure)} walks ${spaces(path.length)}, ${to(path.at(-1)!)}`,

  placed: ({ seat, figure, to: id }, who) => `${figureOf(who, seat, figure)} goes straight ${to(id)}`,

  recruited: ({ seat, crew: kind, from }, who) => {
    const { one } = crew[kind]!;
    return from === null
      ? `${who.does(seat, 'takes', 'take')} on ${one}`
      : `${who.does(seat, 'takes', 'take')} ${one} from ${who.objects([from])}`;
  },

  drew: ({ seat, n, cards: held = [] }, who) => {
    const drawn = `${who.does(seat, 'draws', 'draw')} ${n === 1 ? 'a fortune card' : `${n} fortune cards`}`;
    if (held.length === 0) return drawn;
    return `${drawn} and ${who.is(seat) ? 'keep' : 'keeps'} ${listed(
      held.map((id) => fortune[id]!),
      'and',
    )}`;
  },

  revealed: ({ seat, card }, who) =>
    isEnemy(card)
      ? `${who.does(seat, 'meets', 'meet')} ${enemies[card]!.object}`
      : `${who.does(seat, 'turns', 'turn')} up ${fortune[card]}`,

  played: ({ seat, card }, who) => `${who.does(seat, 'plays', 'play')} ${fortune[card]}`,

  item: ({ seat, item, why, from }, who) => {
    const { object } = items[item]!;
    if (from !== undefined) return `${who.does(seat, 'buys', 'buy')} ${object} from ${who.objects([from])}`;
    const gets = `${who.does(seat, 'gets', 'get')} ${object}`;
    return why === 'enemy' ? `${gets} as a reward` : gets;
  },

  sold: ({ seat, item, n }, who) =>
    `${who.does(seat, 'sells', 'sell')} ${items[item]!.object} to the bank for ${n} gold`,

  auction: ({ item }) => `${items[item]!.subject} is up for auction`,

  bid: ({ seat, gold }, who) => `${who.does(seat, 'bids', 'bid')} ${gold} gold`,

  spied: ({ seat, card }, who) =>
    card === undefined
      ? `${who.does(seat, 'looks', 'look')} at the next enemy through the spyglass`
      : `through the spyglass ${who.does(seat, 'sees', 'see')} ${enemies[card]!.object}`,

  buried: ({ seat }, who) => `${who.does(seat, 'puts', 'put')} that enemy at the bottom of the pile`,

  fight: (event, who) => {
    const { attacker, figure, might, plus } = event;
    const spyglass = plus[0] > 0 ? `, +${plus[0]} from ${items.I11!.object}` : '';
    const ours = `${figureOf(who, attacker, figure)} (Might ${might[0]}${spyglass})`;
    return `${ours} fights ${foeIn(event, who)} (Might ${might[1]})`;
  },

  result,

  bonus: ({ seat, take, loser }, who) =>
    take === 'nothing'
      ? `${who.does(seat, 'takes', 'take')} nothing from ${who.objects([loser])}`
      : `${who.does(seat, 'takes', 'take')} ${take === 'gold' ? 'gold' : 'a crew card'} from ${who.objects([loser])}`,

  debt: ({ seat, owed, bank }, who) =>
    bank === 0
      ? `${who.does(seat, 'owed', 'owed')} ${owed} gold and had to sell items for it`
      : `${who.does(seat, 'owed', 'owed')} ${owed} gold; the bank pays ${bank} of it`,

  price: ({ gold }) => `the Pirate King asks for a ransom of ${gold} gold`,

  reshuffled: ({ pile }) => `the discarded ${PILES[pile]} are shuffled into a new pile`,

  over: (event, who) => {
    const { seat, by, figure } = wonBy(event);
    const wins = who.does(seat, 'wins', 'win');
    return by === 'ransom'
      ? `${who.does(seat, 'pays', 'pay')} the ransom and ${who.is(seat) ? 'win' : 'wins'} with the ${figures[figure]}`
      : `${figureOf(who, seat, figure)} has beaten the Pirate King: ${wins}`;
  },
};

const AT: Readonly<Record<Exclude<EventOf<'rolled'>['why'], 'move' | 'fight'>, string>> = {
  idol: 'before the Idol',
  lava_tubes: 'in the Lava Tubes',
  quicksand: 'in the Quicksand',
  geyser: 'at the Geyser',
  thieves_den: 'in the Thieves’ Den',
  buried_treasure: 'for the Buried Treasure',
  lair: 'for the ransom',
};

type Foe = Pick<EventOf<'fight'>, 'foe' | 'seat' | 'foeFigure' | 'card'>;

function foeIn({ foe, seat, foeFigure, card }: Foe, who: People): string {
  switch (foe) {
    case 'player':
      return figureOf(who, seat!, foeFigure!);
    case 'enemy':
      return enemies[card!]!.object;
    case 'mate':
      return 'the First Mate';
    case 'king':
      return 'the Pirate King';
  }
}

function result(event: EventOf<'result'>, who: People): Clauses {
  const { attacker, winner, totals, foe, seat } = event;
  const [high, low] = winner === 0 ? totals : [totals[1], totals[0]];
  const why = { total: '', tie: ', as a tie goes to the attacker', blank: ', as a blank always loses' }[
    decidedBy(event)
  ];
  const score = `${high} to ${low}${why}`;
  if (winner === 0) return `${who.does(attacker, 'wins', 'win')} ${score}`;
  if (foe === 'player') return `${who.does(seat!, 'wins', 'win')} ${score}`;
  return `${foeIn(event, who)} ${isSeveral(event.card) ? 'win' : 'wins'} ${score}`;
}

export const gold: GoldWords = {
  castle: ({ seat, n }, who) => `${who.does(seat, 'gets', 'get')} ${n} gold at the Castle`,
  dock: ({ seat, n, from }, who) =>
    from === undefined
      ? `${who.does(seat, 'pays', 'pay')} ${n} gold at the dock, into the Treasure Trove`
      : `${who.does(seat, 'gets', 'get')} ${n} gold at the dock`,
  chest: ({ seat, n }, who) => `${who.does(seat, 'takes', 'take')} ${n} gold from the chest`,
  settlement: (event, who) =>
    `${who.does(event.seat, 'pays', 'pay')} ${who.to(otherSeat(event)!)} ${event.n} gold for the crew from here`,
  bridge_of_tears: (event, who) =>
    `${who.does(event.seat, 'takes', 'take')} ${event.n} gold from ${who.objects([otherSeat(event)!])}`,
  tax_collector: ({ seat, n }, who) => `${who.does(seat, 'pays', 'pay')} ${n} gold in tax, into the Treasure Trove`,
  idol: ({ seat, n }, who) => `${who.does(seat, 'gets', 'get')} ${n} gold from the Idol`,
  thieves_den: ({ seat, n }, who) =>
    `${who.does(seat, 'pays', 'pay')} ${n} gold in the Thieves’ Den, into the Treasure Trove`,
  treasure_trove: ({ seat, n }, who) => `${who.does(seat, 'takes', 'take')} all ${n} gold of the Treasure Trove`,
  buried_treasure: ({ seat, n }, who) => `${who.does(seat, 'digs', 'dig')} up ${n} gold`,
  enemy: ({ seat, n }, who) => `${who.does(seat, 'gets', 'get')} ${n} gold as a reward`,
  bonus: (event, who) => {
    const { seat, n, from } = event;
    const other = otherSeat(event)!;
    return from === undefined
      ? `${who.does(seat, 'pays', 'pay')} ${who.to(other)} ${n} gold`
      : `${who.does(seat, 'takes', 'take')} ${n} gold from ${who.objects([other])}`;
  },
  auction: ({ seat, n }, who) => `${who.does(seat, 'pays', 'pay')} the bank ${n} gold`,
  sale: ({ seat, n }, who) => `${who.does(seat, 'gets', 'get')} ${n} gold for it`,
  debt: ({ seat, n }, who) => `${who.does(seat, 'gets', 'get')} the missing ${n} gold from the bank`,
  ransom: ({ seat, n }, who) => `${who.does(seat, 'pays', 'pay')} a ransom of ${n} gold`,
  F06: (event, who) => `${who.does(event.seat, 'pays', 'pay')} ${who.to(otherSeat(event)!)} ${event.n} gold`,
  F09: ({ seat, n }, who) => `${who.does(seat, 'gets', 'get')} ${n} gold from the Drifting Cargo`,
  F10: ({ seat, n }, who) => `${who.does(seat, 'gets', 'get')} ${n} gold from the Crew Shares`,
  F11: ({ seat, n }, who) => `${who.does(seat, 'loses', 'lose')} ${n} gold to Light Fingers, into the Treasure Trove`,
};

const goesTo = ({ seat, figure, to: id }: EventOf<'sent'>, who: People): string =>
  `${figureOf(who, seat, figure)} goes back ${to(id)}`;

export const sent: SentWords = {
  quicksand: (event, who) => `the quicksand gives way: ${goesTo(event, who)}`,
  idol: (event, who) => `the Idol is angry: ${goesTo(event, who)}`,
  geyser: (event, who) => `the geyser erupts: ${goesTo(event, who)}`,
  mate: goesTo,
  king: goesTo,
  debt: (event, who) => `in debt, ${goesTo(event, who)}`,
  F12: (event, who) => `the squall strikes: ${goesTo(event, who)}`,
};

export const numbered = (name: string, number: number): string => `${name} ${number}`;
