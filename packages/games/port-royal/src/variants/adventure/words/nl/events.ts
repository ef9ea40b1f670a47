import type { EventOf } from '../../../../events.js';
import type { Clauses } from '../../../../words/catalogue.js';
import { anyCard, cardAs, wantedBy } from '../../../../words/facts.js';
import { a, and, cards, coins as count, numbered, points, several, that, the } from '../../../../words/grammar/nl.js';
import type { People } from '../../../../words/grammar/people.js';
import type { AdventureCoinWords, AdventureEventWords } from '../catalogue.js';
import { characterNamed, crownsOf, eventNamed, itemOf, itemsOn, partyOf, suppliesOf } from '../facts.js';
import { outraced, racedOf } from '../race.js';
import { effectText } from '../say.js';
import { TITLES } from '../titles.js';
import { amount, crowns, things } from './things.js';

type Titles = Readonly<Record<string, string>>;

const titled = (mission: string): string => `“${(TITLES.nl as Titles)[mission]}”`;

export const events: AdventureEventWords = {
  character: ({ seat, character }, who) =>
    `${who.does(seat, 'speelt', 'speelt')} ${characterNamed(character).names.nl}`,
  event: ({ event }) => {
    const { id, effect } = eventNamed(event);
    if (effect.is === 'monthEnd') return 'de maand is om';
    const name = (things.events as Titles)[id.replace('event_', '')];
    return [`de gebeurtenis van deze beurt is “${name}”`, effectText(things, effect)];
  },
  story: ({ mission, newCards }) => [
    `het verhaal gaat verder: ${titled(mission)}`,
    ...(newCards > 0 ? [`er worden ${newCards} nieuwe kaarten door de trekstapel geschud`] : []),
  ],
  month: ({ month, added }) =>
    `maand ${month} begint met dezelfde gebeurtenissen${added ? ', en bovenop ligt een nieuwe' : ''}`,
  crowns: ({ seat, n, why }, who) =>
    n < 0
      ? `${who.does(seat, 'geeft', 'geeft')} ${crowns(-n)} af`
      : `${who.does(seat, 'krijgt', 'krijgt')} ${crowns(n)} ${things.crowns[why]}`,
  fulfilled: ({ seat, mission, isFirst, discarded }, who) => {
    const given = discarded.length > 0 ? ` met ${and(itemsOn(discarded.map(anyCard)).map(amount))}` : '';
    return `${who.does(seat, 'vervult', 'vervult')} ${isFirst ? 'als eerste ' : ''}${titled(mission)}${given}`;
  },
  step: ({ seat, mission }, who) => `${who.does(seat, 'zet', 'zet')} de eerste van twee stappen van ${titled(mission)}`,
  ability: ({ seat }, who) => `de deur is open: de gave werkt nu voor ${who.objects([seat])}`,
  trophy: ({ seat }, who) => `${who.does(seat, 'heeft', 'hebt')} de trofee`,
  boughtOff: ({ seat, n }, who) =>
    `${who.does(seat, 'betaalt', 'betaalt')} ${count(n)} om een markeersteen weg te nemen`,
  sold: ({ seat, card, coins: n }, who) =>
    `${who.does(seat, 'verkoopt', 'verkoopt')} ${things.items[itemOf(anyCard({ card })) ?? 'bread']} voor ${count(n)}`,
  looked: ({ seat, n, cards: seen }, who) => {
    const look = `${who.does(seat, 'bekijkt', 'bekijkt')} de bovenste ${n === 1 ? 'kaart' : cards(n)} van de trekstapel`;
    return seen ? `${look}: ${and(seen.map((ref) => a(anyCard(ref))))}` : look;
  },
  putBack: ({ seat, discarded, top }, who) => {
    const back = `${who.does(seat, 'legt', 'legt')} ${top ? the(anyCard(top)) : 'één kaart'} terug op de stapel`;
    return discarded.length === 0
      ? back
      : [
          back,
          `${and(discarded.map((ref) => a(anyCard(ref))))} ${discarded.length === 1 ? 'wordt' : 'worden'} afgelegd`,
        ];
  },
  refused: ({ seat, what }, who) => {
    if (what === 'sell') return who.does(seat, 'verkoopt niets meer', 'verkoopt niets meer');
    return what === 'audience'
      ? who.does(seat, 'betaalt niet voor een audiëntie', 'betaalt niet voor een audiëntie')
      : who.does(seat, 'betaalt niet voor een markeersteen', 'betaalt niet voor een markeersteen');
  },
  missionDeclined: ({ seat, mission }, who) =>
    `${who.does(seat, 'vervult', 'vervult')} ${titled(mission)} niet in deze beurt`,

  kept: ({ seat, card }, who) => {
    const ship = cardAs('ship', { card });
    return `${who.does(seat, 'bewaart', 'bewaart')} ${the(ship)} voor ${amount({ n: 1, of: itemOf(ship) ?? 'bread' })}`;
  },
  lost: ({ seat, card }, who) =>
    `${who.does(seat, 'draait', 'draait')} ${a(anyCard({ card }))} om, en de storm neemt het schip mee`,
  sighted: ({ seat, card, to }, who) => {
    const ship = cardAs('ship', { card });
    const worth = `goed voor ${crowns(crownsOf(ship))}`;
    return to === 'revealed'
      ? `${who.does(seat, 'ziet', 'ziet')} ${a(ship)} naderen, ${worth}, en ${who.is(seat) ? 'kunt' : 'kan'} het schip verjagen`
      : `${who.does(seat, 'draait', 'draait')} ${a(ship)} om, ${worth}`;
  },
  traded: ({ seat, card, coins: n }, who) => {
    const ship = cardAs('ship', { card });
    const gain = [
      ...(n > 0 || crownsOf(ship) === 0 ? [count(n)] : []),
      ...(crownsOf(ship) > 0 ? [crowns(crownsOf(ship))] : []),
    ];
    return `${who.does(seat, 'handelt', 'handelt')} met ${the(ship)} voor ${and(gain)}`;
  },
  claimed: ({ seat, card, with: sent, coins: n }, who) => {
    const { crew, items } = partyOf(sent.map(anyCard));
    const { influence } = cardAs('expedition', { card });
    const party = and([...crew.map(several), ...items.map(amount)]);
    return `${who.does(seat, 'eist', 'eist')} een expeditie op met ${party}: ${points(influence)} en ${count(n)}`;
  },
  supplied: ({ seat, card }, who) => {
    const expedition = cardAs('expedition', { card });
    const wanted = and([...wantedBy(expedition).map(numbered), ...suppliesOf(expedition).map(amount)]);
    return `${who.does(seat, 'draait', 'draait')} ${a(expedition)} om, ${that(expedition)} om ${wanted} vraagt`;
  },

  emptyHanded: ({ seat }, who) => who.does(seat, 'stopt en mag geen kaart nemen', 'stopt en mag geen kaart nemen'),

  over: (event, who) => (event.won === undefined ? against(event, who) : together(event, who)),
};

