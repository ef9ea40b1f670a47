import { listed, type People, type Seat } from '@roadstead/kernel';
import type { Figure } from '../../board/figures.js';
import type { EventOf } from '../../events.js';
import type { Clauses, EventWords, GoldWords, SentWords } from '../catalogue.js';
import { decidedBy, isDouble, isDoubleBlank, isEnemy, isSeveral, otherSeat, wonBy } from '../facts.js';
import { placeKey } from '../places.js';
import { crew, enemies, fortune, items } from './cards.js';
import { places } from './places.js';

export const figures: Readonly<Record<Figure, string>> = { officer: 'officier', pirate: 'piraat' };

const to = (id: string): string => places[placeKey(id)].to;
const face = (die: number): string => (die === 0 ? 'blanco' : `${die}`);
const spaces = (n: number): string => `${n} ${n === 1 ? 'veld' : 'velden'}`;

/** "de officier van Anna", "je officier". */
export const figureOf = (who: People, seat: Seat, figure: Figure): string =>
  who.is(seat) ? `je ${figures[figure]}` : `de ${figures[figure]} van ${who.objects([seat])}`;

const PILES = { enemy: 'vijanden', item: 'voorwerpen', fortune: 'fortuinkaarten' } as const;

export const events: EventWords = {
  turn: ({ seat, round }, who) => `ronde ${round}: ${who.does(seat, 'is', 'bent')} aan de beurt`,

  rolled: ({ seat, dice, why }, who) => {
    const rolls = who.does(seat, 'gooit', 'gooit');
    switch (why) {
      case 'move':
        if (isDoubleBlank(dice)) {
          return `${rolls} dubbel blanco en mag een figuur op een vrij veld van het buitenpad zetten`;
        }
        if (isDouble(dice)) return `${rolls} dubbel ${dice[0]}: beide figuren lopen`;
        return `${rolls} ${face(dice[0]!)} en ${face(dice[1]!)}`;
      case 'fight':
        if (isDoubleBlank(dice)) return 'beide kanten gooien blanco, dus er wordt opnieuw gegooid';
        return `${rolls} ${face(dice[0]!)}, de andere kant ${face(dice[1]!)}`;
      default:
        return `${rolls} ${listed(dice.map(face), 'en')} ${AT[why]}`;
    }
  },

  rerolled: ({ seat, die }, who) => `${who.does(seat, 'gooit', 'gooit')} opnieuw en krijgt ${face(die)}`,

  moved: ({ seat, figure, path }, who) =>
    `${figureOf(who, seat, figure)} loopt ${spaces(path.length)}, ${to(path.at(-1)!)}`,

  placed: ({ seat, figure, to: id }, who) => `${figureOf(who, seat, figure)} gaat meteen ${to(id)}`,

  recruited: ({ seat, crew: kind, from }, who) => {
    const { one } = crew[kind]!;
    return from === null
      ? `${who.does(seat, 'neemt', 'neemt')} ${one} in dienst`
      : `${who.does(seat, 'neemt', 'neemt')} ${one} over van ${who.objects([from])}`;
  },

  drew: ({ seat, n, cards: held = [] }, who) => {
    const drawn = `${who.does(seat, 'trekt', 'trekt')} ${n === 1 ? 'een fortuinkaart' : `${n} fortuinkaarten`}`;
    if (held.length === 0) return drawn;
    return `${drawn} en houdt ${listed(
      held.map((id) => fortune[id]!),
      'en',
    )}`;
  },

  revealed: ({ seat, card }, who) =>
    isEnemy(card)
      ? `${who.does(seat, 'ontmoet', 'ontmoet')} ${enemies[card]!.object}`
      : `${who.does(seat, 'onthult', 'onthult')} ${fortune[card]}`,

  played: ({ seat, card }, who) => `${who.does(seat, 'speelt', 'speelt')} ${fortune[card]}`,

  item: ({ seat, item, why, from }, who) => {
    const { object } = items[item]!;
    if (from !== undefined) return `${who.does(seat, 'koopt', 'koopt')} ${object} van ${who.objects([from])}`;
    const gets = `${who.does(seat, 'krijgt', 'krijgt')} ${object}`;
    return why === 'enemy' ? `${gets} als beloning` : gets;
  },

  sold: ({ seat, item, n }, who) =>
    `${who.does(seat, 'verkoopt', 'verkoopt')} ${items[item]!.object} voor ${n} goud aan de bank`,

  auction: ({ item }) => `${items[item]!.subject} wordt geveild`,

  bid: ({ seat, gold }, who) => `${who.does(seat, 'biedt', 'biedt')} ${gold} goud`,

  spied: ({ seat, card }, who) =>
    card === undefined
      ? `${who.does(seat, 'bekijkt', 'bekijkt')} de volgende vijand door de verrekijker`
      : `door de verrekijker ${who.doing(seat, 'ziet', 'zie')} ${enemies[card]!.object}`,

  buried: ({ seat }, who) => `${who.does(seat, 'legt', 'legt')} die vijand onderop de stapel`,

  fight: (event, who) => {
    const { attacker, figure, might, plus } = event;
    const spyglass = plus[0] > 0 ? `, +${plus[0]} door ${items.I11!.object}` : '';
    const ours = `${figureOf(who, attacker, figure)} (kracht ${might[0]}${spyglass})`;
    return `${ours} vecht met ${foeIn(event, who)} (kracht ${might[1]})`;
  },

  result,

  bonus: ({ seat, take, loser }, who) => {
    const what = { nothing: 'niets', gold: 'goud', crew: 'een bemanningskaart' }[take];
    return `${who.does(seat, 'neemt', 'neemt')} ${what} van ${who.objects([loser])}`;
  },

  debt: ({ seat, owed, bank }, who) =>
    bank === 0
      ? `${who.does(seat, 'was', 'was')} ${owed} goud schuldig en moest er voorwerpen voor verkopen`
      : `${who.does(seat, 'was', 'was')} ${owed} goud schuldig; de bank betaalt er ${bank} van`,

  price: ({ gold }) => `de Pirate King vraagt ${gold} goud losgeld`,

  reshuffled: ({ pile }) => `de afgelegde ${PILES[pile]} worden tot een nieuwe stapel geschud`,

  over: (event, who) => {
    const { seat, by, figure } = wonBy(event);
    return by === 'ransom'
      ? `${who.does(seat, 'betaalt', 'betaalt')} het losgeld en wint met de ${figures[figure]}`
      : `${figureOf(who, seat, figure)} heeft de Pirate King verslagen: ${who.does(seat, 'wint', 'wint')}`;
  },
};

