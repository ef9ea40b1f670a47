import board from '../data/board.json' with { type: 'json' };
import bribe from '../data/bribe.json' with { type: 'json' };
import rules from '../data/rules.json' with { type: 'json' };

/** The numbers of the rules, read from the data; by figure where it makes a difference. */
const { events } = board;

export const PLAYERS = { min: rules.players.min, max: rules.players.max } as const;
export const START_GOLD = rules.start_gold.gold;
/** How many faces a die has; the first is blank, and each shows its place. */
export const FACES = rules.die.faces.length;
export const BONUS_GOLD = rules.fight_bonus.gold;

export const CASTLE_GOLD = events.castle.both.gain_gold_base;
export const CASTLE_PER_SYMBOL = events.castle.both.gain_gold_per_own_gold_symbol;
export const CHEST_START = events.chest.start_gold;
export const CHEST_REFILL = events.chest.both.then_add_gold_to_each_other_chest;
export const TROVE_START = events.treasure_trove.start_gold;

/** What the dock of each figure's ship gives that figure, and what it costs the other one. */
export const DOCK_GAIN = [events.dock.navy_dock.officer.gain_gold, events.dock.pirate_dock.pirate.gain_gold] as const;
export const DOCK_PRICE = [
  events.dock.navy_dock.pirate.pay_gold_to_trove,
  events.dock.pirate_dock.officer.pay_gold_to_trove,
] as const;

export const CHURCH_CARDS = [events.church.officer.draw_fortune, events.church.pirate.draw_fortune] as const;
export const TAVERN_CARDS = [events.tavern.officer.draw_fortune, events.tavern.pirate.draw_fortune] as const;
export const TAX = [
  events.tax_collector.officer.pay_gold_to_trove,
  events.tax_collector.pirate.pay_gold_to_trove,
] as const;
/** The faces on which quicksand sends each figure back. */
export const QUICKSAND: readonly (readonly number[])[] = [
  events.quicksand.officer.return_to_ship_on,
  events.quicksand.pirate.return_to_ship_on,
];
export const IDOL_BACK: readonly number[] = events.idol.both.return_to_ship_on;
export const GEYSER_BACK: readonly number[] = events.geyser.both.return_to_ship_on;
export const GEYSER_CARDS = events.geyser.both.otherwise_draw_fortune;
export const BRIDGE_GOLD = events.bridge_of_tears.pirate.take_gold_from_player_with_most_gold;
export const SMOKY_MIGHT = events.smoky_cave.both.might_bonus;
export const SMOKY_CARDS = events.smoky_cave.both.extra_reward_draw_fortune;
export const DEN_PER_PIP = events.thieves_den.both.pay_per_pip;
export const MATE_MIGHT = events.lake_of_fire.both.first_mate_might;
export const KING_MIGHT = bribe.king_might;

const RANSOMS = new Map(bribe.table.map(({ result, gold }) => [result, gold]));

/** SS-F9: what the Pirate King asks for. */
export const ransom = (die: number, players: number): number => RANSOMS.get(die + players)!;
