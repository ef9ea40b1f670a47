import type { Action, ActionOf } from '@roadstead/port-royal';

/** What can be done with one card or contract: nothing, one thing, or several to choose from. */
export interface Choices {
  takes(uid: number): readonly ActionOf<'take'>[];
  claims(uid: number): readonly ActionOf<'claim'>[];
  gambles(uid: number): readonly ActionOf<'gamble'>[];
  contract(id: string): readonly Action[];
  /** All that can be done with a card, wherever it lies. */
  with(uid: number): readonly Action[];
}

export function choicesIn(legal: readonly Action[]): Choices {
  const of = <T extends Action['type']>(type: T) =>
    legal.filter((action): action is ActionOf<T> => action.type === type);
  const takes = of('take');
  const claims = of('claim');
  const gambles = of('gamble');
  return {
    takes: (uid) => takes.filter((action) => action.uid === uid),
    claims: (uid) => claims.filter((action) => action.uid === uid),
    gambles: (uid) => gambles.filter((action) => action.uid === uid),
    contract: (id) => legal.filter((action) => 'contract' in action && action.contract === id),
    with: (uid) =>
      [...takes, ...claims, ...gambles, ...of('top'), ...of('sell')].filter((action) => action.uid === uid),
  };
}