const AT: Readonly<Record<Exclude<EventOf<'rolled'>['why'], 'move' | 'fight'>, string>> = {
  idol: 'voor het Idool',
  lava_tubes: 'in de Lava Gangen',
  quicksand: 'in het Drijfzand',
  geyser: 'bij de Geiser',
  thieves_den: 'in het Dievenhol',
  buried_treasure: 'voor de Begraven Schat',
  lair: 'voor het losgeld',
};

type Foe = Pick<EventOf<'fight'>, 'foe' | 'seat' | 'foeFigure' | 'card'>;

function foeIn({ foe, seat, foeFigure, card }: Foe, who: People): string {
  switch (foe) {
    case 'player':
      return figureOf(who, seat!, foeFigure!);
    case 'enemy':
      return enemies[card!]!.object;
    case 'mate':
      return 'de Eerste Stuurman';
    case 'king':
      return 'de Pirate King';
  }
}

function result(event: EventOf<'result'>, who: People): Clauses {
  const { attacker, winner, totals, foe, seat } = event;
  const [high, low] = winner === 0 ? totals : [totals[1], totals[0]];
  const why = { total: '', tie: ', want bij gelijkspel wint de aanvaller', blank: ', want blanco verliest altijd' }[
    decidedBy(event)
  ];
  const score = `met ${high} tegen ${low}${why}`;
  if (winner === 0) return `${who.does(attacker, 'wint', 'wint')} ${score}`;
  if (foe === 'player') return `${who.does(seat!, 'wint', 'wint')} ${score}`;
  return `${foeIn(event, who)} ${isSeveral(event.card) ? 'winnen' : 'wint'} ${score}`;
}

