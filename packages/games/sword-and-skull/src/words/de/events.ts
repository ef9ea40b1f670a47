import { capital, listed, type People, type Seat } from '@roadstead/kernel';
import type { Figure } from '../../board/figures.js';
import type { EventOf } from '../../events.js';
import type { Clauses, EventWords, GoldWords, SentWords } from '../catalogue.js';
import { decidedBy, isDouble, isDoubleBlank, isEnemy, isSeveral, otherSeat, wonBy } from '../facts.js';
import { placeKey } from '../places.js';
import { crew, enemies, fortune, items } from './cards.js';
import { places } from './places.js';

export const figures: Readonly<Record<Figure, string>> = { officer: 'Offizier', pirate: 'Pirat' };
/** As an object, and after "mit". */
export const figuresObject: Readonly<Record<Figure, string>> = { officer: 'Offizier', pirate: 'Piraten' };

const to = (id: string): string => places[placeKey(id)].to;
const face = (die: number): string => (die === 0 ? 'die Leerseite' : `${die}`);
const spaces = (n: number): string => `${n} ${n === 1 ? 'Feld' : 'Felder'}`;

/** "der Offizier von Anna", "dein Offizier"; as an object "den Piraten von Anna", "deinen Piraten". */
const figureOf = (who: People, seat: Seat, figure: Figure): string =>
  who.is(seat) ? `dein ${figures[figure]}` : `der ${figures[figure]} von ${who.datives([seat])}`;
export const figureObject = (who: People, seat: Seat, figure: Figure): string =>
  who.is(seat) ? `deinen ${figuresObject[figure]}` : `den ${figuresObject[figure]} von ${who.datives([seat])}`;

const PILES = { enemy: 'Gegner', item: 'Gegenstände', fortune: 'Schicksalskarten' } as const;

