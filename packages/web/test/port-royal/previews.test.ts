import { type Action, deedOf } from '@roadstead/port-royal';
import { describe, expect, it } from 'vitest';
import { askOf } from '../../src/games/port-royal/play/ask.js';
import { barOf, numbersOf } from '../../src/games/port-royal/play/buttons.js';
import { outcomeOf } from '../../src/games/port-royal/play/outcome.js';
import { priceOf } from '../../src/games/port-royal/play/price.js';
import { whyNotClaimed, whyNotDrawn, whyNotFulfilled, whyNotTaken } from '../../src/games/port-royal/play/reasons.js';
import { name, Played, type Position } from './positions.js';

const at = (position: Position, cards: number) => new Played(position).until(({ harbour }) => harbour.length === cards);
const outcome = (game: Played, action: Action, seat = 0) => outcomeOf(action, game.stand(seat), 'en');

describe('what an action leads to is told beforehand', () => {
  it('a ship with its trader', () => {
    const game = at(
      {
        stack: ['base_ship_red_3_2c', 'base_sailor_3_1'],
        hands: { 0: { coins: 3, display: ['base_trader_red_3_1'] } },
      },
      2,
    );
    game.act({ type: 'stop' });
    const take: Action = { type: 'take', uid: game.uid('base_ship_red_3_2c') };
    expect(outcome(game, take)).toMatchObject({ coins: 3, after: [] });
    expect(priceOf(take, game.stand(), 'en', name)).toEqual({
      sum: '2 from the frigate + 1 by traders = 3',
      left: 'You then have 6.',
    });
    expect(priceOf(take, game.stand(), 'de', name)!.sum).toBe('Fregatte 2 + Händler 1 = 3');
  });

  it('a person at a discount, with swords and influence', () => {
    const game = at(
      { stack: ['base_sailor_3_1', 'base_priest_4_1'], hands: { 0: { coins: 3, display: ['base_mademoiselle_7_2'] } } },
      2,
    );
    game.act({ type: 'stop' });
    const take: Action = { type: 'take', uid: game.uid('base_sailor_3_1') };
    expect(outcome(game, take)).toMatchObject({ coins: -2, after: ['influence 2 ▸ 3', 'swords 0 ▸ 1'] });
    expect(priceOf(take, game.stand(), 'en', name)).toEqual({
      sum: '2 instead of 3 for the sailor',
      left: 'You keep 1.',
    });
  });

  it('the fee in another’s turn', () => {
    const game = at({ stack: ['base_ship_blue_5_4c', 'base_priest_4_1'] }, 2).act({ type: 'stop' }, { type: 'pass' });
    const ship: Action = { type: 'take', uid: game.uid('base_ship_blue_5_4c') };
    expect(outcome(game, ship, 1).coins).toBe(3);
    const price = (action: Action) => priceOf(action, game.stand(1), 'en', name)!;
    expect(price(ship)).toEqual({ sum: `4 from the flute − 1 to ${name(0)} = 3`, left: 'You then have 6.' });
  });

  it('PR-T5 the fee comes on top of what a person costs', () => {
    const game = at({ stack: ['base_pirate_7_2', 'base_priest_4_1'], hands: { 0: { coins: 8 }, 1: { coins: 11 } } }, 2);
    game.act({ type: 'stop' }, { type: 'pass' });
    const hire: Action = { type: 'take', uid: game.uid('base_pirate_7_2') };
    const stand = game.stand(1);
    expect(priceOf(hire, stand, 'en', name)).toEqual({
      sum: `7 for the pirate + 1 to ${name(0)} = 8`,
      left: 'You keep 3.',
    });
    // The number on the card is the number on the button.
    const { out, on, awaitsChoice } = barOf(stand, [], 'en', name);
    expect([out.map(({ label, tone }) => [label, tone]), on, awaitsChoice]).toEqual([
      [['Take nothing', 'plain']],
      [],
      true,
    ]);
    const chosen = barOf(stand, [hire], 'en', name);
    expect(chosen.on.map(({ label, tone }) => [label, tone])).toEqual([['Hire −8', 'primary']]);
    expect(chosen.out.map(({ label }) => label)).toEqual(['Take nothing']);
    expect(askOf(stand, 'en', name)).toBe('Choose a card, or take nothing.');
  });

  it('the income that arrives on stopping, and what it then pays for', () => {
    const stack = ['base_ship_red_1_1c', 'base_priest_4_1', 'base_settler_4_1', 'base_captain_4_1', 'base_sailor_3_1'];
    const game = at({ stack, hands: { 0: { coins: 0, display: ['base_admiral_7_2'] } } }, 5);
    expect(outcome(game, { type: 'stop' }).after).toEqual(['1 card to take', '2 coins from Admiral']);
  });

  it('that nothing can be paid for', () => {
    const game = at({ stack: ['base_priest_4_1', 'base_settler_4_1'], hands: { 0: { coins: 0 } } }, 2);
    expect(outcome(game, { type: 'stop' }).after).toEqual(['nothing here that you can pay for']);
  });

  it('that a ship busts the turn, what is lost, and what jesters laugh off', () => {
    const game = new Played({
      stack: ['base_ship_red_6_3c', 'base_priest_4_1', 'base_ship_red_1_1c'],
      hands: { 0: { display: ['base_sailor_3_1', 'base_jester_5_1'] } },
    }).until(({ phase }) => phase === 'repel');
    expect(outcome(game, { type: 'admit' }).after).toEqual(['3 cards lost', '1 coin from jesters']);
    const { out, on } = barOf(game.stand(), [], 'en', name);
    expect(on.map(({ label, tone }) => [label, tone])).toEqual([['Repel', 'primary']]);
    expect(out.map(({ label, tone }) => [label, tone])).toEqual([['Let it in and bust', 'danger']]);
  });

  it('that it brings on the last round', () => {
    const display = ['base_pirate_9_3', 'base_sailor_7_3', 'base_admiral_9_3', 'base_mademoiselle_7_2'];
    const game = at({ stack: ['base_sailor_3_1', 'base_priest_4_1'], hands: { 0: { coins: 9, display } } }, 2);
    game.act({ type: 'stop' });
    expect(outcome(game, { type: 'take', uid: game.uid('base_sailor_3_1') }).warnings).toEqual([
      'brings on the last round',
    ]);
  });

  it('an expedition: what the crew takes along is counted', () => {
    const game = at(
      {
        stack: ['base_expedition_2captain', 'base_priest_4_1'],
        hands: { 0: { coins: 1, display: ['base_captain_4_1', 'base_captain_4_1'] } },
      },
      1,
    );
    const claim = game.stand().legal.find(({ type }) => type === 'claim')!;
    expect(outcome(game, claim)).toMatchObject({ after: ['3 coins then', 'influence 2 ▸ 4'], coins: 2 });
  });

  it('a contract: its coins, and a step on the way', () => {
    const options = { with: ['contracts'], contracts: ['contract_fighter', 'contract_tiny_gamester'] };
    const hands = { 0: { coins: 1, display: ['base_pirate_5_1', 'base_sailor_3_1'] } };
    const game = new Played({
      options,
      hands,
      stack: ['base_ship_yellow_4_3c', 'base_ship_blue_5_4c', 'base_ship_green_5_3c'],
    });
    const fulfil: Action = { type: 'fulfil', contract: 'contract_fighter' };
    expect(outcome(game, fulfil).after).toEqual(['4 coins then']);
    game.until(({ phase }) => phase === 'decide');
    const step: Action = { type: 'fulfil', contract: 'contract_tiny_gamester' };
    expect(deedOf(step, game.view)).toMatchObject({ step: 1, of: 2 });
    expect(outcome(game, step).after).toEqual(['space 1 of 2', '2 cubes left']);
    expect(askOf(game.stand(), 'en', name)).toBe('Fulfil the contract “Little Gamester” now?');
  });

  it('what time and points are left, for every number of cards to put aside before the first turn', () => {
    const game = new Played({ seats: 1, options: { with: ['contracts'], contracts: ['contract_fighter'] } });
    expect(askOf(game.stand(), 'en', name)).toBe(
      'Before the first turn: how many cards of the time pile do you put aside?',
    );
    const numbers = numbersOf(game.stand(), 'en', name);
    expect(numbers.map(({ label }) => label).slice(0, 3)).toEqual(['Put none aside', 'Put 1 aside', 'Put 2 aside']);
    expect(numbers.map(({ outcome }) => outcome.after).slice(0, 2)).toEqual([
      ['time pile 14, 0 points'],
      ['time pile 13, 1 point'],
    ]);
    const { out, on } = barOf(game.stand(), [], 'en', name);
    expect([numbers.length, out, on]).toEqual([14, [], []]);
    game.act({ type: 'setAside', cards: 3 });
    expect([game.view.timePile, game.view.points]).toEqual([10, 3]);
  });
});

