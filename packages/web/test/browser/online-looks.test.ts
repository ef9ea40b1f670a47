import { describe, expect, it } from 'vitest';
import { wrongWith } from './looks.js';
import { ONLINE_SCREENS } from './online-screens.js';
import { onlineWorld } from './online-world.js';

const world = onlineWorld();

describe.each(ONLINE_SCREENS)('$name', ({ open }) => {
  it('shuts nobody out, and every text fits', async () => {
    const page = await open(world);
    expect(await wrongWith(page)).toEqual([]);
  });
});
