import type { Action, ActionOf, View } from '@roadstead/port-royal';
import { contractsLeft, wantsForgone } from '../contracts.js';
import { type Prospect, prospectOf, type Unseen } from './discover.js';
import { ROW_BY_UID, ROWS } from './rows.js';
import { factsOf } from './seat.js';
import type { Weights } from './weights.js';
import { type Outlook, outlookOf, takeWorth } from './worth.js';

/** What the policy does and what it saw in it. */
export interface Verdict {
  readonly action: Action;
  readonly prospect?: Prospect;
}

/** Cards of the time pile that one contract still takes. */
const TIME_PER_CONTRACT = 4;

/** Decides by worth: fast enough to play whole games on in thought. */
export function decide(
  view: View,
  seat: number,
  legal: readonly Action[],
  unseen: () => Unseen,
  weights: Weights,
): Verdict {
  const gain = legal.find(({ type }) => type === 'claim' || type === 'fulfil');
  if (gain !== undefined) return { action: gain };
  const outlook = outlookOf(view, seat, factsOf(view, seat), weights);
  switch (view.phase) {
    case 'discover':
      return discover(outlook, legal, unseen);
    case 'repel':
      return { action: repel(outlook, legal) };
    case 'trade':
      return { action: take(outlook, legal) };
    case 'decide':
      return { action: setAside(view, legal) };
    default:
      return { action: legal.at(-1)! };
  }
}

function discover(outlook: Outlook, legal: readonly Action[], unseen: () => Unseen): Verdict {
  const goOn = legal.find(({ type }) => type === 'discover');
  const stop = legal.find(({ type }) => type === 'stop');
  if (goOn === undefined || stop === undefined) return { action: (goOn ?? stop)! };
  const prospect = prospectOf(outlook, unseen());
  return { action: prospect.next > prospect.now + outlook.weights.caution ? goOn : stop, prospect };
}

/** Only a ship that would bust the turn, or that a contract wants kept, is sent away. */
function repel({ view }: Outlook, legal: readonly Action[]): Action {
  const keep = legal.find((action) => action.type === 'repel' && action.keep);
  if (keep !== undefined) return keep;
  const ship = ROWS[ROW_BY_UID[view.revealed!.uid]!]!;
  const clash = view.harbour.some(({ uid }) => {
    const row = ROWS[ROW_BY_UID[uid]!]!;
    return row.ship !== null && row.colour === ship.colour;
  });
  return legal.find(({ type }) => type === (clash ? 'repel' : 'admit'))!;
}

function take(outlook: Outlook, legal: readonly Action[]): Action {
  let best = legal.find(({ type }) => type === 'pass')!;
  let most = 0;
  for (const action of legal) {
    if (action.type !== 'take') continue;
    const worth = worthOf(outlook, action);
    if (worth <= most) continue;
    most = worth;
    best = action;
  }
  return best;
}

function worthOf(outlook: Outlook, { uid, gift, forgo }: ActionOf<'take'>): number {
  const { view, seat, weights } = outlook;
  const row = ROWS[ROW_BY_UID[uid]!]!;
  // A coin for somebody else does least harm with whoever has least.
  const given = gift === undefined ? 0 : view.players[gift]!.influence / 100;
  if (!forgo) return takeWorth(outlook, row) - given;
  return wantsForgone(view, seat, row.ship!) ? weights.contract * (view.timePile === undefined ? 1 : 4) - given : 0;
}

function setAside(view: View, legal: readonly Action[]): Action {
  const spare = (view.timePile ?? 0) > TIME_PER_CONTRACT * contractsLeft(view);
  return legal.find(({ type }) => type === (spare ? 'setAside' : 'keepTime'))!;
}
