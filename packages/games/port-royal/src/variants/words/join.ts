import type { Card, Person } from '../../cards/card.js';
import type { CoinReason, Event, EventOf } from '../../events.js';
import type { BaseWords, CardWords, Catalogue } from '../../words/catalogue.js';
import { anyCard, type CardOf } from '../../words/facts.js';
import type { People } from '../../words/grammar/people.js';
import type { AdventureCardWords, AdventureEventWords, AdventureWords } from '../adventure/words/catalogue.js';
import { crownsOf, itemOf, suppliesOf } from '../adventure/words/facts.js';
import type { BoxCardWords, BoxEventWords, BoxWords } from './catalogue.js';
import { giftOf } from './special.js';

/** Coins whose coming and going another sentence tells already. */
const TOLD_BY_BOXES: readonly CoinReason[] = ['contract', 'sold', 'boughtOff'];

/** The same of crowns: a ship that is traded for one says so. */
export const isToldByBoxes = (event: Event): boolean =>
  event.type === 'coins' ? TOLD_BY_BOXES.includes(event.why) : event.type === 'crowns' && event.why === 'ship';

/** The words of the base game together with those of the boxes. */
export function joined(base: BaseWords, boxes: BoxWords, adventure: AdventureWords): Catalogue {
  return {
    ...base,
    events: { ...joinedEvents(base, boxes.events, adventure.events), over: joinedOver(base, boxes, adventure) },
    coins: { ...base.coins, ...boxes.coins, ...adventure.coins },
    deeds: { ...base.deeds, ...boxes.deeds, ...adventure.deeds },
    cards: joinedCards(base.cards, boxes.cards, adventure.cards),
    contracts: boxes.contracts,
    options: boxes.options,
    adventure: adventure.things,
  };
}

/** A chapter tells some events of the base game in its own way. */
function joinedEvents(
  { events }: BaseWords,
  boxes: BoxEventWords,
  { lost, sighted, supplied, emptyHanded, ...adventure }: AdventureEventWords,
): Catalogue['events'] {
  return {
    ...events,
    ...boxes,
    ...adventure,
    fulfilled: (event, who) => ('mission' in event ? adventure.fulfilled(event, who) : boxes.fulfilled(event, who)),
    kept: (event, who) => (itemOf(anyCard(event)) ? adventure.kept(event, who) : boxes.kept(event, who)),
    traded: (event, who) => (itemOf(anyCard(event)) ? adventure.traded : events.traded)(event, who),
    stopped: (event, who) => (event.picks === 0 ? emptyHanded : events.stopped)(event, who),
    claimed: (event, who) =>
      (event.with.some((ref) => itemOf(anyCard(ref))) ? adventure.claimed : events.claimed)(event, who),
    turnedUp: (event, who) => {
      const card = anyCard(event);
      if (event.to === 'discard') return lost(event, who);
      if (suppliesOf(card).length > 0) return supplied(event, who);
      return (crownsOf(card) > 0 ? sighted : events.turnedUp)(event, who);
    },
  };
}

/** Only a chapter says which story card is told at its end, and only where all win or lose together `won` is said. */
function joinedOver(base: BaseWords, boxes: BoxWords, adventure: AdventureWords): Catalogue['events']['over'] {
  return (event: EventOf<'over'>, who: People) => {
    if (event.ending !== undefined) return adventure.events.over(event, who);
    return (event.won === undefined ? base.events.over : boxes.together)(event, who);
  };
}

function joinedCards(base: CardWords, boxes: BoxCardWords, adventure: AdventureCardWords): Catalogue['cards'] {
  const withExtras =
    <C extends Card>(parts: (card: C) => readonly string[]) =>
    (card: C) => [...parts(card), ...boxes.extras(card), ...adventure.extras(card)];
  const withMore =
    <C extends Card>(say: (card: C) => string) =>
    (card: C) =>
      [say(card), adventure.more(card)].filter((sentence) => sentence !== '').join(' ');
  const ship = (card: CardOf<'ship'>) => {
    if (crownsOf(card) > 0) return adventure.crownShip(card);
    return giftOf(card) > 0 ? `${base.abilities.ship(card)} ${boxes.gift(giftOf(card))}` : base.abilities.ship(card);
  };
  const shipLabel = (card: CardOf<'ship'>) =>
    crownsOf(card) > 0 && card.coins === 0 ? base.labels.ship(card).slice(0, -1) : base.labels.ship(card);
  const person = (say: (person: Person) => string) => withMore(say);
  return {
    ...base,
    name: (card) => adventure.name(card) ?? base.name(card),
    perks: withExtras((one) => base.perks(one)),
    labels: {
      ...base.labels,
      ship: withExtras(shipLabel),
      person: withExtras(base.labels.person),
      expedition: (card) =>
        suppliesOf(card).length > 0 ? [adventure.expedition.label(card)] : base.labels.expedition(card),
    },
    abilities: {
      ...base.abilities,
      ...boxes.abilities,
      ...adventure.abilities,
      captain: person(base.abilities.captain),
      priest: person(base.abilities.priest),
      settler: person(base.abilities.settler),
      ship: withMore(ship),
      expedition: (card) =>
        suppliesOf(card).length > 0 ? adventure.expedition.ability(card) : base.abilities.expedition(card),
    },
  };
}
