import { openRules } from '../rules/opened.svelte.js';
import { toast } from '../ui/toasts.svelte.js';
import { words } from '../words/index.svelte.js';

/** Says why not, and leads to the rule. */
export function showRefusal(game: string, reason: string, rules: readonly string[] = []): void {
  const action = { label: words.now.table.theRule, run: () => openRules(game, rules) };
  toast(reason, { tone: 'trouble', ...(rules.length > 0 && { action }) });
}
