import type { Language } from '@roadstead/kernel';
import { type Action, CREW, FIGURES, reasonAgainst, SPACES } from '@roadstead/sword-and-skull';
import type { SeatName } from '../../../table/model.js';
import { bestFits } from '../../../table/tokens.js';
import type { Why } from '../../game-ui.js';
import { because } from '../play/refusals.js';
import { othersOf, type Stand } from '../play/standing.js';
import { wordsOf } from './vocabulary.js';

/** Why what was typed cannot be done, where it is something that can be done at another time; null where nothing is called so. */
export function whyNot(tokens: readonly string[], stand: Stand, language: Language, name: SeatName): Why | null {
  const meant = bestFits(tokens, thinkable(tokens, stand), (action) => wordsOf(action, name));
  const reasons = new Set(meant.map((action) => reasonAgainst(action, stand.view, stand.seat)));
  const [reason, ...others] = reasons;
  return reason === undefined || others.length > 0 ? null : because(reason, language);
}

/** What somebody may think of; whoever comes to ask knows already that it is not to be done now. */
function thinkable(tokens: readonly string[], stand: Stand): readonly Action[] {
  const { pending } = stand.view;
  return [
    ...CARDS_ALONE,
    ...CREW.map(({ id: crew }): Action => ({ type: 'play', card: 'F15', crew })),
    ...ON_A_SPACE.map((put): Action => ({ type: 'play', card: 'F04', ...put })),
    ...withOthers(stand),
    ...(pending?.kind === 'place' ? ON_A_SPACE.map((put): Action => ({ type: 'place', ...put })) : []),
    ...(pending?.kind === 'bid' ? numbersIn(tokens).map((gold): Action => ({ type: 'bid', gold })) : []),
    { type: 'roll' },
    { type: 'endTurn' },
  ];
}

const CARDS_ALONE: readonly Action[] = [
  ...(['F01', 'F02', 'F03', 'F05'] as const).map((card): Action => ({ type: 'play', card })),
  ...FIGURES.map((figure): Action => ({ type: 'play', card: 'F13', figure, by: 1 })),
];

const ON_A_SPACE = FIGURES.flatMap((figure) => SPACES.map(({ id: to }) => ({ figure, to })));

/** Bargains, crew to be won over, and figures to be fought. */
function withOthers(stand: Stand): readonly Action[] {
  const { pending } = stand.view;
  return othersOf(stand).flatMap(({ seat, items, crew }): readonly Action[] => [
    ...items.map((item): Action => ({ type: 'play', card: 'F06', seat, item })),
    ...Object.keys(crew).map((kind): Action => ({ type: 'play', card: 'F14', seat, crew: kind })),
    ...(pending?.kind === 'bonus' && pending.loser === seat
      ? Object.keys(crew).map((kind): Action => ({ type: 'bonus', take: 'crew', crew: kind }))
      : []),
    ...(pending?.kind === 'attack' ? FIGURES.map((figure): Action => ({ type: 'attack', seat, figure })) : []),
  ]);
}

const numbersIn = (tokens: readonly string[]): readonly number[] =>
  tokens.filter((token) => /^\d+$/.test(token)).map(Number);
