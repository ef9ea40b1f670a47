import { capital, listed, type People, type Seat } from '@roadstead/kernel';
import type { Against, EventOf } from '../../events.js';
import { sumOf } from '../../rules/points.js';
import type { EventWords } from '../catalogue.js';
import { counted } from '../joined.js';
import { cards, goods, kinds, nations, places, regions, ships, stacks, strategies } from './nouns.js';

/** "Flotte I von Anna", "deine Flotte I": as subject and object. */
export const fleetOf = (who: People, seat: Seat, fleet: string): string =>
  who.is(seat) ? `deine Flotte ${fleet}` : `Flotte ${fleet} von ${who.datives([seat])}`;
/** The same in the dative. */
const fleetDative = (who: People, seat: Seat, fleet: string): string =>
  who.is(seat) ? `deiner Flotte ${fleet}` : `Flotte ${fleet} von ${who.datives([seat])}`;
/** "das Fort von Anna", "dein Fort". */
export const thingOf = (who: People, seat: Seat, yours: string, theirs: string): string =>
  who.is(seat) ? yours : `${theirs} von ${who.datives([seat])}`;
const count = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;
export const ducats = (n: number): string => count(n, 'Dukaten', 'Dukaten');
const cubes = (n: number, good: string): string => `${n} × ${goods[good]}`;
const pips = (n: number): string => count(n, 'Auge', 'Augen');
const TOKENS = { damage: 'Schaden', mutiny: 'Meuterei' } as const;
const lossTokens = (n: number): string => count(n, 'Verlustmarke', 'Verlustmarken');

/** A town that a fleet comes from; of a field at sea nobody speaks. */
const origin = (from: string): string =>
  places[from]!.to === `nach ${places[from]!.name}` ? ` von ${places[from]!.name}` : '';

const cargo = (ids: readonly string[]): string =>
  listed(
    counted(ids).map(([id, n]) => cubes(n, id)),
    'und',
  );
const fleetOfShips = (ids: readonly string[]): string =>
  listed(
    counted(ids).map(([id, n]) => (n === 1 ? ships[id]!.one : `${n} ${ships[id]!.many}`)),
    'und',
  );

const LOST = {
  damage: 'im Gefecht',
  mutiny: 'an Meuterer',
  storm: 'im Sturm',
  sacrifice: 'als Brander',
  prize: 'als Prise',
} as const;

