import type { Language } from '@roadstead/kernel';
import { describe, expect, it } from 'vitest';
import { command } from '../../src/games/port-royal/text/command.js';
import { name, Played } from './positions.js';

const HARBOUR = [
  'base_ship_red_3_2c',
  'base_ship_blue_5_4c',
  'base_sailor_3_1',
  'base_sailor_5_2',
  'base_jack_6_1',
  'base_admiral_9_3',
];

const trading = () =>
  new Played({ stack: HARBOUR, hands: { 0: { coins: 6 } } })
    .until(({ harbour }) => harbour.length === 6)
    .act({ type: 'stop' });

const say = (text: string, game: Played, language: Language = 'en', seat: number | null = 0) =>
  command(text, game.stand(seat), language, name);

describe('the first part of a turn', () => {
  const discovering = () => new Played({ stack: HARBOUR }).until(({ harbour }) => harbour.length === 2);

  it.each([
    ['draw', 'en'],
    ['Draw!', 'en'],
    ['d', 'en'],
    ['draai om', 'nl'],
    ['omdraaien', 'nl'],
    ['aufdecken', 'de'],
    ['ziehe', 'de'],
    // Whatever language the page speaks, all three are understood.
    ['Karte aufdecken', 'en'],
    ['draai', 'de'],
    ['drwa', 'en'],
  ] as const)('“%s” turns up a card', (text, language) => {
    expect(say(text, discovering(), language)).toEqual({ kind: 'act', action: { type: 'discover' } });
  });

  it.each(['stop', 's', 'stoppen', 'aufhören', 'aufhoeren', 'hör auf', 'trade', 'sto'])('“%s” stops', (text) => {
    expect(say(text, discovering())).toEqual({ kind: 'act', action: { type: 'stop' } });
  });

  it('says that stopping needs a card first', () => {
    const crew = ['base_captain_4_1', 'base_priest_4_1', 'base_settler_4_1'];
    const game = new Played({ seats: 5, hands: { 0: { display: crew } } });
    expect(say('stop', game)).toEqual({
      kind: 'refused',
      reason: 'First turn up at least one card.',
      rules: ['PR-D1'],
    });
  });

  it('says whose turn it is to those who are not asked', () => {
    const answer = say('draw', discovering(), 'en', 1);
    expect(answer).toEqual({ kind: 'refused', reason: 'Not now: Jonas is to decide.', rules: ['PR-S8', 'PR-T5'] });
    expect(say('draw', discovering(), 'nl', null)).toEqual({
      kind: 'refused',
      reason: 'Je kijkt toe bij dit spel.',
      rules: ['PR-S7'],
    });
  });

  it('answers what it does not know with what was typed', () => {
    expect(say('fly to the moon', discovering())).toMatchObject({
      kind: 'refused',
      reason: expect.stringContaining('fly to the moon'),
    });
  });
});

describe('a ship in sight', () => {
  const sighted = () =>
    new Played({
      stack: ['base_ship_red_6_3c', 'base_ship_red_1_1c'],
      hands: { 0: { display: ['base_sailor_3_1', 'base_sailor_3_1'] } },
    }).until(({ phase }) => phase === 'repel');

  it.each(['repel', 'verjaag', 'abwehren', 'wehr ab', 'repell'])('“%s” repels it', (text) => {
    expect(say(text, sighted())).toEqual({ kind: 'act', action: { type: 'repel' } });
  });
  it.each(['let in', 'admit', 'let it in', 'laat binnen', 'einlassen', 'lass es ein'])('“%s” lets it in', (text) => {
    expect(say(text, sighted())).toEqual({ kind: 'act', action: { type: 'admit' } });
  });
  it('drawing is refused with what can be done', () => {
    expect(say('draw', sighted())).toEqual({
      kind: 'refused',
      reason: 'First decide about the ship in sight. You can: Repel, Let it in and bust.',
      rules: ['PR-D3', 'PR-X1'],
    });
  });
});

