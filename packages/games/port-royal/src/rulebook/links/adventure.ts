import { characterById } from '../../variants/adventure/characters.js';
import { eventById } from '../../variants/adventure/event-cards.js';
import { missionById } from '../../variants/adventure/missions.js';
import type { RuleId } from '../rule-ids.js';

/** The rules that explain a mission, its own first; none for a mission that does not exist. */
export function rulesOfMission(id: string): readonly RuleId[] {
  const task = missionById(id)?.task;
  if (task === undefined) return [];
  const when: readonly RuleId[] = task.spot ? ['PR-A17', 'PR-A32'] : ['PR-A6', 'PR-A30'];
  const steps: readonly RuleId[] = (task.times ?? 1) > 1 ? ['PR-A33'] : [];
  return [...when, ...steps, 'PR-A31', 'PR-A7', 'PR-A8'];
}

/** The rules that explain an event; none for an event that does not exist. */
export function rulesOfEvent(id: string): readonly RuleId[] {
  const event = eventById(id);
  if (event === undefined) return [];
  return event.effect.is === 'monthEnd' ? ['PR-A4', 'PR-A22', 'PR-A29'] : ['PR-A28', 'PR-A3', 'PR-A29'];
}

/** The rules that explain a character; none for a character that does not exist. */
export function rulesOfCharacter(id: string): readonly RuleId[] {
  const character = characterById(id);
  if (character === undefined) return [];
  return ['PR-A16', 'PR-A7', 'PR-A1', ...(character.ability.is === 'lookout' ? (['PR-A13', 'PR-A35'] as const) : [])];
}
