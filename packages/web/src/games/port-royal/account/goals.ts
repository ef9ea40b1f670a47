import type { Language } from '@roadstead/kernel';
import { contractName, contractNamed, taskText, timesOf, type View } from '@roadstead/port-royal';
import type { SeatName } from '../../../table/model.js';
import type { Goal } from '../../account.js';
import { chapterGoals } from '../adventure/end/ending.js';
import { WORDS } from '../words/index.js';

/** PR-O4: the contracts that had to be fulfilled together, those still open last. */
export function goalsOf(view: View, language: Language, name: SeatName): readonly Goal[] {
  if (view.missions !== undefined) return chapterGoals(view, language, name);
  const { contracts = [] } = view;
  const { counts, cards } = WORDS[language];
  const goals = contracts.map(({ id, slots, fields }): Goal => {
    const contract = contractNamed(id);
    const by = slots.filter((seat) => seat !== null);
    const steps = Object.entries(fields)
      .filter(([, seats]) => seats.length > 0)
      .map(([field, seats]) => cards.step(Number(field), timesOf(contract), seats.map(name).join(', ')));
    return {
      name: contractName(contract, language),
      task: taskText(contract, language),
      reached: by.length > 0,
      note: by.length > 0 ? counts.and(by.map(name)) : steps.join(', '),
    };
  });
  return goals.sort((a, b) => Number(b.reached) - Number(a.reached));
}
