import { CONTRACTS, type Contract, contractById } from '../../variants/contracts/list.js';
import { isOnTheSpot, taskFact } from '../../variants/words/facts.js';
import type { RuleId } from '../rule-ids.js';

/** The rule about a contract's own task. */
function ownRuleOf({ task }: Contract): RuleId {
  const fact = taskFact(task);
  switch (fact.kind) {
    case 'have':
      return 'PR-K1';
    case 'cheap':
      return 'PR-K2';
    case 'taxPaid':
      return 'PR-K3';
    case 'forgone':
      return fact.ship.subtype === 'frigate' ? 'PR-K4' : 'PR-K5';
    case 'bust':
      return 'PR-K6';
    case 'colours':
      return fact.times > 1 ? 'PR-K7' : 'PR-K8';
    case 'kept':
      return 'PR-K9';
    case 'swords':
      return 'PR-K10';
    case 'expeditions':
      return 'PR-K11';
    case 'influence':
      return 'PR-K12';
    case 'pay':
      return 'PR-K13';
  }
}

const ACTIVE_ONLY: readonly RuleId[] = ['PR-K6', 'PR-K7', 'PR-K8', 'PR-K9'];

/** PR-C10: whether only the active player works on a contract. */
export const isActiveOnly = (contract: Contract): boolean => ACTIVE_ONLY.includes(ownRuleOf(contract));

/** The rules that explain a contract, its own first; none for a contract that does not exist. */
export function rulesOfContract(id: string): readonly RuleId[] {
  const contract = contractById(id);
  if (contract === undefined) return [];
  const own = ownRuleOf(contract);
  return [
    own,
    ...(own === 'PR-K5' ? (['PR-K4'] as const) : own === 'PR-K8' ? (['PR-K7'] as const) : []),
    ...(isOnTheSpot(contract) ? (['PR-C9', 'PR-C6'] as const) : (['PR-C6', 'PR-C9'] as const)),
    ...(isActiveOnly(contract) ? (['PR-C10'] as const) : []),
    'PR-C7',
  ];
}

/** The names of the contracts that a rule is about. */
export const contractsUnder = (rule: RuleId): readonly Contract[] =>
  CONTRACTS.filter((contract) => ownRuleOf(contract) === rule);
