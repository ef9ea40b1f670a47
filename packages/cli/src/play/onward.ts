import {
  type GameEntry,
  type GameRecord,
  nextTable,
  type OptionValues,
  same,
  type TableRequest,
} from '@roadstead/kernel';
import { optionPair, optionsFrom } from '../game-options.js';
import { UsageError } from '../usage.js';
import { type Crew, crewOf } from './crew.js';
import { botOf, type Onward, refuseBeside } from './options.js';
import { seatsOf } from './seats.js';

/** The next table of a campaign and who sits at it. */
export interface NextPart {
  readonly request: TableRequest;
  readonly crew: Crew;
}

/** As it was played before, but for what somebody asks for; null where nothing follows. */
export function nextPart(entry: GameEntry, record: GameRecord, before: Crew, onward?: Onward): NextPart | null {
  const crew = crewAsked(entry, before, onward);
  const asked = optionsAsked(entry, onward);
  const request = nextTable(entry.game, record, { seats: crew.length, options: { ...record.options, ...asked } });
  if (request === null) return null;
  const options = request.options as OptionValues;
  const settled = Object.keys(asked).find((name) => !same(options[name], asked[name]));
  if (settled === undefined) return { request, crew };
  throw new UsageError(`the option "${settled}" is not for choosing: the campaign says what comes next`);
}

/** Those that somebody names, and no others. */
function optionsAsked({ game }: GameEntry, onward?: Onward): OptionValues {
  const pairs = (onward?.option ?? []).map(optionPair);
  const parsed = optionsFrom(game, pairs);
  const named = game.options.filter(({ name }) => pairs.some(([asked]) => asked === name));
  return Object.fromEntries(named.map((spec) => [spec.name, parsed[spec.name] ?? spec.default]));
}

function crewAsked({ game, styles }: GameEntry, before: Crew, onward?: Onward): Crew {
  const seats = onward?.seats ?? {};
  if (Object.values(seats).every((said) => said === undefined)) return before;
  const { names, bots } = seatsOf(seats, game.players, (word) => botOf(word, styles));
  return crewOf(names, bots);
}

/** Between two parts there is something to choose, and within one there is not. */
export function refuseWithin({ seats, option }: Onward): void {
  refuseBeside('--resume', { ...seats, option: option[0] });
}
