import type { EventOf } from '../../../../events.js';
import type { Clauses } from '../../../../words/catalogue.js';
import { anyCard, cardAs, wantedBy } from '../../../../words/facts.js';
import { a, and, cards, coins as count, numbered, several, the } from '../../../../words/grammar/en.js';
import type { People } from '../../../../words/grammar/people.js';
import type { AdventureCoinWords, AdventureEventWords } from '../catalogue.js';
import { characterNamed, crownsOf, eventNamed, itemOf, itemsOn, partyOf, suppliesOf } from '../facts.js';
import { outraced, racedOf } from '../race.js';
import { effectText } from '../say.js';
import { TITLES } from '../titles.js';
import { amount, crowns, things } from './things.js';

type Titles = Readonly<Record<string, string>>;

const titled = (mission: string): string => `“${(TITLES.en as Titles)[mission]}”`;

export const events: AdventureEventWords = {
  character: ({ seat, character }, who) => `${who.does(seat, 'plays', 'play')} ${characterNamed(character).names.en}`,
  event: ({ event }) => {
    const { id, effect } = eventNamed(event);
    if (effect.is === 'monthEnd') return 'the month ends';
    const name = (things.events as Titles)[id.replace('event_', '')];
    return [`the event of this turn is “${name}”`, effectText(things, effect)];
  },
  story: ({ mission, newCards }) => [
    `the story goes on: ${titled(mission)}`,
    ...(newCards > 0 ? [`${newCards} new cards are shuffled into the draw pile`] : []),
  ],
  month: ({ month, added }) =>
    `month ${month} begins with the same events${added ? ', and a new one lies on top' : ''}`,
  crowns: ({ seat, n, why }, who) =>
    n < 0
      ? `${who.does(seat, 'gives up', 'give up')} ${crowns(-n)}`
      : `${who.does(seat, 'gets', 'get')} ${crowns(n)} ${things.crowns[why]}`,
  fulfilled: ({ seat, mission, isFirst, discarded }, who) => {
    const given = discarded.length > 0 ? ` with ${and(itemsOn(discarded.map(anyCard)).map(amount))}` : '';
    return `${who.does(seat, 'fulfils', 'fulfil')} ${titled(mission)}${given}${isFirst ? ', the first to do so' : ''}`;
  },
  step: ({ seat, mission }, who) => `${who.does(seat, 'takes', 'take')} the first of two steps of ${titled(mission)}`,
  ability: ({ seat }, who) => `the door is open: the ability works now for ${who.objects([seat])}`,
  trophy: ({ seat }, who) => `${who.does(seat, 'has', 'have')} the trophy`,
  boughtOff: ({ seat, n }, who) => `${who.does(seat, 'pays', 'pay')} ${count(n)} to take off a cube`,
  sold: ({ seat, card, coins: n }, who) =>
    `${who.does(seat, 'sells', 'sell')} ${things.items[itemOf(anyCard({ card })) ?? 'bread']} for ${count(n)}`,
  looked: ({ seat, n, cards: seen }, who) => {
    const look = `${who.does(seat, 'looks', 'look')} at the top ${n === 1 ? 'card' : cards(n)} of the draw pile`;
    return seen ? `${look}: ${and(seen.map((ref) => a(anyCard(ref))))}` : look;
  },
  putBack: ({ seat, discarded, top }, who) => {
    const back = `${who.does(seat, 'puts', 'put')} ${top ? the(anyCard(top)) : 'one card'} back on top`;
    return discarded.length === 0
      ? back
      : [back, `${and(discarded.map((ref) => a(anyCard(ref))))} ${discarded.length === 1 ? 'is' : 'are'} discarded`];
  },
  refused: ({ seat, what }, who) => {
    if (what === 'sell') return who.does(seat, 'sells nothing more', 'sell nothing more');
    return what === 'audience'
      ? who.does(seat, 'pays for no audience', 'pay for no audience')
      : who.does(seat, 'pays for no cube', 'pay for no cube');
  },
  missionDeclined: ({ seat, mission }, who) =>
    `${who.does(seat, 'does', 'do')} not fulfil ${titled(mission)} in this turn`,

  kept: ({ seat, card }, who) => {
    const ship = cardAs('ship', { card });
    return `${who.does(seat, 'keeps', 'keep')} ${the(ship)} for ${amount({ n: 1, of: itemOf(ship) ?? 'bread' })}`;
  },
  lost: ({ seat, card }, who) =>
    `${who.does(seat, 'turns up', 'turn up')} ${a(anyCard({ card }))}, and the storm takes it away`,
  sighted: ({ seat, card, to }, who) => {
    const ship = cardAs('ship', { card });
    const seen = `${a(ship)}, worth ${crowns(crownsOf(ship))}`;
    return to === 'revealed'
      ? `${who.does(seat, 'sights', 'sight')} ${seen}, and could repel it`
      : `${who.does(seat, 'turns up', 'turn up')} ${seen}`;
  },
  traded: ({ seat, card, coins: n }, who) => {
    const ship = cardAs('ship', { card });
    const gain = [
      ...(n > 0 || crownsOf(ship) === 0 ? [count(n)] : []),
      ...(crownsOf(ship) > 0 ? [crowns(crownsOf(ship))] : []),
    ];
    return `${who.does(seat, 'trades', 'trade')} with ${the(ship)} for ${and(gain)}`;
  },
  claimed: ({ seat, card, with: sent, coins: n }, who) => {
    const { crew, items } = partyOf(sent.map(anyCard));
    const { influence } = cardAs('expedition', { card });
    const party = and([...crew.map(several), ...items.map(amount)]);
    return `${who.does(seat, 'claims', 'claim')} an expedition with ${party}: ${influence} influence and ${count(n)}`;
  },
  supplied: ({ seat, card }, who) => {
    const expedition = cardAs('expedition', { card });
    const wanted = and([...wantedBy(expedition).map(numbered), ...suppliesOf(expedition).map(amount)]);
    return `${who.does(seat, 'turns up', 'turn up')} ${a(expedition)} that asks for ${wanted}`;
  },

  emptyHanded: ({ seat }, who) => who.does(seat, 'stops and may take no card', 'stop and may take no card'),

  over: (event, who) => (event.won === undefined ? against(event, who) : together(event, who)),
};

