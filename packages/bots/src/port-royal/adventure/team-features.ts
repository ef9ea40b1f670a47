import type { View } from '@roadstead/port-royal';
import { weightsFor } from '../policy/kind.js';
import { factsOf } from '../policy/seat.js';
import { type Belongings, type CargoKind, isOf } from './belongings.js';
import { Chase, furtherCubes } from './quarry.js';
import { missionsToCome, turnsLeft } from './time.js';

/** How many numbers describe a team in a chapter. */
export const TEAM_FEATURES = 40;

/** What one mission lacks counts as much as this at most: nobody can tell how far away the far ones are. */
const FAR = 5;
const CHAPTERS = [1, 2, 3, 4, 5] as const;
const KINDS: readonly CargoKind[] = ['ares', 'book', 'herbs', 'bread', 'rum'];
const PERSONS = ['priest', 'lookout', 'innkeeper'] as const;

/** How a team stands against card 9; null amid a turn, or where everybody plays for himself. */
export function teamFeatures(view: View): number[] | null {
  if (!view.card9 || view.phase !== 'discover' || view.harbour.length > 1) return null;
  const chase = new Chase(view, weightsFor(view));
  const owns = view.players.map(({ seat }) => chase.own(seat));
  const facts = view.players.map(({ seat }) => factsOf(view, seat));
  const lacking = view.missions!.flatMap(({ done }, at) => {
    if (done.length > 0) return [];
    return [Math.min(FAR, ...view.players.map(({ seat }) => chase.lacks(seat)[at]!))];
  });
  const seats = view.players.length;
  const turns = turnsLeft(view);
  const toCome = missionsToCome(view);
  const { influence, influenceNow } = view.card9;
  const short = influence - influenceNow;
  const all = lacking.reduce((sum, n) => sum + n, 0);
  const further = furtherCubes(view);
  const most = (of: (own: Belongings) => number) => Math.max(...owns.map(of));
  const total = (numbers: readonly number[]) => numbers.reduce((sum, n) => sum + n, 0);
  return [
    1,
    turns / 20,
    turns / seats / 10,
    toCome / 3,
    lacking.length / 4,
    all / 5,
    all / (turns + 1),
    Math.max(0, ...lacking) / FAR,
    lacking.filter((n) => n < 0.5).length / 3,
    further / 2,
    further > 0 ? 1 / (turns + 1) : 0,
    short / 10,
    Math.max(0, short) / (turns + 1),
    short <= 0 ? 1 : 0,
    lacking.length === 0 && toCome === 0 ? 1 : 0,
    most(({ coins }) => coins) / 10,
    total(owns.map(({ coins }) => coins)) / seats / 10,
    most(({ swords }) => swords) / 3,
    most(({ crowns }) => crowns) / 5,
    most((own) => own.influence) / 10,
    total(owns.map(({ expeditions }) => expeditions)) / 2,
    total(facts.map(({ discount }) => discount)) / seats,
    total(facts.map(({ trades }) => total(trades))) / seats,
    total(view.players.map(({ cubes }) => cubes)) / seats / 4,
    total(view.missions!.map(({ done, upper }) => (done.length === 0 ? upper.length : 0))),
    seats / 4,
    (seats * turns) / 40,
    ...CHAPTERS.map((chapter) => (view.chapter === chapter ? 1 : 0)),
    ...KINDS.map((kind) => total(owns.map(({ kept }) => kept.filter((row) => isOf(row, kind)).length)) / 2),
    ...PERSONS.map((kind) =>
      total(owns.map(({ persons }) => persons.filter(({ subtype }) => subtype === kind).length)),
    ),
  ];
}
