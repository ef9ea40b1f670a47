import type { EventOf } from '../../../../events.js';
import type { Clauses } from '../../../../words/catalogue.js';
import { anyCard, cardAs, wantedBy } from '../../../../words/facts.js';
import { a, and, cards, coins as count, it, points, pointsDative, several, the } from '../../../../words/grammar/de.js';
import type { People } from '../../../../words/grammar/people.js';
import { capital } from '../../../../words/grammar/text.js';
import type { AdventureCoinWords, AdventureEventWords } from '../catalogue.js';
import { characterNamed, crownsOf, eventNamed, itemOf, itemsOn, partyOf, suppliesOf } from '../facts.js';
import { outraced, racedOf } from '../race.js';
import { effectText } from '../say.js';
import { TITLES } from '../titles.js';
import { amount, amountDative, crowns, things } from './things.js';

type Titles = Readonly<Record<string, string>>;

const titled = (mission: string): string => `„${(TITLES.de as Titles)[mission]}“`;

export const events: AdventureEventWords = {
  character: ({ seat, character }, who) =>
    `${who.does(seat, 'spielt als', 'spielst als')} ${characterNamed(character).names.de}`,
  event: ({ event }) => {
    const { id, effect } = eventNamed(event);
    if (effect.is === 'monthEnd') return 'der Monat ist zu Ende';
    const name = (things.events as Titles)[id.replace('event_', '')];
    return [`das Ereignis dieses Zuges ist „${name}“`, effectText(things, effect)];
  },
  story: ({ mission, newCards }) => [
    `die Geschichte geht weiter: ${titled(mission)}`,
    ...(newCards > 0 ? [`${newCards} neue Karten werden in den Nachziehstapel gemischt`] : []),
  ],
  month: ({ month, added }) =>
    `Monat ${month} beginnt mit denselben Ereignissen${added ? ', und obenauf liegt ein neues' : ''}`,
  crowns: ({ seat, n, why }, who) =>
    n < 0
      ? `${who.does(seat, 'gibt', 'gibst')} ${crowns(-n)} ab`
      : `${who.does(seat, 'bekommt', 'bekommst')} ${crowns(n)} ${things.crowns[why]}`,
  fulfilled: ({ seat, mission, isFirst, discarded }, who) => {
    const given = discarded.length > 0 ? ` mit ${and(itemsOn(discarded.map(anyCard)).map(amountDative))}` : '';
    return `${who.does(seat, 'erfüllt', 'erfüllst')} ${titled(mission)}${given}${isFirst ? ', vor allen anderen' : ''}`;
  },
  step: ({ seat, mission }, who) =>
    `${who.does(seat, 'schafft', 'schaffst')} den ersten von zwei Schritten für ${titled(mission)}`,
  ability: ({ seat }, who) => `die Tür ist offen: Die Fähigkeit gilt nun für ${who.objects([seat])}`,
  trophy: ({ seat }, who) => `${who.does(seat, 'hat', 'hast')} die Trophäe`,
  boughtOff: ({ seat, n }, who) =>
    `${who.does(seat, 'zahlt', 'zahlst')} ${count(n)} und ${who.is(seat) ? 'nimmst' : 'nimmt'} einen Holzwürfel weg`,
  sold: ({ seat, card, coins: n }, who) =>
    `${who.does(seat, 'verkauft', 'verkaufst')} ${things.items[itemOf(anyCard({ card })) ?? 'bread']} für ${count(n)}`,
  looked: ({ seat, n, cards: seen }, who) => {
    const look = `${who.does(seat, 'sieht sich', 'siehst dir')} die ${n === 1 ? 'oberste Karte' : `obersten ${cards(n)}`} des Nachziehstapels an`;
    return seen ? `${look}: ${and(seen.map((ref) => a(anyCard(ref), 'accusative')))}` : look;
  },
  putBack: ({ seat, discarded, top }, who) => {
    const back = `${who.does(seat, 'legt', 'legst')} ${top ? the(anyCard(top), 'accusative') : 'eine Karte'} zurück auf den Stapel`;
    return discarded.length === 0
      ? back
      : [
          back,
          `${and(discarded.map((ref) => a(anyCard(ref), 'nominative')))} ${discarded.length === 1 ? 'kommt' : 'kommen'} auf den Ablagestapel`,
        ];
  },
  refused: ({ seat, what }, who) => {
    if (what === 'sell') return who.does(seat, 'verkauft nichts mehr', 'verkaufst nichts mehr');
    return what === 'audience'
      ? who.does(seat, 'zahlt für keine Audienz', 'zahlst für keine Audienz')
      : who.does(seat, 'kauft keinen Holzwürfel ab', 'kaufst keinen Holzwürfel ab');
  },
  missionDeclined: ({ seat, mission }, who) =>
    `${who.does(seat, 'erfüllt', 'erfüllst')} ${titled(mission)} in diesem Zug nicht`,

  kept: ({ seat, card }, who) => {
    const ship = cardAs('ship', { card });
    return `${who.does(seat, 'behält', 'behältst')} ${the(ship, 'accusative')} für ${amount({ n: 1, of: itemOf(ship) ?? 'bread' })}`;
  },
  lost: ({ seat, card: id }, who) => {
    const card = anyCard({ card: id });
    return `${who.does(seat, 'deckt', 'deckst')} ${a(card, 'accusative')} auf, und der Sturm nimmt ${it(card, 'accusative')} mit`;
  },
  sighted: ({ seat, card, to }, who) => {
    const ship = cardAs('ship', { card });
    const worth = `${crowns(crownsOf(ship))} wert`;
    const could = who.is(seat) ? 'könntest' : 'könnte';
    return to === 'revealed'
      ? `${who.does(seat, 'sichtet', 'sichtest')} ${a(ship, 'accusative')}, ${worth}, und ${could} ${it(ship, 'accusative')} abwehren`
      : `${who.does(seat, 'deckt', 'deckst')} ${a(ship, 'accusative')} auf, ${worth}`;
  },
  traded: ({ seat, card, coins: n }, who) => {
    const ship = cardAs('ship', { card });
    const gain = [
      ...(n > 0 || crownsOf(ship) === 0 ? [count(n)] : []),
      ...(crownsOf(ship) > 0 ? [crowns(crownsOf(ship))] : []),
    ];
    return `${who.does(seat, 'handelt', 'handelst')} mit ${the(ship, 'dative')} und ${who.is(seat) ? 'bekommst' : 'bekommt'} ${and(gain)}`;
  },
  claimed: ({ seat, card, with: sent, coins: n }, who) => {
    const { crew, items } = partyOf(sent.map(anyCard));
    const { influence } = cardAs('expedition', { card });
    const party = and([...crew.map((group) => several(group, 'dative')), ...items.map(amountDative)]);
    return `${who.does(seat, 'erfüllt', 'erfüllst')} einen Expeditionsaufruf mit ${party}: ${points(influence)} und ${count(n)}`;
  },
  supplied: ({ seat, card }, who) => {
    const expedition = cardAs('expedition', { card });
    const crew = wantedBy(expedition).map((group) => several(group, 'accusative'));
    const wanted = and([...crew, ...suppliesOf(expedition).map(amount)]);
    return `${who.does(seat, 'deckt', 'deckst')} ${a(expedition, 'accusative')} auf, der ${wanted} verlangt`;
  },

  emptyHanded: ({ seat }, who) =>
    who.does(seat, 'hört auf und darf keine Karte nehmen', 'hörst auf und darfst keine Karte nehmen'),

  over: (event, who) => (event.won === undefined ? against(event, who) : together(event, who)),
};