export const events: EventWords = {
  turn: ({ seat, round }, who) => `Runde ${round}: ${who.is(seat) ? 'Du bist' : who.does(seat, 'ist', 'bist')} am Zug`,
  started: ({ seat, harbour }, who) => `${who.does(seat, 'beginnt', 'beginnst')} ${places[harbour]!.at}`,
  income: ({ seat, ducats: n }, who) => `${who.does(seat, 'bekommt', 'bekommst')} ${ducats(n)} von Gouverneuren`,
  loaded: ({ seat, fleet, good }, who) => `${fleetOf(who, seat, fleet)} lädt ${goods[good]}`,
  leave: ({ from, to, for: what, harbour, fee, granted }, who) => {
    const asks = `${who.does(from, 'bittet', 'bittest')} ${who.objects([to])} ${places[harbour]!.at}`;
    const wish = what === 'cube' ? 'um eine Ware' : 'um die Erlaubnis zu bauen';
    const answer = granted
      ? `und ${who.does(to, 'stimmt', 'stimmst')} zu`
      : `aber ${who.does(to, 'lehnt', 'lehnst')} ab`;
    return `${asks} ${wish} für ${ducats(fee)}, ${answer}`;
  },
  split: ({ seat, fleet, to }, who) => `Flotte ${to} wird von ${fleetDative(who, seat, fleet)} abgespalten`,
  shifted: ({ seat, fleet, to }, who) => `ein Schiff von ${fleetDative(who, seat, fleet)} wechselt zu Flotte ${to}`,
  merged: ({ seat, fleet, to }, who) => `${fleetOf(who, seat, fleet)} schließt sich Flotte ${to} an`,
  sailed: ({ seat, fleet, from, to }, who) => `${fleetOf(who, seat, fleet)} segelt${origin(from)} ${places[to]!.to}`,
  voyage: ({ seat, fleet, goods: loaded, from, to }, who) => {
    const sails = to === null ? [] : [`segelt${origin(from)} ${places[to]!.to}`];
    return `${fleetOf(who, seat, fleet)} ${[`lädt ${cargo(loaded)}`, ...sails].join(' und ')}`;
  },
  stayed: ({ seat, fleet }, who) => `${fleetOf(who, seat, fleet)} bleibt liegen`,
  mutiny: ({ seat, fleet, why, ships: each }, who) => {
    const sum = each.reduce((all, n) => all + n, 0);
    const because = { unfilled: 'für leere Laderäume', idle: 'für Müßiggang', tile: 'für Unruhe' }[why];
    return `${fleetOf(who, seat, fleet)} nimmt ${sum} Meuterei ${because}`;
  },
  met: ({ seat, fleet, nest, pips: n }, who) =>
    `${fleetOf(who, seat, fleet)} trifft auf die Piraten von ${places[nest]!.name} (${pips(n)})`,
  paid: ({ seat, fleet, good }, who) => `${fleetOf(who, seat, fleet)} gibt den Piraten 1 × ${goods[good]}`,
  toll: ({ seat, fleet, goods: given }, who) => `${fleetOf(who, seat, fleet)} gibt den Piraten ${cargo(given)}`,
  passed: ({ seat, fleet }, who) => `die Piraten lassen ${fleetOf(who, seat, fleet)} ziehen`,
  fight: ({ against, seat }, who) => fight(against, seat, who),
  strategies: ({ cards: [own, other], begins }) =>
    own === other
      ? `beide Seiten legen ${strategies[own]}, und die aktive Seite beginnt`
      : `${strategies[own]} gegen ${strategies[other]}: ${strategies[begins === 0 ? own : other]} beginnt`,
  damage: ({ seat, fleet, ship, n }, who) =>
    fleet === null
      ? `${thingOf(who, seat, 'dein Fort', 'das Fort')} nimmt ${n} Schaden`
      : `Schiff ${ship + 1} von ${fleetDative(who, seat, fleet)} nimmt ${n} Schaden`,
  lost: ({ seat, fleet, ship, why, ducats: n }, who) =>
    `${fleetOf(who, seat, fleet)} verliert ${ships[ship]!.one} ${LOST[why]}; die Versicherung zahlt ${ducats(n)}`,
  losses: ({ seat, ships: gone, why, ducats: n }, who) =>
    `${who.does(seat, 'verliert', 'verlierst')} ${fleetOfShips(gone)} ${LOST[why]}; die Versicherung zahlt ${ducats(n)}`,
  captured: ({ seat, fleet, ship }, who) => `${fleetOf(who, seat, fleet)} erobert ${ships[ship]!.one}`,
  experience: ({ seat, fleet, level }, who) => `${fleetOf(who, seat, fleet)} steigt auf +${level}`,
  seasoned: ({ nation, level }) => `${nations[nation]} steigt auf +${level}`,
  marked: ({ seat, card }, who) => `${who.does(seat, 'markiert', 'markierst')} ${strategies[card]}`,
  moved: ({ seat, from, to }, who) =>
    `${who.does(seat, 'versetzt', 'versetzt')} einen Stein von ${strategies[from]} nach ${strategies[to]}`,
  slipped: ({ seat, fleet, to }, who) => `${fleetOf(who, seat, fleet)} entkommt ${places[to]!.to}`,
  delivered,
  dumped: ({ seat, fleet, good }, who) => `${fleetOf(who, seat, fleet)} wirft 1 × ${goods[good]} weg`,
  refilled: ({ harbour }) => `${places[harbour]!.at} werden Lager aufgefüllt`,
  bought: ({ seat, ship, harbour, fleet, ducats: n }, who) =>
    `${who.does(seat, 'kauft', 'kaufst')} ${places[harbour]!.at} ${ships[ship]!.one} für Flotte ${fleet} (${ducats(n)})`,
  built: ({ seat, harbour, what, how, kind, ducats: n }, who) => {
    const where = places[harbour]!.at;
    const cost = `(${ducats(n)})`;
    if (what === 'warehouse') return `${who.does(seat, 'baut', 'baust')} ${where} ein Lagerhaus ${cost}`;
    if (what === 'fort') return `${who.does(seat, 'baut', 'baust')} ${where} ein Fort ${cost}`;
    if (how === 'takeOver') return `${who.does(seat, 'übernimmt', 'übernimmst')} ${where} den ${kinds[kind!]} ${cost}`;
    return `${who.does(seat, 'ernennt', 'ernennst')} ${where} einen ${kinds[kind!]} ${cost}`;
  },
  warehouses: ({ seat, harbour, n, ducats: cost }, who) =>
    `${who.does(seat, 'baut', 'baust')} ${places[harbour]!.at} ${n} Lagerhäuser (${ducats(cost)})`,
  repaired: ({ seat, fleet, harbour, token, n, ducats: cost }, who) => {
    const where = fleet === null ? places[harbour!]!.at : `bei Flotte ${fleet}`;
    return `${who.does(seat, 'nimmt', 'nimmst')} ${where} ${n} ${TOKENS[token]} weg (${ducats(cost)})`;
  },
  abandoned: ({ seat, fleet, ship }, who) => `${fleetOf(who, seat, fleet)} gibt ${ships[ship]!.one} auf`,
  researched: ({ seat, card }, who) => `${who.does(seat, 'kauft', 'kaufst')} die Entwicklungskarte ${cards[card]}`,
  year: ({ round, year }) => `Runde ${round} beginnt: das Jahr ${year}`,
  tile: ({ stack, tile }) => `${stacks[stack]}: ${tileText(stack, tile)}`,
  storm: ({ seat, ships: hit }, who) =>
    `der Sturm trifft ${count(hit.length, 'Schiff', 'Schiffe')} von ${who.datives([seat])}`,
  pips: (event) =>
    'nest' in event
      ? `die Piraten von ${places[event.nest]!.name} zeigen ${pips(event.n)}`
      : `${nations[event.nation]} zeigt ${pips(event.n)}`,
  roll: ({ n, tokens: spent }) =>
    spent === 0
      ? `der Würfel für eine Wertung zeigt ${n}`
      : `der Würfel zeigt ${n}, mit ${lossTokens(spent)} wird daraus ${n + spent}`,
  pledged: ({ seat, tokens: n }, who) => `${who.does(seat, 'setzt', 'setzt')} ${lossTokens(n)} ein`,
  scoring: ({ points }, who) =>
    `Wertung: ${listed(
      points.map((one, seat) => `${who.subjects([seat])} ${sumOf(one)}`),
      'und',
    )}`,
  nation: ({ nation, seat, as, at, pips: n }, who) =>
    as === 'controller'
      ? `${who.does(seat, 'lenkt', 'lenkst')} jetzt ${nations[nation]} ${places[at]!.at} (${pips(n)})`
      : `${who.does(seat, 'verbündet', 'verbündest')} ${who.is(seat) ? 'dich' : 'sich'} mit ${nations[nation]} (${pips(n)})`,
  removed: ({ what, harbour, seat, destroyed }, who) => {
    const thing = {
      warehouse: thingOf(who, seat, 'dein Lagerhaus', 'das Lagerhaus'),
      administrator: thingOf(who, seat, 'dein Verwalter', 'der Verwalter'),
      fort: thingOf(who, seat, 'dein Fort', 'das Fort'),
    }[what];
    return `${thing} ${places[harbour]!.at} wird ${destroyed ? 'zerstört' : 'entfernt'}`;
  },
  over: ({ ranking: [first] }, who) =>
    `die Partie ist zu Ende: ${capital(who.does(first!.seat, 'gewinnt', 'gewinnst'))} mit ${count(first!.points, 'Punkt', 'Punkten')}`,
};

