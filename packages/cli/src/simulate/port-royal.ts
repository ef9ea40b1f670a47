import {
  cardById,
  type Event,
  INFLUENCE_BY_CONTRACT,
  INFLUENCE_PER_SHIP,
  type PlayerView,
  type PortRoyalResult,
  type View,
} from '@roadstead/port-royal';
import { countContracts, countTogether } from './port-royal-contracts.js';
import { printPortRoyal, reportPortRoyal } from './port-royal-report.js';
import { emptyPortRoyal, mergePortRoyal, type PortRoyalTally } from './port-royal-tally.js';
import { count } from './spread.js';
import type { Statistics } from './statistics.js';

export const portRoyalStatistics: Statistics<Event, View, PortRoyalResult, PortRoyalTally> = {
  empty: emptyPortRoyal,
  merge: mergePortRoyal,
  report: reportPortRoyal,
  print: printPortRoyal,
  playsTogether: ({ together }) => together.games > 0,

  watch(tally) {
    let turns = 0;
    let busts = 0;
    return {
      event(event) {
        if (event.type === 'turn') {
          turns++;
          tally.seats[event.seat]!.turns++;
        } else if (event.type === 'bust') {
          busts++;
          tally.seats[event.seat]!.busts++;
        } else if (event.type === 'over' && event.why === 'noCards') {
          tally.endedWithoutCards++;
        }
      },
      end(view, result) {
        count(tally.turns, turns);
        count(tally.busts, busts);
        count(tally.rounds, view.round);
        countStandings(tally, result);
        countPoints(tally, view, result);
        countContracts(tally.contracts, view);
        countTogether(tally.together, view, result);
      },
    };
  },
};

function countStandings(tally: PortRoyalTally, { ranking, winners }: PortRoyalResult): void {
  for (const { seat, influence, coins } of ranking) {
    count(tally.seats[seat]!.influence, influence);
    count(tally.seats[seat]!.coins, coins);
  }
  const [first, second] = ranking;
  if (winners.length === 1 && first?.influence === second?.influence) tally.wonByCoins++;
}

function countPoints(tally: PortRoyalTally, { players }: View, { winners }: PortRoyalResult): void {
  tally.displays[0] += players.length;
  tally.displays[1] += winners.length;
  for (const player of players) {
    const won = winners.includes(player.seat);
    for (const [kind, influence] of sources(player)) {
      tally.points[kind] ??= [0, 0];
      const points = tally.points[kind]!;
      points[0] += influence;
      if (won) points[1] += influence;
    }
  }
}

/** Where a player's influence comes from, piece by piece: persons by their trade, all expeditions together. */
function sources({ display, contracts }: PlayerView): (readonly [kind: string, influence: number])[] {
  const cards = display.flatMap(({ card: id, ships = [] }) => {
    const card = cardById(id)!;
    const under = ships.map(() => ['ship', INFLUENCE_PER_SHIP] as const);
    if (card.type === 'person') return [[card.subtype, card.influence] as const, ...under];
    return card.type === 'expedition' ? [[card.type, card.influence] as const] : [];
  });
  return [...cards, ...contracts.map((_, i) => ['contract', INFLUENCE_BY_CONTRACT[i] ?? 0] as const)];
}
