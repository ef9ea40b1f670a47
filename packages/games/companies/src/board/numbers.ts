import rules from '../data/rules.json' with { type: 'json' };
import scoring from '../data/scoring.json' with { type: 'json' };
import setup from '../data/setup.json' with { type: 'json' };
import tiles from '../data/tiles.json' with { type: 'json' };

/** The numbers of the rules that belong to no list. */
export const PLAYERS = { min: setup.players.min, max: setup.players.max } as const;

export const GOVERNOR_INCOME = rules.income.governor;
export const MOST_FEE = rules.fee.max;
export const TARIFF = rules.fee.tariff;
export const IDLE_MUTINY = rules.idleMutiny.perShip;
export const DISTANCE_PER_DUCAT = rules.insurance.distancePerDucat;
export const DIRECTOR_PER = rules.director.perStarted;
export const MACHINE_PER = rules.countingMachine.perStarted;
export const SAWMILL_DISCOUNT = rules.sawmill.cheaper;
export const SAWMILL_SHIPS = rules.sawmill.moreShips;
export const STORM_LESS = rules.stormCard.less;
export const CALM_LESS = rules.calmingCard.less;
export const SEXTANT_FIELDS = rules.sextant.fields;
export const DOCK_DIVISOR = rules.dryDock.divisor;
export const GAZETTE_CUBES = rules.gazette.cubes;
export const BOUNTY = rules.bounty.ducats;
export const PRIZE_LEFT = rules.prize.strengthLeft;
export const REMOVAL_PIPS = rules.removal.pips;
export const MOST_NATION_PIPS = rules.nationPipMax.v;
export const MOST_PIRATE_PIPS = tiles.piratePipMax.v;
export const STORM_ICON = tiles.stormIconExtra.v;
export const FACES = rules.dieFaces.v;

export const SCORING_ROLL = scoring.scoringRoll.need;
export const POINTS_PER_PIP = scoring.nations.pipPerPointsBehind;
const row = (what: string) => scoring.rows.find((one) => one.what === what)!;
export const DUCATS_PER_POINT = row('ducats').per!;
/** V-8.1: by level, and the same for what a perished fleet leaves. */
export const EXPERIENCE_POINTS: readonly number[] = [
  0,
  ...Object.values(row('fleet experience').points as Readonly<Record<string, number>>),
];
export const TOKEN_POINTS = row('damage or mutiny token').points as number;

/** V-2.10: by place in the first turn order. */
export const startDucats = (place: number, calendars: number): number =>
  setup.startMoney.v +
  setup.startMoney.perSeatBonus[place]! +
  setup.startMoney.calendarBonus[`${calendars}` as keyof typeof setup.startMoney.calendarBonus];

/** V-5.30: how many unbuilt fields of a harbour are general stores, and what each holds. */
export const generalStores = (players: number): number =>
  setup.generalCubesPerHarbour[`${players}` as '2' | '3' | '4' | '5'];
export const GENERAL_HOLDS = setup.generalFieldCapacity.v;

export const START_PIPS: Readonly<Record<string, number | string>> = setup.startPiratePips;
export const START_SHIPS: readonly string[] = setup.startFleet.ships;
export const START_FLEET = setup.startFleet.fleet;
export const START_PACKETS: readonly string[] = setup.startPacket.ships;
export const START_PACKET_FLEET = setup.startPacket.fleet;