function fight(against: Against, seat: Seat | null, who: People): string {
  if (against.foe === 'duel') {
    const [own, other] = against.seats;
    const fleets = against.fleets.map((id) => (id === 'fort' ? 'Fort' : `Flotte ${id}`));
    return `${places[against.harbour]!.at} kämpfen ${who.subjects([own])} (${fleets[0]}) und ${who.subjects([other])} (${fleets[1]})`;
  }
  if (against.foe === 'pirates') return `die Piraten von ${places[against.nest]!.name} kämpfen`;
  const nation = nations[against.nation]!;
  const where = places[against.harbour]!.at;
  return seat === null
    ? `${nation} schlägt ${where} zu`
    : `${who.does(seat, 'greift', 'greifst')} ${where} ${nation} an`;
}

function delivered(event: EventOf<'delivered'>, who: People): readonly string[] {
  const { seat, fleet, harbour, good, cubes: n, ducats: paid, bonus, director } = event;
  const sum = bonus === 0 ? ducats(paid) : `${ducats(paid)} und ${bonus} dazu`;
  const sold = `${fleetOf(who, seat, fleet)} liefert ${places[harbour]!.at} ${cubes(n, good)} für ${sum}`;
  if (director === null) return [sold];
  return [sold, `${thingOf(who, director.seat, 'dein Direktor', 'der Direktor')} verdient ${ducats(director.ducats)}`];
}

export function tileText(stack: EventOf<'tile'>['stack'], tile: EventOf<'tile'>['tile']): string {
  switch (stack) {
    case 'stormRegion':
      return regions[tile as string]!;
    case 'pirates':
      return tile === 'none' ? 'keine' : places[tile as string]!.name;
    case 'stock': {
      const harbours = (tile as readonly string[]).map((id) => places[id]!.name);
      return harbours.length === 0 ? 'keiner' : listed(harbours, 'und');
    }
    case 'mutiny':
      return tile === 0 ? 'keine' : `1 für je ${count(tile as number, 'Schiff', 'Schiffe')}`;
    case 'pirateStrategy': {
      const [card, aggression] = tile as readonly [string, number];
      return `${strategies[card]}, Angriffslust ${aggression}`;
    }
    default:
      return `${tile}`;
  }
}
