import type { Language } from '@roadstead/kernel';
import { asksBeforeFirstTurn, cardName, contractName, contractNamed } from '@roadstead/port-royal';
import type { SeatName } from '../../../table/model.js';
import { pendingIn, questionOf, waitingFor } from '../adventure/play/question.js';
import { WORDS } from '../words/index.js';
import { cardAt, isActing, type Stand } from './standing.js';

/** One sentence: what is asked of the seat that this device plays, or who is waited for. */
export function askOf(stand: Stand, language: Language, name: SeatName): string {
  const { asks, parts } = WORDS[language];
  if (stand.over) return asks.over;
  if (!isActing(stand)) return waiting(stand, language, name);
  const question = questionOf(stand, language, name);
  if (question !== null) return question.text;
  const { view, legal } = stand;
  const can = (type: string) => legal.some((action) => action.type === type);
  switch (view.phase) {
    case 'discover':
      if (view.gambled > 0) return asks.gambleOrStop;
      if (!can('discover')) return asks.noCards;
      return can('stop') ? asks.discover : asks.discoverFirst;
    case 'repel':
      return asks.repel(view.revealed ? cardName(cardAt(view.revealed), language) : parts.inSight);
    case 'trade':
      return taking(stand, language);
    case 'bust':
      return legal.length > 1 ? asks.bustStill : asks.bust;
    case 'decide':
      if (asksBeforeFirstTurn(view)) return asks.setAsideFirst;
      return typeof view.pending !== 'string' || view.pending === 'setAside'
        ? asks.setAside
        : asks.contract(contractName(contractNamed(view.pending), language));
    case 'over':
      return asks.over;
  }
}

function taking({ view }: Stand, language: Language): string {
  const { asks } = WORDS[language];
  const picks = Math.min(view.picksLeft, view.harbour.length);
  return picks === 0 ? asks.doneTaking : asks.take(picks);
}

function waiting({ view, toAct }: Stand, language: Language, name: SeatName): string {
  const { asks } = WORDS[language];
  const [seat = view.active] = toAct;
  if (view.phase === 'over') return asks.over;
  const pending = pendingIn(view);
  if (pending !== null) return waitingFor(pending, language, name);
  return asks.thinks[view.pending === 'setAside' ? 'time' : view.phase](name(seat));
}
