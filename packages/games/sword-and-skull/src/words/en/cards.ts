import {
  CARGO_GOLD,
  FINGERS_GOLD,
  LUCKY_BLOW_PLUS,
  SHARES_LEAST,
  SHARES_PER_SYMBOL,
  WINDS_MAX,
  WINDS_MIN,
} from '../../cards/fortune.js';
import { DOUBLOON_GOLD, ITEMS, ROPE_PER_PIP, SPYGLASS_PLUS } from '../../cards/items.js';
import type { Catalogue, Named, Recruit } from '../catalogue.js';

const a = (name: string): Recruit => ({ name, one: `a ${name}` });
const the = (name: string): Named => ({ name, subject: `the ${name}`, object: `the ${name}` });

export const crew: Catalogue['crew'] = {
  'CW-A': a('Marine'),
  'CW-B': a('Harbour Merchant'),
  'RR-A': a('Deckhand'),
  'RR-B': a('Rum Trader'),
  'MC-A': a('Musketeer'),
  'MC-B': a('Bravo'),
  'SC-A': a('Cutthroat'),
  'SC-B': a('Fence'),
  'FR-A': a('Grenadier'),
  'FR-B': a('Quartermaster'),
};

export const items: Catalogue['items'] = {
  I01: the('Cutlass'),
  I02: the('Midshipman’s Dirk'),
  I03: the('Boarding Pistol'),
  I04: the('Sea-Service Musket'),
  I05: the('Admiral’s Sabre'),
  I06: the('Blunderbuss'),
  I07: the('Gutting Knife'),
  I08: the('Belaying Pin'),
  I09: the('Boarding Axe'),
  I10: the('Corsair’s Scimitar'),
  I11: the('Spyglass'),
  I12: the('Ship’s Compass'),
  I13: the('Rope and Grapnel'),
  I14: the('Lucky Doubloon'),
};

export const symbols: Catalogue['symbols'] = ([officer = 0, pirate = 0], gold) =>
  [
    ...(officer > 0 ? [`${officer} Might for the officer`] : []),
    ...(pirate > 0 ? [`${pirate} Might for the pirate`] : []),
    ...(gold > 0 ? [`${gold} gold ${gold === 1 ? 'symbol' : 'symbols'}`] : []),
  ].join(', ');

const OTHERS: Readonly<Record<string, string>> = {
  I11: `Adds ${SPYGLASS_PLUS} to your total against enemies and the First Mate. Once a turn you see the enemy of a cave first: fight it, or put it at the bottom and fight the next.`,
  I12: 'After a roll that is no double you may walk 1 space more or 1 less, but at least 1.',
  I13: `Quicksand, geyser and idol never send your figures to their ship; the geyser then gives its card. The Thieves’ Den costs you ${ROPE_PER_PIP} gold a pip.`,
  I14: `The Castle pays you ${DOUBLOON_GOLD} gold more.`,
};

export const itemTexts: Catalogue['itemTexts'] = Object.fromEntries(
  ITEMS.map(({ id, might, weaponOf }) => [id, weaponOf === null ? OTHERS[id]! : `Weapon: ${symbols(might, 0)}.`]),
);

export const fortune: Catalogue['fortune'] = {
  F01: 'Keep the Peace',
  F02: 'Lucky Blow',
  F03: 'Quick Thinking',
  F04: 'Local Guide',
  F05: 'Auction',
  F06: 'Bandit’s Bargain',
  F07: 'Queen’s Commission',
  F08: 'Black Reputation',
  F09: 'Drifting Cargo',
  F10: 'Crew Shares',
  F11: 'Light Fingers',
  F12: 'Sudden Squall',
  F13: 'Fair Winds',
  F14: 'Silver Tongue',
  F15: 'New Recruits',
  F16: 'Smuggled Crate',
};

export const fortuneTexts: Catalogue['fortuneTexts'] = {
  F01: 'Before the dice of a fight between two players, one of them you: there is no fight.',
  F02: `After the dice of your fight: your total is ${LUCKY_BLOW_PLUS} higher. It does not save a blank.`,
  F03: 'After the dice of your fight: roll your die again. The new roll counts.',
  F04: 'At the start of your turn, instead of rolling: put one of your figures on any free space of the outer path and do that space.',
  F05: 'At the end of your turn: the top item is auctioned, and you bid last.',
  F06: 'At the start of your turn: buy a weapon from another player for its price. The owner cannot refuse.',
  F07: 'At once, and it stays before you: 1 Might for your officer.',
  F08: 'At once, and it stays before you: 1 Might for your pirate.',
  F09: `At once: you get ${CARGO_GOLD} gold.`,
  F10: `At once: you get ${SHARES_PER_SYMBOL} gold for each gold symbol on your crew, at least ${SHARES_LEAST}.`,
  F11: `At once: you pay ${FINGERS_GOLD} gold into the Treasure Trove.`,
  F12: 'At once: one of your figures that is not on its ship goes there; you choose which.',
  F13: `At the start of your turn, instead of rolling: walk ${WINDS_MIN} to ${WINDS_MAX} spaces with one figure, as you like.`,
  F14: 'At the end of your turn: take a crew card of your choice from a player with more crew cards than you.',
  F15: 'At the end of your turn: take any crew card that is left, and pay nobody.',
  F16: 'At once: you get the top item.',
};

export const enemies: Catalogue['enemies'] = {
  E01: the('Reef Crab'),
  E02: the('Cave Bats'),
  E03: the('Castaway'),
  E04: the('Wild Boar'),
  E05: the('Deserters'),
  E06: the('Marsh Crocodile'),
  E07: the('Jungle Python'),
  E08: the('Rival Buccaneers'),
  E09: the('Skeleton Watch'),
  E10: the('Great Ape'),
  E11: the('Drowned Helmsman'),
  E12: the('Sea Hag'),
  E13: the('Giant Octopus'),
  E14: the('Cyclops'),
  E15: the('Sea Serpent'),
  E16: the('Fire Salamander'),
};

const MANY = 90;

export const strength: Catalogue['strength'] = (from, to, might, gold, n) => {
  const reward = [...(gold > 0 ? [`${gold} gold`] : []), ...(n > 0 ? [`${n} ${n === 1 ? 'item' : 'items'}`] : [])];
  const range = to > MANY ? `${from} or more` : `${from} to ${to}`;
  return `With ${range} crew cards: Might ${might}, reward ${reward.join(' and ')}.`;
};
