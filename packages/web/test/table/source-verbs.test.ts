import type { Language, Typed } from '@roadstead/kernel';
import { describe, expect, it } from 'vitest';
import type { RequestOutcome, TableSource } from '../../src/table/source.js';
import { SourceVerbs } from '../../src/table/source-verbs.js';

/** A source that answers what it is told to, and notes what it was asked. */
function verbs(answer: RequestOutcome = { ok: true }, language: () => Language = () => 'nl') {
  const asked: unknown[] = [];
  const note = async (...what: unknown[]) => {
    asked.push(what);
    return answer;
  };
  const source = { act: note, undo: note, hint: note, arm: note } as unknown as TableSource;
  return { asked, model: new SourceVerbs(source, language) };
}

const STOP: Typed = { type: 'stop' };

describe('what is asked of a table', () => {
  it('is done or not, as the source says', async () => {
    const { model } = verbs({ ok: false, error: { code: 'STALE', message: 'Too late.' } });
    expect(await model.act(STOP)).toBe(false);
    expect(await model.undo(true)).toBe(false);
    expect(await model.hint()).toBeNull();
  });

  it('is answered with a reason in the language of the moment, and with what was weighed', async () => {
    let now: Language = 'nl';
    const why = { en: 'So.', nl: 'Zo.', de: 'So ist es.' };
    const estimates = [
      { action: STOP, win: 0.6 },
      { action: { type: 'go' }, win: 0.4 },
    ];
    const { model } = verbs({ ok: true, hint: { action: STOP, why, estimates } }, () => now);
    const hint = (await model.hint())!;
    expect(hint).toMatchObject({ action: STOP, why: 'Zo.', win: 0.6, next: { win: 0.4 } });
    now = 'de';
    expect(hint.why).toBe('So ist es.');
  });

  it('is sent as a plain copy, which a worker can be given', async () => {
    const { asked, model } = verbs();
    const reactive = new Proxy({ ...STOP }, {});
    await model.act(reactive);
    await model.arm(reactive);
    for (const [sent] of asked as [Typed][]) expect(structuredClone(sent)).toEqual(STOP);
  });
});
