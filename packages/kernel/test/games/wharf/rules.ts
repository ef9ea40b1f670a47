import { type Chance, NOBODY, only, type Seat, type Tell } from '@roadstead/kernel';
import { seatsAfter, type WharfAction, type WharfEvent, type WharfState } from './state.js';

export function toAct(state: WharfState): readonly Seat[] {
  switch (state.phase) {
    case 'turn':
      return only(state.active);
    case 'leave':
      return only(state.asked!);
    case 'auction':
      return only(state.bidders[0]!);
    case 'object':
      return only(state.objectors[0]!);
    case 'vote':
      return state.votes.flatMap((vote, seat) => (vote === null ? [seat] : []));
    case 'over':
      return NOBODY;
  }
}

export function legal(state: WharfState, seat: Seat): readonly WharfAction[] {
  if (!toAct(state).includes(seat)) return [];
  const { coins, tokens, quay } = state.players[seat]!;
  switch (state.phase) {
    case 'turn': {
      const asks = coins === 0 ? [] : seatsAfter(state, seat).slice(0, -1).sort();
      return [
        { type: 'auction' },
        ...asks.map((other) => ({ type: 'ask' as const, seat: other })),
        ...(coins === 0 || state.peekers.includes(seat) ? [] : [{ type: 'peek' as const }]),
        ...(coins === 0 ? [] : quay.map((crate) => ({ type: 'stow' as const, crate }))),
        { type: 'pass' },
      ];
    }
    case 'leave':
      return [{ type: 'grant' }, { type: 'deny' }];
    case 'auction': {
      const bids = Array.from({ length: Math.max(0, coins - state.high) }, (_, i) => state.high + 1 + i);
      return [...bids.map((bid) => ({ type: 'bid' as const, coins: bid })), { type: 'pass' }];
    }
    case 'object':
      return tokens > 0 ? [{ type: 'object' }, { type: 'pass' }] : [{ type: 'pass' }];
    default:
      return [
        { type: 'vote', for: 'sail' },
        { type: 'vote', for: 'stay' },
      ];
  }
}

export function resolve(
  state: WharfState,
  seat: Seat,
  action: WharfAction,
  chance: Chance,
  tell?: Tell<WharfEvent>,
): void {
  const player = state.players[seat]!;
  switch (action.type) {
    case 'auction':
      state.up = draw(state, chance);
      tell?.({ type: 'turnedUp', crate: state.up });
      state.phase = 'auction';
      state.bidders = seatsAfter(state, seat);
      break;
    case 'ask':
      state.asked = action.seat;
      state.phase = 'leave';
      tell?.({ type: 'asked', seat: action.seat });
      break;
    case 'peek':
      player.coins--;
      state.bank++;
      state.peekers.push(seat);
      chance.revealed();
      tell?.({ type: 'peeked', seat, crate: state.stack.at(-1)! }, [seat], { type: 'peeked', seat });
      break;
    case 'grant':
      tell?.({ type: 'granted', seat });
      state.players[state.active]!.coins--;
      player.coins++;
      take(state, state.active, draw(state, chance), tell);
      endTurn(state, tell);
      break;
    case 'deny':
      tell?.({ type: 'denied', seat });
      endTurn(state, tell);
      break;
    case 'bid':
      state.high = action.coins;
      state.best = seat;
      tell?.({ type: 'bid', seat, coins: action.coins });
      state.bidders.push(state.bidders.shift()!);
      closeAuction(state, tell);
      break;
    case 'object':
      player.tokens--;
      tell?.({ type: 'objected', seat });
      state.discard.push(state.up!);
      endTurn(state, tell);
      break;
    case 'stow':
      player.coins--;
      state.bank++;
      player.quay.splice(player.quay.indexOf(action.crate), 1);
      player.stowed.push(action.crate);
      tell?.({ type: 'stowed', seat, crate: action.crate });
      break;
    case 'vote':
      state.votes[seat] = action.for;
      tell?.({ type: 'voted', seat, for: action.for }, [seat], { type: 'voted', seat });
      countVotes(state, chance, tell);
      break;
    case 'pass':
      tell?.({ type: 'passed', seat });
      pass(state, tell);
      break;
  }
}

function draw(state: WharfState, chance: Chance): number {
  state.peekers = [];
  chance.revealed();
  return state.stack.pop()!;
}

function pass(state: WharfState, tell?: Tell<WharfEvent>): void {
  if (state.phase === 'turn') {
    state.lost.push(state.stack.shift()!); // the tide takes the lowest crate, so that every game ends
    endTurn(state, tell);
  } else if (state.phase === 'auction') {
    state.bidders.shift();
    closeAuction(state, tell);
  } else {
    state.objectors.shift();
    if (state.objectors.length === 0) sell(state, tell);
  }
}

function closeAuction(state: WharfState, tell?: Tell<WharfEvent>): void {
  const { best, bidders } = state;
  if (best === null && bidders.length === 0) {
    state.discard.push(state.up!);
    endTurn(state, tell);
  } else if (best !== null && bidders.length === 1) {
    state.phase = 'object';
    state.objectors = seatsAfter(state, best).slice(0, -1);
    if (state.objectors.length === 0) sell(state, tell);
  }
}

function sell(state: WharfState, tell?: Tell<WharfEvent>): void {
  const best = state.best!;
  state.players[best]!.coins -= state.high;
  state.bank += state.high;
  take(state, best, state.up!, tell);
  endTurn(state, tell);
}

function take(state: WharfState, seat: Seat, crate: number, tell?: Tell<WharfEvent>): void {
  state.players[seat]!.quay.push(crate);
  tell?.({ type: 'took', seat, crate });
}

function endTurn(state: WharfState, tell?: Tell<WharfEvent>): void {
  state.up = null;
  state.asked = null;
  state.bidders = [];
  state.objectors = [];
  state.high = 0;
  state.best = null;
  state.active = (state.active + 1) % state.players.length;
  state.phase = state.mode === 'crew' && state.active === 0 ? 'vote' : 'turn';
  if (state.stack.length === 0) finish(state, tell);
  else if (state.phase === 'turn') tell?.({ type: 'turn', seat: state.active });
}

function countVotes(state: WharfState, chance: Chance, tell?: Tell<WharfEvent>): void {
  const votes = state.votes.filter((vote) => vote !== null);
  if (votes.length < state.votes.length) return;
  chance.revealed();
  tell?.({ type: 'votes', votes });
  state.votes = votes.map(() => null);
  state.phase = 'turn';
  if (votes.filter((vote) => vote === 'sail').length * 2 > votes.length) finish(state, tell);
  else tell?.({ type: 'turn', seat: state.active });
}

function finish(state: WharfState, tell?: Tell<WharfEvent>): void {
  state.phase = 'over';
  tell?.({ type: 'over' });
}
