import { LANGUAGES, paragraph } from '@roadstead/kernel';
import { loadRulebook, type Reason, rulesOfReason } from '@roadstead/port-royal/rulebook';
import { expect, it } from 'vitest';
import { loadWords, WORDS } from '../../src/games/port-royal/words/index.js';

it('every reason why something cannot be done leads to rules that can be read', async () => {
  for (const language of LANGUAGES) {
    await loadWords(language);
    const book = await loadRulebook(language);
    for (const reason of Object.keys(WORDS[language].reasons)) {
      const rules = rulesOfReason(reason as Reason) ?? [];
      expect(rules.length, reason).toBeGreaterThan(0);
      for (const rule of rules) expect(paragraph(book, rule), `${reason} ${rule}`).toBeDefined();
    }
  }
});
