import { cardById, type Event, type PortRoyalResult, type View } from '@roadstead/port-royal';
import { printPortRoyal, reportPortRoyal } from './port-royal-report.js';
import { emptyPortRoyal, mergePortRoyal, type PortRoyalTally } from './port-royal-tally.js';
import { count } from './spread.js';
import type { Statistics } from './statistics.js';

export const portRoyalStatistics: Statistics<Event, View, PortRoyalResult, PortRoyalTally> = {
  empty: emptyPortRoyal,
  merge: mergePortRoyal,
  report: reportPortRoyal,
  print: printPortRoyal,

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
  for (const { seat, display } of players) {
    const won = winners.includes(seat);
    for (const { card } of display) countCard(tally, card, won);
  }
}

function countCard(tally: PortRoyalTally, id: string, won: boolean): void {
  const card = cardById(id)!;
  if (card.type !== 'person' && card.type !== 'expedition') return;
  tally.points[kindOf(card)] ??= [0, 0];
  const points = tally.points[kindOf(card)]!;
  points[0] += card.influence;
  if (won) points[1] += card.influence;
}

/** Persons by their trade, all expeditions together. */
function kindOf(card: { readonly type: string; readonly subtype: string }): string {
  return card.type === 'person' ? card.subtype : card.type;
}
