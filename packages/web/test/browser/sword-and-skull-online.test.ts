import { expect } from 'vitest';
import { inFull } from '../../../../test/full.js';
import { level } from './online-hands.js';
import { onlineWorld } from './online-world.js';
import { answered } from './play.js';
import { choices, gold, helm } from './sword-and-skull-hands.js';
import { atPosition, cards, does, isAsked, isQuiet } from './sword-and-skull-online.js';
import { SkullGame } from './sword-and-skull-positions.js';

const world = onlineWorld();

/** One step to the trading post; then one of Bob's to Ann's pirate, who is losing by a card; then one to the tax collector. */
const threeTurns = () =>
  new SkullGame({
    seats: 2,
    dice: [1, 0, 1, 0, 5, 5, 2, 1, 0],
    item: ['I06'],
    players: {
      0: { gold: 6, officer: 'O9', pirate: 'O29', items: ['I02', 'I07'], hand: ['F02', 'F15'] },
      1: { gold: 5, officer: 'O28', pirate: 'O12', items: ['I01'], hand: ['F04', 'F05'] },
    },
  });

inFull(
  'SS-F3 SS-B7 SS-C5 SS-D1 two people bid against each other, fight with cards in both hands, and one sells for a debt',
  async () => {
    const { ann, bob } = await atPosition(world, threeTurns(), { open: true });
    const eve = await world.guest('Eve');
    await eve.page.goto(ann.page.url());
    await eve.page.getByText('You are watching').first().waitFor();
    const everybody = [ann.page, bob.page, eve.page];

    await does(ann.page, 'turn');
    await does(ann.page, 'move', 'Trading Post');

    // The left neighbour bids first, the one at turn last; both see what the other has and has bid.
    await isAsked(bob.page, 'bid');
    expect(await isQuiet(ann.page)).toBe(true);
    while ((await helm(bob.page).locator('output').innerText()) !== '4')
      await helm(bob.page).getByRole('button', { name: 'One more' }).click();
    await answered(bob.page, () => gold(bob.page).click());
    await isAsked(ann.page, 'bid');
    expect(await helm(ann.page).locator('output').innerText()).toBe('5');
    await does(ann.page, 'bid');
    await does(ann.page, 'end');
    await cards(ann.page, 'I06').first().waitFor({ state: 'attached' });

    // Bob attacks. Neither of his cards fits, and he is asked in every window all the same.
    await does(bob.page, 'turn');
    await does(bob.page, 'move', 'Quicksand');
    await isAsked(bob.page, 'window');
    await level(everybody);
    for (const [page, mine, theirs] of [
      [ann.page, ['F02', 'F15'], ['F04', 'F05']],
      [bob.page, ['F04', 'F05'], ['F02', 'F15']],
      [eve.page, [], ['F02', 'F15', 'F04', 'F05']],
    ] as const) {
      for (const id of mine) await cards(page, id).first().waitFor();
      for (const id of theirs) expect(await cards(page, id).count(), id).toBe(0);
    }
    expect(await isQuiet(eve.page)).toBe(true);
    expect(await choices(bob.page).count()).toBe(0);
    await does(bob.page, 'window');
    await does(ann.page, 'window');
    await does(bob.page, 'window');

    // A reload in the middle of the window leads back to the same question.
    await isAsked(ann.page, 'window');
    const asked = await helm(ann.page).innerText();
    await ann.page.reload();
    await isAsked(ann.page, 'window');
    await expect.poll(() => helm(ann.page).innerText()).toBe(asked);
    expect(await isQuiet(bob.page)).toBe(true);

    // After a card both must pass anew.
    await does(ann.page, 'window', 'Lucky Blow');
    await does(bob.page, 'window');
    await does(ann.page, 'window');
    await does(ann.page, 'bonus', '2');
    await does(bob.page, 'end');

    // Three gold, and four to pay: one of three items is sold, and the figure goes back to its ship.
    await does(ann.page, 'turn');
    await does(ann.page, 'move', 'Tax Collector');
    await isAsked(ann.page, 'debt');
    expect(await choices(ann.page).count()).toBe(3);
    await does(ann.page, 'debt', 'Dirk');
    await isAsked(ann.page, 'end');
    await level(everybody);
    for (const page of everybody) {
      await page.getByRole('log').getByText(/Dirk/).first().waitFor({ state: 'attached' });
      await page.getByRole('button', { name: /^Pirate Ship.*pirate/ }).waitFor({ state: 'attached' });
    }
    for (const { errors } of [ann, bob, eve]) expect(errors).toEqual([]);
  },
);

inFull('SS-C5 an order passes in every window of another’s turn, and only its owner knows', async () => {
  const game = new SkullGame({
    seats: 2,
    dice: [1, 0, 5, 4, 2],
    players: { 0: { officer: 'O28', hand: ['F15'] }, 1: { officer: 'O29', hand: ['F01', 'F02'] } },
  });
  const { ann, bob } = await atPosition(world, game);
  const sentence = 'Play no card and bid for nothing until your next turn.';
  await bob.page.getByRole('button', { name: 'Decide ahead' }).click();
  await bob.page.getByRole('button', { name: sentence, exact: true }).click();
  await bob.page.getByRole('button', { name: 'Call off' }).waitFor();

  await does(ann.page, 'turn');
  await does(ann.page, 'move', 'Quicksand');
  await does(ann.page, 'window');
  await does(ann.page, 'window');
  await isAsked(ann.page, 'bonus');
  expect(await ann.page.getByText(sentence).count()).toBe(0);
  await level([ann.page, bob.page]);
  // Nothing was played for him, and the order holds until his own turn.
  for (const id of ['F01', 'F02']) await cards(bob.page, id).first().waitFor();
  await does(ann.page, 'bonus', '2');
  await bob.page.getByRole('button', { name: 'Call off' }).waitFor();
  await does(ann.page, 'end');
  await isAsked(bob.page, 'turn');
  await bob.page.getByRole('button', { name: 'Call off' }).waitFor({ state: 'hidden' });
});

inFull('SS-E1 a ransom ends it for both, and they play once more', async () => {
  const game = new SkullGame({ seats: 2, dice: [1, 2, 2], players: { 0: { gold: 60, pirate: 'LAKE' } } });
  const { ann, bob, room } = await atPosition(world, game);
  await does(ann.page, 'move', /Lair/);
  await does(ann.page, 'lair', /Pay/);
  const told = (who: typeof ann) => who.page.getByRole('dialog', { name: 'How it ended' });
  await Promise.all([ann, bob].map((who) => told(who).waitFor()));
  await ann.page.getByRole('button', { name: 'Play again' }).click();
  await bob.page.getByRole('link', { name: 'To the new table' }).click();
  await bob.page.getByRole('button', { name: 'I am ready' }).click();
  await ann.page.getByRole('button', { name: 'Cast off' }).click();
  await Promise.all([ann, bob].map(({ page }) => page.locator('[data-desk]').waitFor()));
  expect(ann.page.url()).not.toContain(room.id);
});