export const gold: GoldWords = {
  castle: ({ seat, n }, who) => `${who.does(seat, 'krijgt', 'krijgt')} ${n} goud bij het Kasteel`,
  dock: ({ seat, n, from }, who) =>
    from === undefined
      ? `${who.does(seat, 'betaalt', 'betaalt')} ${n} goud bij het dok, aan de Treasure Trove`
      : `${who.does(seat, 'krijgt', 'krijgt')} ${n} goud bij het dok`,
  chest: ({ seat, n }, who) => `${who.does(seat, 'neemt', 'neemt')} ${n} goud uit de schatkist`,
  settlement: (event, who) =>
    `${who.does(event.seat, 'betaalt', 'betaalt')} ${who.to(otherSeat(event)!)} ${event.n} goud voor de bemanning van hier`,
  bridge_of_tears: (event, who) =>
    `${who.does(event.seat, 'neemt', 'neemt')} ${event.n} goud van ${who.objects([otherSeat(event)!])}`,
  tax_collector: ({ seat, n }, who) =>
    `${who.does(seat, 'betaalt', 'betaalt')} ${n} goud belasting, aan de Treasure Trove`,
  idol: ({ seat, n }, who) => `${who.does(seat, 'krijgt', 'krijgt')} ${n} goud van het Idool`,
  thieves_den: ({ seat, n }, who) =>
    `${who.does(seat, 'betaalt', 'betaalt')} ${n} goud in het Dievenhol, aan de Treasure Trove`,
  treasure_trove: ({ seat, n }, who) => `${who.does(seat, 'neemt', 'neemt')} al het goud van de Treasure Trove: ${n}`,
  buried_treasure: ({ seat, n }, who) => `${who.does(seat, 'graaft', 'graaft')} ${n} goud op`,
  enemy: ({ seat, n }, who) => `${who.does(seat, 'krijgt', 'krijgt')} ${n} goud als beloning`,
  bonus: (event, who) => {
    const { seat, n, from } = event;
    const other = otherSeat(event)!;
    return from === undefined
      ? `${who.does(seat, 'betaalt', 'betaalt')} ${who.to(other)} ${n} goud`
      : `${who.does(seat, 'neemt', 'neemt')} ${n} goud van ${who.objects([other])}`;
  },
  auction: ({ seat, n }, who) => `${who.does(seat, 'betaalt', 'betaalt')} de bank ${n} goud`,
  sale: ({ seat, n }, who) => `${who.does(seat, 'krijgt', 'krijgt')} er ${n} goud voor`,
  debt: ({ seat, n }, who) => `${who.does(seat, 'krijgt', 'krijgt')} van de bank de rest, ${n} goud`,
  ransom: ({ seat, n }, who) => `${who.does(seat, 'betaalt', 'betaalt')} ${n} goud losgeld`,
  F06: (event, who) => `${who.does(event.seat, 'betaalt', 'betaalt')} ${who.to(otherSeat(event)!)} ${event.n} goud`,
  F09: ({ seat, n }, who) => `${who.does(seat, 'krijgt', 'krijgt')} ${n} goud van de Drijvende Lading`,
  F10: ({ seat, n }, who) => `${who.does(seat, 'krijgt', 'krijgt')} ${n} goud van het Bemanningsaandeel`,
  F11: ({ seat, n }, who) =>
    `${who.does(seat, 'verliest', 'verliest')} ${n} goud door Lange Vingers, aan de Treasure Trove`,
};

const goesTo = ({ seat, figure, to: id }: EventOf<'sent'>, who: People): string =>
  `${figureOf(who, seat, figure)} gaat terug ${to(id)}`;

export const sent: SentWords = {
  quicksand: (event, who) => `het drijfzand geeft mee: ${goesTo(event, who)}`,
  idol: (event, who) => `het Idool is boos: ${goesTo(event, who)}`,
  geyser: (event, who) => `de geiser spuit: ${goesTo(event, who)}`,
  mate: goesTo,
  king: goesTo,
  debt: (event, who) => `failliet: ${goesTo(event, who)}`,
  F12: (event, who) => `de rukwind slaat toe: ${goesTo(event, who)}`,
};

export const numbered = (name: string, number: number): string => `${name} ${number}`;
