import type { Language, Seat } from '@roadstead/kernel';
import {
  abilityText,
  type Card,
  type CardRef,
  type ContractView,
  cardGist,
  cardName,
  contractName,
  contractNamed,
  figuresFor,
  giftOf,
  itemName,
  taskText,
  timesOf,
  type View,
} from '@roadstead/port-royal';
import type { SeatName } from '../../../table/model.js';
import { itemOf } from '../adventure/play/needs.js';
import { WORDS } from '../words/index.js';
import { cardAt } from './standing.js';

/** A card as it is read out: all that a glance at it tells. `seat`: whose prices count. */
export function spokenCard(ref: CardRef, view: View, seat: Seat | null, language: Language): string {
  const card = cardAt(ref);
  const words = WORDS[language].cards;
  const ships = ref.ships?.length ?? 0;
  return [plainCard(card, view, seat, language), ...(ships > 0 ? [words.ships(ships)] : [])].join(', ');
}

function plainCard(card: Card, view: View, seat: Seat | null, language: Language): string {
  const words = WORDS[language].cards;
  const name = cardName(card, language);
  switch (card.type) {
    case 'ship':
      return [
        words.ship(name, cardGist(card, language)[0] ?? '', card.coins, card.swords, giftOf(card)),
        ...cargoOf(card, language),
      ].join(', ');
    case 'person': {
      const price = seat === null ? null : figuresFor(view, seat).price(card);
      return words.person(name, card.cost, price, card.influence, cardGist(card, language));
    }
    case 'expedition':
      return words.expedition(abilityText(card, language));
    case 'tax':
      return words.tax(abilityText(card, language));
  }
}

/** PR-A11: what a ship of the adventure carries. */
function cargoOf(card: Card, language: Language): readonly string[] {
  const item = itemOf(card);
  return item === undefined ? [] : [WORDS[language].cards.carries(itemName(item, language))];
}

/** A contract as it is read out, with everybody's cubes on it. `you`: the seat that is spoken to. */
export function spokenContract(
  open: ContractView,
  view: View,
  language: Language,
  name: SeatName,
  you: Seat | null,
): string {
  const words = WORDS[language].cards;
  const contract = contractNamed(open.id);
  const spaces = contract.coins.slice(0, view.players.length).map((coins, i) => {
    const holder = open.slots[i] ?? null;
    if (holder !== null && holder === you) return words.slotYours(coins);
    return words.slot(coins, holder === null ? null : name(holder));
  });
  const steps = Object.entries(open.fields)
    .filter(([, seats]) => seats.length > 0)
    .map(([field, seats]) => words.step(Number(field), timesOf(contract), seats.map(name).join(', ')));
  const seal = view.timePile === undefined ? [] : [words.seal(contract.seal.number, contract.seal.letter)];
  const task = words.contract(contractName(contract, language), taskText(contract, language));
  return `${task} ${[...spaces, ...steps, ...seal].join(', ')}`;
}