function together({ won, ranking, card9 }: EventOf<'over'>, who: People): Clauses {
  const seats = ranking.map(({ seat }) => seat);
  const open = card9?.open ?? [];
  const score = card9
    ? [
        `op missies liggen ${card9.cubesNow} markeerstenen, gevraagd waren er ${card9.missionCubes}, en jullie hebben ${points(card9.influenceNow)}, gevraagd waren er ${card9.influence}`,
      ]
    : [];
  const has =
    seats.length === 1 && seats[0] !== undefined
      ? who.does(seats[0], 'heeft', 'hebt')
      : `${who.subjects(seats)} hebben`;
  if (won) return [`het hoofdstuk is gewonnen: ${has} alles bereikt wat gevraagd werd`, ...score];
  return [
    'het hoofdstuk is verloren',
    ...(open.length > 0 ? [`niemand heeft ${and(open.map(titled))} vervuld`] : []),
    ...score,
  ];
}

function against(event: EventOf<'over'>, who: People): Clauses {
  return [
    raced(event, who),
    ...outraced(event).map(
      ({ seat, influence }) => `${who.does(seat, 'heeft', 'hebt')} ${points(influence)}, maar geen trofee`,
    ),
  ];
}

function raced(event: EventOf<'over'>, who: People): string {
  const race = racedOf(event);
  switch (race.how) {
    case 'nobody':
      return 'niemand heeft de trofee, dus niemand wint';
    case 'shared':
      return `${who.subjects(race.winners)} delen de overwinning, elk met de trofee en ${points(race.influence)}`;
    case 'influence':
      return `${who.does(race.winner, 'wint', 'wint')} met de trofee en ${points(race.influence)}`;
    default: {
      const { how, winner, level, influence, mine, theirs } = race;
      const more = how === 'cubes' ? 'minder markeerstenen over' : 'meer munten';
      const tied = `gelijk met ${who.objects(level)}, met de trofee en ${points(influence)},`;
      return `${tied} ${who.doing(winner, 'wint', 'win')} met ${more}, ${mine} tegen ${theirs}`;
    }
  }
}

export const coins: AdventureCoinWords = {
  event: ({ seat, n }, who) => `${who.does(seat, 'krijgt', 'krijgt')} ${count(n)} door de gebeurtenis`,
  audience: ({ seat, n }, who) => `${who.does(seat, 'betaalt', 'betaalt')} ${count(-n)} voor een audiëntie`,
  share: ({ seat, n }, who) => `${who.does(seat, 'krijgt', 'krijgt')} ${count(n)} uit de gezamenlijke pot`,
  mission: ({ seat, n }, who) =>
    n < 0
      ? `${who.does(seat, 'geeft', 'geeft')} ${count(-n)} af`
      : `${who.does(seat, 'krijgt', 'krijgt')} als eerste ${count(n)}`,
  character: ({ seat, n }, who) => `${who.does(seat, 'krijgt', 'krijgt')} ${count(n)} dankzij het personage`,
  sold: ({ seat, n }, who) => `${who.does(seat, 'krijgt', 'krijgt')} ${count(n)} van de waardin`,
  boughtOff: ({ seat, n }, who) => `${who.does(seat, 'betaalt', 'betaalt')} ${count(-n)} voor een markeersteen`,
};