export const events: EventWords = {
  turn: ({ seat, round }, who) => `Runde ${round}: ${capital(who.does(seat, 'ist', 'bist'))} am Zug`,

  rolled: ({ seat, dice, why }, who) => {
    const rolls = who.does(seat, 'würfelt', 'würfelst');
    switch (why) {
      case 'move':
        if (isDoubleBlank(dice)) {
          const may = who.is(seat) ? 'darfst' : 'darf';
          return `${rolls} zwei Leerseiten und ${may} eine Figur auf ein freies Feld des Außenwegs setzen`;
        }
        if (isDouble(dice)) return `${rolls} einen Pasch mit ${dice[0]}: Beide Figuren gehen`;
        return `${rolls} ${face(dice[0]!)} und ${face(dice[1]!)}`;
      case 'fight':
        if (isDoubleBlank(dice)) return 'beide Seiten würfeln die Leerseite, also wird noch einmal gewürfelt';
        return `${rolls} ${face(dice[0]!)}, die andere Seite ${face(dice[1]!)}`;
      default:
        return `${rolls} ${AT[why]} ${listed(dice.map(face), 'und')}`;
    }
  },

  rerolled: ({ seat, die }, who) => `${who.does(seat, 'würfelt', 'würfelst')} noch einmal: ${face(die)}`,

  moved: ({ seat, figure, path }, who) =>
    `${figureOf(who, seat, figure)} geht ${spaces(path.length)}, ${to(path.at(-1)!)}`,

  placed: ({ seat, figure, to: id }, who) => `${figureOf(who, seat, figure)} kommt geradewegs ${to(id)}`,

  recruited: ({ seat, crew: kind, from }, who) => {
    const { one } = crew[kind]!;
    return from === null
      ? `${who.does(seat, 'heuert', 'heuerst')} ${one} an`
      : `${who.does(seat, 'nimmt', 'nimmst')} ${who.to(from)} ${one} ab`;
  },

  drew: ({ seat, n, cards: held = [] }, who) => {
    const drawn = `${who.does(seat, 'zieht', 'ziehst')} ${n === 1 ? 'eine Schicksalskarte' : `${n} Schicksalskarten`}`;
    if (held.length === 0) return drawn;
    return `${drawn} und ${who.is(seat) ? 'behältst' : 'behält'} ${listed(
      held.map((id) => fortune[id]!),
      'und',
    )}`;
  },

  revealed: ({ seat, card }, who) =>
    isEnemy(card)
      ? `${who.does(seat, 'trifft', 'triffst')} auf ${enemies[card]!.object}`
      : `${who.does(seat, 'deckt', 'deckst')} ${fortune[card]} auf`,

  played: ({ seat, card }, who) => `${who.does(seat, 'spielt', 'spielst')} ${fortune[card]}`,

  item: ({ seat, item, why, from }, who) => {
    const { object } = items[item]!;
    if (from !== undefined) return `${who.does(seat, 'kauft', 'kaufst')} ${who.to(from)} ${object} ab`;
    const gets = who.does(seat, 'bekommt', 'bekommst');
    return why === 'enemy' ? `${gets} ${object} als Belohnung` : `${gets} ${object}`;
  },

  sold: ({ seat, item, n }, who) =>
    `${who.does(seat, 'verkauft', 'verkaufst')} der Bank ${items[item]!.object} für ${n} Gold`,

  auction: ({ item }) => `${items[item]!.subject} wird versteigert`,

  bid: ({ seat, gold }, who) => `${who.does(seat, 'bietet', 'bietest')} ${gold} Gold`,

  spied: ({ seat, card }, who) =>
    card === undefined
      ? `${who.does(seat, 'betrachtet', 'betrachtest')} den nächsten Gegner durch das Fernrohr`
      : `durch das Fernrohr ${who.doing(seat, 'sieht', 'siehst')} ${enemies[card]!.object}`,

  buried: ({ seat }, who) => `${who.does(seat, 'legt', 'legst')} diesen Gegner unter den Stapel`,

  fight: (event, who) => {
    const { attacker, figure, might, plus } = event;
    const spyglass = plus[0] > 0 ? `, +${plus[0]} durch ${items.I11!.object}` : '';
    const ours = `${figureOf(who, attacker, figure)} (Stärke ${might[0]}${spyglass})`;
    return `${ours} kämpft gegen ${foeIn(event, who)} (Stärke ${might[1]})`;
  },

  result,

  bonus: ({ seat, take, loser }, who) => {
    const what = { nothing: 'nichts', gold: 'Gold', crew: 'eine Mannschaftskarte' }[take];
    return `${who.does(seat, 'nimmt', 'nimmst')} ${who.to(loser)} ${what} ab`;
  },

  debt: ({ seat, owed, bank }, who) =>
    bank === 0
      ? `${who.does(seat, 'musste', 'musstest')} ${owed} Gold zahlen und dafür Gegenstände verkaufen`
      : `${who.does(seat, 'musste', 'musstest')} ${owed} Gold zahlen; die Bank übernimmt davon ${bank}`,

  price: ({ gold }) => `der Piratenkönig verlangt ${gold} Gold Lösegeld`,

  reshuffled: ({ pile }) => `die abgelegten ${PILES[pile]} werden zu einem neuen Stapel gemischt`,

  over: (event, who) => {
    const { seat, by, figure } = wonBy(event);
    if (by === 'ransom') {
      const pays = who.does(seat, 'zahlt', 'zahlst');
      return `${pays} das Lösegeld und ${who.is(seat) ? 'gewinnst' : 'gewinnt'} mit dem ${figuresObject[figure]}`;
    }
    const wins = capital(who.does(seat, 'gewinnt', 'gewinnst'));
    return `${figureOf(who, seat, figure)} hat den Piratenkönig besiegt: ${wins}`;
  },
};

const AT: Readonly<Record<Exclude<EventOf<'rolled'>['why'], 'move' | 'fight'>, string>> = {
  idol: 'vor dem Götzenbild',
  lava_tubes: 'in den Lavatunneln',
  quicksand: 'im Treibsand',
  geyser: 'am Geysir',
  thieves_den: 'im Diebesnest',
  buried_treasure: 'für den vergrabenen Schatz',
  lair: 'um das Lösegeld',
};

type Foe = Pick<EventOf<'fight'>, 'foe' | 'seat' | 'foeFigure' | 'card'>;

/** As an object. */
function foeIn({ foe, seat, foeFigure, card }: Foe, who: People): string {
  switch (foe) {
    case 'player':
      return figureObject(who, seat!, foeFigure!);
    case 'enemy':
      return enemies[card!]!.object;
    case 'mate':
      return 'den Ersten Maat';
    case 'king':
      return 'den Piratenkönig';
  }
}

function foeAsSubject({ foe, card }: Foe): string {
  if (foe === 'enemy') return enemies[card!]!.subject;
  return foe === 'mate' ? 'der Erste Maat' : 'der Piratenkönig';
}