function together({ won, ranking, card9 }: EventOf<'over'>, who: People): Clauses {
  const seats = ranking.map(({ seat }) => seat);
  const open = card9?.open ?? [];
  const score = card9
    ? [
        `${card9.cubesNow} cubes lie on missions, where ${card9.missionCubes} were asked for, and influence is ${card9.influenceNow}, where ${card9.influence} was asked for`,
      ]
    : [];
  const has =
    seats.length === 1 && seats[0] !== undefined ? who.does(seats[0], 'has', 'have') : `${who.subjects(seats)} have`;
  if (won) return [`the chapter is won: ${has} reached all that was asked`, ...score];
  return [
    'the chapter is lost',
    ...(open.length > 0 ? [`nobody has fulfilled ${and(open.map(titled))}`] : []),
    ...score,
  ];
}

function against(event: EventOf<'over'>, who: People): Clauses {
  return [
    raced(event, who),
    ...outraced(event).map(
      ({ seat, influence }) => `${who.does(seat, 'has', 'have')} ${influence} influence, but no trophy`,
    ),
  ];
}

function raced(event: EventOf<'over'>, who: People): string {
  const race = racedOf(event);
  switch (race.how) {
    case 'nobody':
      return 'nobody has the trophy, so nobody wins';
    case 'shared':
      return `${who.subjects(race.winners)} share the victory with the trophy and ${race.influence} influence each`;
    case 'influence':
      return `${who.does(race.winner, 'wins', 'win')} with the trophy and ${race.influence} influence`;
    default: {
      const { how, winner, level, influence, mine, theirs } = race;
      const more = how === 'cubes' ? 'fewer cubes left' : 'more coins';
      const tied = `level with ${who.objects(level)} at the trophy and ${influence} influence`;
      return `${tied}, ${who.does(winner, 'wins', 'win')} with ${more}, ${mine} to ${theirs}`;
    }
  }
}

export const coins: AdventureCoinWords = {
  event: ({ seat, n }, who) => `${who.does(seat, 'gets', 'get')} ${count(n)} from the event`,
  audience: ({ seat, n }, who) => `${who.does(seat, 'pays', 'pay')} ${count(-n)} for an audience`,
  share: ({ seat, n }, who) => `${who.does(seat, 'gets', 'get')} ${count(n)} of those to share`,
  mission: ({ seat, n }, who) =>
    n < 0
      ? `${who.does(seat, 'gives up', 'give up')} ${count(-n)}`
      : `${who.does(seat, 'gets', 'get')} ${count(n)} for being the first`,
  character: ({ seat, n }, who) => `${who.does(seat, 'gets', 'get')} ${count(n)} thanks to the character`,
  sold: ({ seat, n }, who) => `${who.does(seat, 'gets', 'get')} ${count(n)} from the innkeeper`,
  boughtOff: ({ seat, n }, who) => `${who.does(seat, 'pays', 'pay')} ${count(-n)} for a cube`,
};