describe('taking a card', () => {
  const taken = (text: string, language: Language = 'en') => {
    const game = trading();
    const answer = say(text, game, language);
    if (answer.kind !== 'act') return answer;
    const { uid } = answer.action as unknown as { uid: number };
    return game.view.harbour.find((ref) => ref.uid === uid)?.card;
  };

  it.each([
    ['take frigate', 'base_ship_red_3_2c'],
    ['take the frigate', 'base_ship_red_3_2c'],
    ['trade with the red ship', 'base_ship_red_3_2c'],
    ['take red', 'base_ship_red_3_2c'],
    ['t frig', 'base_ship_red_3_2c'],
    ['take firgate', 'base_ship_red_3_2c'],
    ['frigate', 'base_ship_red_3_2c'],
    ['take 2', 'base_ship_blue_5_4c'],
    ['hire sailor 5', 'base_sailor_5_2'],
    ['hire jack of all trades', 'base_jack_6_1'],
    ['neem fregat', 'base_ship_red_3_2c'],
    ['ronsel manusje-van-alles', 'base_jack_6_1'],
    ['nimm die Fregatte', 'base_ship_red_3_2c'],
    ['heuere Tausendsassa', 'base_jack_6_1'],
    ['handle mit blau', 'base_ship_blue_5_4c'],
  ])('“%s”', (text, card) => {
    expect(taken(text)).toBe(card);
  });

  it('asks which of two sorts is meant', () => {
    expect(taken('hire sailor')).toEqual({
      kind: 'refused',
      reason: 'Which one: 3: Sailor (cost 3, 1 influence, 1 sword) or 4: Sailor (cost 5, 2 influence, 1 sword)?',
    });
  });
  it('takes the only one of them that can be paid for', () => {
    const game = new Played({ stack: HARBOUR, hands: { 0: { coins: 4 } } })
      .until(({ harbour }) => harbour.length === 6)
      .act({ type: 'stop' });
    expect(say('hire sailor', game)).toMatchObject({ kind: 'act', action: { uid: game.uid('base_sailor_3_1') } });
  });
  it('says how many coins are missing', () => {
    expect(taken('take admiral')).toEqual({
      kind: 'refused',
      reason: 'Too dear: 3 coins short.',
      rules: ['PR-T8', 'PR-T4'],
    });
    expect(taken('nimm Admiral', 'de')).toEqual({
      kind: 'refused',
      reason: 'Zu teuer: Dir fehlen 3 Münzen.',
      rules: ['PR-T8', 'PR-T4'],
    });
  });
  it('says which numbers there are', () => {
    expect(taken('take 9')).toEqual({ kind: 'refused', reason: 'There is no number 9, only 1 to 6.' });
  });
  it('says that a card is not here', () => {
    expect(taken('take galleon')).toEqual({ kind: 'refused', reason: 'There is no card “galleon” here.' });
  });
  it('counts the fee of those who are not active', () => {
    const game = trading().act({ type: 'pass' });
    expect(say('take sailor 3', game, 'en', 1)).toEqual({
      kind: 'refused',
      reason: 'Too dear: 1 coin short, with 1 coin for the active player.',
      rules: ['PR-T6', 'PR-T5', 'PR-T8'],
    });
  });
  it.each(['pass', 'done', 'pas', 'klaar', 'fertig', 'take nothing', 'nimm nichts'])('“%s” takes no more', (text) => {
    expect(say(text, trading())).toEqual({ kind: 'act', action: { type: 'pass' } });
  });
});

describe('expeditions', () => {
  const crew = ['base_captain_4_1', 'base_captain_4_1', 'base_jack_6_1'];
  const atSea = (display = crew) =>
    new Played({
      stack: ['base_expedition_2captain', 'base_expedition_2priest', 'base_priest_4_1'],
      hands: { 0: { display } },
    }).until(({ harbour }) => harbour.length === 1);

  it('asks with whom where several sets of persons would do, and takes the answer', () => {
    const game = atSea();
    expect(say('claim', game)).toEqual({
      kind: 'refused',
      reason: 'Which one: 1: Send 2 × Captain or 2: Send Captain and Jack-of-all-trades?',
    });
    const alone = say('claim 1 jack', game);
    expect(alone).toMatchObject({
      kind: 'act',
      action: { type: 'claim', with: expect.arrayContaining([game.uid('base_jack_6_1')]) },
    });
    expect(say('expeditie 1 1', game)).toMatchObject({ kind: 'act', action: { type: 'claim' } });
  });
  it('claims by what it asks for', () => {
    const game = atSea(['base_captain_4_1', 'base_captain_4_1']);
    for (const text of ['claim', 'claim captain', 'expeditie anker', 'schicke Expedition 1'])
      expect(say(text, game), text).toMatchObject({
        kind: 'act',
        action: { uid: game.uid('base_expedition_2captain') },
      });
  });
  it('says that no ship is in sight to those who would repel one, and where that stands', () => {
    for (const text of ['repel', 'let in', 'keep'])
      expect(say(text, atSea()), text).toMatchObject({
        kind: 'refused',
        reason: expect.stringMatching(/^There is no ship in sight\. You can: /),
        rules: ['PR-D3'],
      });
  });
  it('says who is missing', () => {
    expect(say('claim 2', atSea(['base_captain_4_1', 'base_jack_6_1']))).toEqual({
      kind: 'refused',
      reason: 'Still missing: 1 cross.',
      rules: ['PR-X2', 'PR-X3'],
    });
  });
});