function result(event: EventOf<'result'>, who: People): Clauses {
  const { attacker, winner, totals, foe, seat } = event;
  const [high, low] = winner === 0 ? totals : [totals[1], totals[0]];
  const why = {
    total: '',
    tie: ', denn bei Gleichstand gewinnt der Angreifer',
    blank: ', denn die Leerseite verliert immer',
  }[decidedBy(event)];
  const score = `mit ${high} zu ${low}${why}`;
  if (winner === 0) return `${who.does(attacker, 'gewinnt', 'gewinnst')} ${score}`;
  if (foe === 'player') return `${who.does(seat!, 'gewinnt', 'gewinnst')} ${score}`;
  return `${foeAsSubject(event)} ${isSeveral(event.card) ? 'gewinnen' : 'gewinnt'} ${score}`;
}

const gets = (seat: Seat, who: People): string => who.does(seat, 'bekommt', 'bekommst');
const pays = (seat: Seat, who: People): string => who.does(seat, 'zahlt', 'zahlst');
const takes = (seat: Seat, who: People): string => who.does(seat, 'nimmt', 'nimmst');

export const gold: GoldWords = {
  castle: ({ seat, n }, who) => `${gets(seat, who)} auf der Burg ${n} Gold`,
  dock: ({ seat, n, from }, who) =>
    from === undefined
      ? `${pays(seat, who)} am Dock ${n} Gold in den Schatzhort`
      : `${gets(seat, who)} am Dock ${n} Gold`,
  chest: ({ seat, n }, who) => `${takes(seat, who)} ${n} Gold aus der Truhe`,
  settlement: (event, who) =>
    `${pays(event.seat, who)} ${who.to(otherSeat(event)!)} ${event.n} Gold für die Mannschaft von hier`,
  bridge_of_tears: (event, who) => `${takes(event.seat, who)} ${who.to(otherSeat(event)!)} ${event.n} Gold ab`,
  tax_collector: ({ seat, n }, who) => `${pays(seat, who)} ${n} Gold Steuern in den Schatzhort`,
  idol: ({ seat, n }, who) => `${gets(seat, who)} vom Götzenbild ${n} Gold`,
  thieves_den: ({ seat, n }, who) => `${pays(seat, who)} im Diebesnest ${n} Gold in den Schatzhort`,
  treasure_trove: ({ seat, n }, who) => `${takes(seat, who)} alles Gold aus dem Schatzhort: ${n}`,
  buried_treasure: ({ seat, n }, who) => `${who.does(seat, 'gräbt', 'gräbst')} ${n} Gold aus`,
  enemy: ({ seat, n }, who) => `${gets(seat, who)} ${n} Gold als Belohnung`,
  bonus: (event, who) => {
    const { seat, n, from } = event;
    const other = who.to(otherSeat(event)!);
    return from === undefined ? `${pays(seat, who)} ${other} ${n} Gold` : `${takes(seat, who)} ${other} ${n} Gold ab`;
  },
  auction: ({ seat, n }, who) => `${pays(seat, who)} der Bank ${n} Gold`,
  sale: ({ seat, n }, who) => `${gets(seat, who)} dafür ${n} Gold`,
  debt: ({ seat, n }, who) => `${gets(seat, who)} von der Bank den Rest, ${n} Gold`,
  ransom: ({ seat, n }, who) => `${pays(seat, who)} ${n} Gold Lösegeld`,
  F06: (event, who) => `${pays(event.seat, who)} ${who.to(otherSeat(event)!)} ${event.n} Gold`,
  F09: ({ seat, n }, who) => `${gets(seat, who)} ${n} Gold für das Treibgut`,
  F10: ({ seat, n }, who) => `${gets(seat, who)} ${n} Gold als Mannschaftsanteile`,
  F11: ({ seat, n }, who) => `${who.does(seat, 'verliert', 'verlierst')} ${n} Gold an lange Finger, in den Schatzhort`,
};

const goesTo = ({ seat, figure, to: id }: EventOf<'sent'>, who: People): string =>
  `${figureOf(who, seat, figure)} geht zurück ${to(id)}`;
const thenGoesTo = (event: EventOf<'sent'>, who: People): string => capital(goesTo(event, who));

export const sent: SentWords = {
  quicksand: (event, who) => `der Treibsand gibt nach: ${thenGoesTo(event, who)}`,
  idol: (event, who) => `das Götzenbild zürnt: ${thenGoesTo(event, who)}`,
  geyser: (event, who) => `der Geysir bricht aus: ${thenGoesTo(event, who)}`,
  mate: goesTo,
  king: goesTo,
  debt: (event, who) => `verschuldet: ${thenGoesTo(event, who)}`,
  F12: (event, who) => `die Bö schlägt zu: ${thenGoesTo(event, who)}`,
};

export const numbered = (name: string, number: number): string => `${name} ${number}`;