function together({ won, ranking, card9 }: EventOf<'over'>, who: People): Clauses {
  const seats = ranking.map(({ seat }) => seat);
  const open = card9?.open ?? [];
  const score = card9
    ? [
        `auf Missionen liegen ${card9.cubesNow} Holzwürfel, verlangt waren ${card9.missionCubes}, und es sind ${points(card9.influenceNow)}, verlangt waren ${card9.influence}`,
      ]
    : [];
  const has =
    seats.length === 1 && seats[0] !== undefined ? who.does(seats[0], 'hat', 'hast') : `${who.subjects(seats)} haben`;
  if (won) return [`das Kapitel ist gewonnen: ${capital(has)} alles erreicht, was verlangt war`, ...score];
  return [
    'das Kapitel ist verloren',
    ...(open.length > 0 ? [`niemand hat ${and(open.map(titled))} erfüllt`] : []),
    ...score,
  ];
}

function against(event: EventOf<'over'>, who: People): Clauses {
  return [
    raced(event, who),
    ...outraced(event).map(
      ({ seat, influence }) => `${who.does(seat, 'hat', 'hast')} ${points(influence)}, aber keine Trophäe`,
    ),
  ];
}

function raced(event: EventOf<'over'>, who: People): string {
  const race = racedOf(event);
  switch (race.how) {
    case 'nobody':
      return 'niemand hat die Trophäe, also gewinnt niemand';
    case 'shared':
      return `${who.subjects(race.winners)} teilen sich den Sieg, jeder mit der Trophäe und ${pointsDative(race.influence)}`;
    case 'influence':
      return `${who.does(race.winner, 'gewinnt', 'gewinnst')} mit der Trophäe und ${pointsDative(race.influence)}`;
    default: {
      const { how, winner, level, influence, mine, theirs } = race;
      const more = how === 'cubes' ? 'weniger übrigen Holzwürfeln' : 'mehr Münzen';
      const tied = `gleichauf mit ${who.datives(level)} bei Trophäe und ${pointsDative(influence)}`;
      return `${tied} ${who.doing(winner, 'gewinnt', 'gewinnst')} mit ${more}, ${mine} zu ${theirs}`;
    }
  }
}

export const coins: AdventureCoinWords = {
  event: ({ seat, n }, who) => `${who.does(seat, 'bekommt', 'bekommst')} ${count(n)} durch das Ereignis`,
  audience: ({ seat, n }, who) => `${who.does(seat, 'zahlt', 'zahlst')} ${count(-n)} für eine Audienz`,
  share: ({ seat, n }, who) => `${who.does(seat, 'bekommt', 'bekommst')} ${count(n)} aus der gemeinsamen Kasse`,
  mission: ({ seat, n }, who) =>
    n < 0
      ? `${who.does(seat, 'gibt', 'gibst')} ${count(-n)} ab`
      : `${who.does(seat, 'bekommt', 'bekommst')} ${count(n)}, weil es das erste Mal war`,
  character: ({ seat, n }, who) => `${who.does(seat, 'bekommt', 'bekommst')} ${count(n)} durch die Figur`,
  sold: ({ seat, n }, who) => `${who.does(seat, 'bekommt', 'bekommst')} ${count(n)} von der Wirtin`,
  boughtOff: ({ seat, n }, who) => `${who.does(seat, 'zahlt', 'zahlst')} ${count(-n)} für einen Holzwürfel`,
};