describe('contracts, gifts and gamblers', () => {
  const CONTRACTS = { with: ['contracts'], contracts: ['contract_fighter', 'contract_frigate_foe', 'contract_jinx'] };

  it('a gift asks for whom, by name', () => {
    const game = new Played({
      options: { with: ['contract-cards'] },
      stack: ['contracts_ship_green_3_3c_gift', 'base_sailor_3_1'],
    })
      .until(({ harbour }) => harbour.length === 2)
      .act({ type: 'stop' });
    expect(say('take skiff', game)).toEqual({
      kind: 'refused',
      reason: 'Which one: 1: Trade, coin to Anneke +3 (Skiff) or 2: Trade, coin to Willem +3 (Skiff)?',
    });
    expect(say('take skiff for willem', game)).toMatchObject({ kind: 'act', action: { type: 'take', gift: 2 } });
  });

  it('coins are forgone only when that is said', () => {
    const game = new Played({ options: CONTRACTS, stack: ['base_ship_red_3_2c', 'base_sailor_3_1'] })
      .until(({ harbour }) => harbour.length === 2)
      .act({ type: 'stop' });
    const uid = game.uid('base_ship_red_3_2c');
    expect(say('take frigate', game)).toEqual({ kind: 'act', action: { type: 'take', uid } });
    expect(say('forgo frigate', game)).toEqual({ kind: 'act', action: { type: 'take', uid, forgo: true } });
    expect(say('verzichte auf die Fregatte', game)).toEqual({
      kind: 'act',
      action: { type: 'take', uid, forgo: true },
    });
  });

  it('a contract by name, in any language', () => {
    const game = new Played({
      options: CONTRACTS,
      stack: ['base_priest_4_1'],
      hands: { 0: { display: ['base_pirate_5_1', 'base_sailor_3_1'] } },
    }).until(({ harbour }) => harbour.length === 1);
    const action = { type: 'fulfil', contract: 'contract_fighter' };
    const place = 1 + game.view.contracts!.findIndex(({ id }) => id === 'contract_fighter');
    for (const text of ['fulfil', 'fulfil fighter', 'vervul strijder', 'erfülle Kämpfer', `fulfill ${place}`])
      expect(say(text, game), text).toEqual({ kind: 'act', action });
    expect(say('fulfil jinx', game)).toMatchObject({ kind: 'refused', reason: expect.stringContaining('on the spot') });
  });

  it('gambles', () => {
    const game = new Played({
      options: { with: ['gambler'] },
      stack: ['base_priest_4_1'],
      hands: { 0: { display: ['promo_gambler_6_2'] } },
    });
    const [gambler] = game.view.players[0]!.display;
    for (const text of ['gamble', 'gok', 'zocken'])
      expect(say(text, game)).toEqual({ kind: 'act', action: { type: 'gamble', uid: gambler!.uid } });
    expect(say('gamble', trading())).toEqual({
      kind: 'refused',
      reason: 'You have no gambler to use.',
      rules: ['PR-G1', 'PR-G2'],
    });
  });
});

describe('reading', () => {
  it.each([
    ['help', 'en', 'take frigate'],
    ['hulp', 'nl', 'neem fregat'],
    ['Hilfe', 'de', 'nimm Fregatte'],
    ['?', 'en', 'take frigate'],
  ] as const)('“%s” lists the commands', (text, language, found) => {
    const answer = say(text, trading(), language);
    expect(answer.kind === 'read' && answer.lines.join('\n')).toContain(found);
  });
  it('explains the cards that lie here, or the one that is named', () => {
    const all = say('cards', trading());
    expect(all.kind === 'read' && all.lines.length).toBe(6);
    const one = say('cards jack', trading());
    expect(one.kind === 'read' && one.lines).toEqual([
      'Jack-of-all-trades (cost 6, 1 influence, anchor, cross or house): Goes on an expedition in place of a captain, a priest or a settler.',
    ]);
  });
  it('tells the odds where the table does, and says so where it does not', () => {
    const answer = say(
      'odds',
      new Played().until(({ harbour }) => harbour.length > 0),
    );
    expect(answer.kind === 'read' && answer.lines[0]).toMatch(/^One of \d+ cards/);
    const silent = new Played({ odds: false }).until(({ harbour }) => harbour.length > 0);
    expect(say('kansen', silent, 'nl')).toEqual({ kind: 'read', lines: ['Deze tafel vertelt de kansen niet.'] });
  });
  it('lists what can be done', () => {
    const answer = say('choices', trading());
    expect(answer.kind === 'read' && answer.lines[0]).toContain('Trade +2 (Frigate)');
  });
});