describe('why something cannot be done', () => {
  const discovering = () =>
    at({ stack: ['base_ship_red_3_2c', 'base_admiral_9_3', 'base_expedition_2captain', 'base_priest_4_1'] }, 3);
  const ref = (game: Played, card: string) => ({ card, uid: game.uid(card) });

  it('cards are taken after stopping', () => {
    const game = discovering();
    expect(whyNotTaken(ref(game, 'base_ship_red_3_2c'), game.stand(), 'en', name).text).toBe(
      'First stop: cards are taken in phase 2.',
    );
  });
  it('too dear, by how much, in three languages', () => {
    const game = discovering().act({ type: 'stop' });
    const card = ref(game, 'base_admiral_9_3');
    expect(whyNotTaken(card, game.stand(), 'en', name).text).toBe('Too dear: you are 6 coins short.');
    expect(whyNotTaken(card, game.stand(), 'nl', name).text).toBe('Te duur: je komt 6 munten tekort.');
    expect(whyNotTaken(card, game.stand(), 'de', name).text).toBe('Zu teuer: Dir fehlen 6 Münzen.');
  });
  it('no card left to take', () => {
    const crew = ['base_captain_4_1', 'base_captain_4_1'];
    const game = at(
      { stack: ['base_expedition_2captain', 'base_ship_red_3_2c', 'base_priest_4_1'], hands: { 0: { display: crew } } },
      2,
    );
    game.act({ type: 'stop' }, { type: 'take', uid: game.uid('base_ship_red_3_2c') });
    expect(whyNotTaken(ref(game, 'base_priest_4_1'), game.stand(), 'en', name).text).toBe(
      'You have taken all the cards you may.',
    );
    expect(askOf(game.stand(), 'en', name)).toBe('You have taken all you may.');
  });
  it('not one’s turn, and watching', () => {
    const game = discovering();
    expect(whyNotTaken(ref(game, 'base_ship_red_3_2c'), game.stand(2), 'en', name).text).toBe(
      'Not now: Jonas is to decide.',
    );
    expect(whyNotDrawn(game.stand(null), 'de', name).text).toBe('Du schaust bei dieser Partie zu.');
  });
  it('whom an expedition still needs, jacks counted', () => {
    const game = at(
      {
        stack: ['base_expedition_2captain_1settler', 'base_priest_4_1'],
        hands: { 0: { display: ['base_captain_4_1', 'base_jack_6_1'] } },
      },
      1,
    );
    expect(whyNotClaimed(ref(game, 'base_expedition_2captain_1settler'), game.stand(), 'en', name).text).toBe(
      'Still missing: 1 house.',
    );
  });
  it('an expedition in another’s turn', () => {
    const crew = ['base_captain_4_1', 'base_captain_4_1'];
    const game = at(
      {
        stack: ['base_expedition_2captain', 'base_ship_red_3_2c', 'base_sailor_3_1'],
        hands: { 1: { coins: 5, display: crew } },
      },
      2,
    );
    game.act({ type: 'stop' }, { type: 'pass' });
    expect(whyNotClaimed(ref(game, 'base_expedition_2captain'), game.stand(1), 'en', name).text).toBe(
      'You claim expeditions in your own turn only.',
    );
  });
  it('contracts: not met, on the spot, done', () => {
    const options = { with: ['contracts'], contracts: ['contract_fighter', 'contract_jinx', 'contract_explorer'] };
    const hands = { 0: { display: ['base_pirate_5_1', 'base_sailor_3_1'] } };
    const game = new Played({ options, hands, stack: ['base_priest_4_1'] });
    game.act({ type: 'fulfil', contract: 'contract_fighter' });
    const why = (id: string) => whyNotFulfilled(id, game.stand(), 'en', name).text;
    expect(why('contract_fighter')).toBe('You have fulfilled this contract.');
    expect(why('contract_jinx')).toBe('You decide about this contract at once: you will be asked.');
    expect(why('contract_explorer')).toBe('You have not met this task yet.');
  });
  it('after a gambler no single card is turned up', () => {
    const game = new Played({
      options: { with: ['gambler'] },
      stack: ['base_priest_4_1', 'base_settler_4_1', 'base_captain_4_1', 'base_sailor_3_1'],
      hands: { 0: { display: ['promo_gambler_4_1', 'promo_gambler_6_2'] } },
    });
    const gamble = game.stand().legal.find(({ type }) => type === 'gamble')!;
    game.act(gamble);
    expect(askOf(game.stand(), 'en', name)).toBe('Another gambler, or stop and trade?');
    expect(whyNotDrawn(game.stand(), 'en', name).text).toBe('After a gambler no single card may be turned up.');
  });
});
