import { describe, it } from 'vitest';
import { FULL } from '../../../../../test/full.js';
import { ADVENTURE_TABLES } from '../../../../games/port-royal/test/adventure-tables.js';
import { follow } from '../following.js';

describe('PR-S7, A29, A35 what is seen of a chapter follows from what is told', () => {
  const all = ADVENTURE_TABLES.map(
    (request, i) => [`${request.seats} with ${JSON.stringify(request.options)}`, request, i] as const,
  );
  it.each(all)('%s', (_name, request, i) => {
    const viewers = [null, ...Array.from({ length: request.seats }, (_, seat) => seat)];
    for (const viewer of FULL ? viewers : [viewers[i % viewers.length]!]) follow(request, `chapter ${i}`, viewer);
  });
});
