import type { Language, LoadRulebook, Rulebook } from '@roadstead/kernel';
import { portRoyal } from '@roadstead/port-royal';
import { loadRulebook as portRoyalRulebook } from '@roadstead/port-royal/rulebook';

/**
 * The rulebook of every game. Apart from the list of games, as whoever only plays (a worker that thinks) should not carry
 * the rules for reading along.
 */
const RULEBOOKS: Readonly<Record<string, LoadRulebook>> = {
  [portRoyal.id]: portRoyalRulebook,
};

/** Loads the rules of a game in one language; undefined for a game that is not there. */
export function loadRulebook(game: string, language: Language): Promise<Rulebook> | undefined {
  return Object.hasOwn(RULEBOOKS, game) ? RULEBOOKS[game]!(language) : undefined;
}
