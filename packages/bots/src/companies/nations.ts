import {
  type ActionOf,
  FRANCE,
  HARBOURS,
  NESTS,
  nationNumber,
  type PendingOf,
  PORTUGAL,
  REMOVAL_PIPS,
} from '@roadstead/companies';
import type { HarbourFacts, Outlook } from './facts.js';

/** What a nation does to the others in a harbour, in ducats; what leads counts more. */
function harmIn({ view, seat, weights }: Outlook, harbour: HarbourFacts, pips: number, nation: number): number {
  const most = Math.max(...view.players.map(({ points }) => points));
  let harm = 0;
  for (const player of view.players) {
    if (player.seat === seat) continue;
    const warehouses = harbour.warehouses[player.seat]!;
    const isChief = harbour.administrator?.[0] === player.seat;
    const ships = Object.values(player.fleets).filter(({ at }) => at === HARBOURS[harbour.number]).length;
    const removed =
      nation === PORTUGAL
        ? 4 * Math.min(warehouses, pips)
        : isChief && pips >= REMOVAL_PIPS && nation !== FRANCE
          ? 9
          : 0;
    const shut = 1.5 * warehouses + (isChief ? 4 : 0) + ships;
    harm += (removed + shut) * (player.points === most ? 1 : 0.4);
  }
  return weights.rival * harm + 0.8 * harbour.warehouses[seat]!;
}

const bestHarm = (outlook: Outlook, pips: number, nation: number): number =>
  Math.max(...outlook.harbours.map((harbour) => harmIn(outlook, harbour, pips, nation)));

/** V-8.8 */
export function nationWorth(outlook: Outlook, { nation: id }: ActionOf<'nation'>): number {
  const { pips } = outlook.view.pending as PendingOf<'nation'>;
  const nation = nationNumber(id);
  const there = outlook.view.nations[id];
  const stays = there === undefined ? 0 : harmAt(outlook, there.at, Math.min(6, there.pips + pips), nation);
  return Math.max(stays, bestHarm(outlook, pips, nation));
}

/** V-8.9: an alliance protects what one has in its harbour. */
export function allyWorth(outlook: Outlook, { nation }: ActionOf<'ally'>): number {
  const harbour = outlook.harbours[HARBOURS.indexOf(outlook.view.nations[nation]!.at)];
  if (harbour === undefined) return 0;
  return 2 * harbour.warehouses[outlook.seat]! + (harbour.administrator?.[0] === outlook.seat ? 6 : 0);
}

export function placeWorth(outlook: Outlook, at: string, nation: number): number {
  const { pips } = outlook.view.pending as PendingOf<'nation'>;
  return harmAt(outlook, at, pips, nation);
}

function harmAt(outlook: Outlook, at: string, pips: number, nation: number): number {
  const nest = NESTS.indexOf(at);
  if (nest >= 0) return 0.5 * Math.min(pips, outlook.pirates[nest]!);
  return harmIn(outlook, outlook.harbours[HARBOURS.indexOf(at)]!, pips, nation);
}

/** V-7.10: whoever is behind wants a scoring, with its nations. */
export function pledgeWorth({ view, own }: Outlook, tokens: number): number {
  const { missing } = view.pending as PendingOf<'pledge'>;
  const most = Math.max(...view.players.map(({ points }) => points));
  const gains = most - own.points >= 5;
  if (!gains) return -tokens;
  return tokens === Math.min(missing, own.lossTokens) ? 1 : 0;
}
