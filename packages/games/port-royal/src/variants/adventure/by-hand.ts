import { Refusal, type Seat, type TableSetup } from '@roadstead/kernel';
import { cardById } from '../../cards/catalogue.js';
import type { Options } from '../../options.js';
import { isCoop } from '../contents.js';
import type { Carrier } from './cards.js';
import { chapterOf } from './chapters.js';
import { CROWN_FIELDS, CUBES, characterById } from './characters.js';
import { EVENTS, eventById } from './event-cards.js';
import { firstMission, leadsOf, missionById } from './missions.js';

/** What a position by hand may say of a seat, in the adventure. */
interface AdventureHand {
  readonly character?: string;
  readonly kept?: readonly string[];
  readonly crowns?: number;
  /** Missions fulfilled. */
  readonly missions?: readonly string[];
  readonly boxed?: number;
  readonly upper?: boolean;
}

export interface AdventureByHand {
  readonly missions: readonly string[] | null;
  /** From the top. */
  readonly pile: readonly string[] | null;
  /** Those that come first. */
  readonly unused: readonly string[];
  readonly hands: Readonly<Record<Seat, AdventureHand>>;
}

export const FIELDS: readonly string[] = ['missions', 'events'];
export const HAND_FIELDS: readonly string[] = ['character', 'kept', 'crowns', 'missions', 'boxed', 'upper'];

/** The adventure's part of a position by hand, checked; the rest of it has been checked before. */
export function parseAdventure(table: TableSetup<Options>): AdventureByHand {
  const { missions = null, events = {}, hands = {} } = table.byHand ?? {};
  const laidOut = missions === null ? usualMissions(table.options) : checkMissions(missions, table);
  const { pile, unused } = checkEvents(events, table);
  const parsed = hands as Record<Seat, AdventureHand>;
  for (const seat in parsed) checkHand(seat, parsed[seat]!, laidOut);
  checkCharacters(Object.values(parsed));
  const isNamed = missions !== null || Object.values(parsed).some((hand) => hand.missions || hand.upper);
  return { missions: isNamed ? laidOut : null, pile, unused, hands: parsed };
}

/** What lies open unless a position says so; in the variable game that is left to chance. */
function usualMissions(options: Options): readonly string[] {
  const chapter = chapterOf(options)!;
  return chapter === 'variable' ? [] : [firstMission(chapter).id];
}

function checkMissions(missions: unknown, { options, seats }: TableSetup<Options>): readonly string[] {
  if (!isIds(missions) || missions.length === 0) throw bad('"missions" must be a list of missions.');
  const coop = isCoop(options, seats);
  const chapter = chapterOf(options)!;
  for (const id of missions) {
    const mission = missionById(id);
    if (mission === undefined) throw bad(`There is no mission "${id}".`);
    if (coop && mission.againstOnly) throw bad(`Mission ${id} is only for the competitive game.`);
    if (chapter !== 'variable' && mission.chapter !== chapter) throw bad(`Mission ${id} is not of chapter ${chapter}.`);
  }
  if (isDoubled(missions)) throw bad('A mission can be laid out only once.');
  const again = chapter === 'variable' ? undefined : ahead(missions.at(-1)!, coop).find((id) => missions.includes(id));
  if (again !== undefined) throw bad(`The hourglass would lay out mission ${again} once more.`);
  return missions;
}

/** All that the hourglasses may still lay out after this mission. */
function ahead(mission: string, coop: boolean): readonly string[] {
  return leadsOf(mission, coop).flatMap((id) => [id, ...ahead(id, coop)]);
}

function checkEvents(events: unknown, { options }: TableSetup<Options>): Pick<AdventureByHand, 'pile' | 'unused'> {
  const { pile = null, unused = [], ...rest } = isObject(events) ? events : { rest: null };
  if (Object.keys(rest).length > 0) throw bad('"events" must be an object with "pile" and "unused".');
  if ((pile !== null && !isIds(pile)) || !isIds(unused)) throw bad('"events" must hold lists of events.');
  const all = [...(pile ?? []), ...unused];
  const unknown = all.find((id) => eventById(id) === undefined);
  if (unknown !== undefined) throw bad(`There is no event "${unknown}".`);
  if (isDoubled(all)) throw bad('Each event can be there only once.');
  const end = monthEndOf(options);
  const isEnd = (id: string) => eventById(id)!.effect.is === 'monthEnd';
  if (pile !== null && (pile.at(-1) !== end || pile.filter(isEnd).length !== 1)) {
    throw bad(`The last event of the pile, and no other, must be "${end}".`);
  }
  if (unused.some((id) => eventById(id)!.number !== 0)) throw bad('Only events with the number 0 can be unused.');
  return { pile, unused };
}

/** PR-A23: the variable game has a month's end of its own. */
export function monthEndOf(options: Options): string {
  const number = chapterOf(options) === 'variable' ? 3 : 2;
  return EVENTS.find((event) => event.number === number)!.id;
}

function checkHand(seat: string, hand: AdventureHand, laidOut: readonly string[]): void {
  const { character, kept = [], crowns = 0, missions = [], boxed = 0, upper = false } = hand;
  const fail = (sentence: string) => bad(`Seat ${seat}: ${sentence}`);
  if (character !== undefined && (typeof character !== 'string' || characterById(character) === undefined)) {
    throw fail('there is no such character.');
  }
  if (!isIds(kept) || kept.some((id) => (cardById(id) as Carrier | undefined)?.item === undefined)) {
    throw fail('"kept" must be a list of ships that carry something.');
  }
  if (!isCount(crowns) || crowns > CROWN_FIELDS) throw fail(`"crowns" must be a whole number up to ${CROWN_FIELDS}.`);
  if (!isCount(boxed)) throw fail('"boxed" must be a whole number.');
  if (typeof upper !== 'boolean') throw fail('"upper" must be true or false.');
  if (!isIds(missions) || isDoubled(missions)) throw fail('"missions" must be a list of missions, each once.');
  if (missions.some((id) => !laidOut.includes(id))) throw fail('a mission is fulfilled that is not laid out.');
  const twice = laidOut.find((id) => missionById(id)!.task.times === 2);
  if (upper && (twice === undefined || missions.includes(twice))) throw fail('no cube can be on an upper field.');
  if (missions.length + boxed + (upper ? 1 : 0) > CUBES) throw fail(`there are only ${CUBES} cubes.`);
}

function checkCharacters(hands: readonly AdventureHand[]): void {
  const cards = hands.flatMap(({ character }) => (character === undefined ? [] : [characterById(character)!.card]));
  if (isDoubled(cards)) throw bad('Each character card can be given only once.');
}

function isDoubled<T>(list: readonly T[]): boolean {
  return new Set(list).size !== list.length;
}

function isCount(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= 0;
}

function isIds(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((id) => typeof id === 'string');
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function bad(message: string): Refusal {
  return new Refusal('BAD_OPTIONS', message);
}
