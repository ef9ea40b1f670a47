import { describe, expect, it } from 'vitest';
import { damageOf, marked, settle } from './fighting.js';
import { FULL_SRS, turnOf, verbs } from './positions.js';
import { fleet, ship, type Table, veterans } from './table.js';

const ATTACK = { type: 'attack', fleet: 'I', kind: 'fleet', seat: 1, target: 'I' } as const;
const LINE = ship('linieschip', ['sugar']);
type Ships = readonly ReturnType<typeof ship>[];

/** Both sides at +3 with these cards marked; seat 0 attacks in Elmina. */
function veteransMeet(mine: Ships, theirs: Ships, card: string, answer: string): Table {
  const at = turnOf(
    { ducats: 0, fleets: { I: veterans('OA2', 3, ...mine) }, markers: marked(card) },
    { ducats: 0, fleets: { I: veterans('elmina', 3, ...theirs) }, markers: marked(answer) },
  );
  return at.sail('I', 'elmina').do(ATTACK).card(0, card).card(1, answer);
}
function greenMeet(mine: Ships, theirs: Ships, card: string, answer: string): Table {
  const at = turnOf(
    { ducats: 0, fleets: { I: fleet('OA2', ...mine) } },
    { ducats: 0, fleets: { I: fleet('elmina', ...theirs) } },
  );
  return at.sail('I', 'elmina').do(ATTACK).card(0, card).card(1, answer);
}

describe('the exchange', () => {
  it('V-4.63 what strikes first silences what it sinks', () => {
    // Ambush deals ceil(1.5 * 7) = 11 to two linieschips (12); which of the two is hit first is no choice.
    const at = veteransMeet([LINE], [ship('linieschip'), ship('linieschip')], 'ambush3', 'melee0');
    expect([at.toAct, at.pending]).toEqual([[1], { kind: 'damage', left: 10 }]);
    for (let i = 0; i < 5; i++) at.by(1, { type: 'damage', fleet: 'I', ship: 0 });
    settle(at);
    // One linieschip of 4 guns and +3 is left: 7, which sinks the only ship of seat 0.
    expect(at.told('lost').map(({ seat }) => seat)).toEqual([1, 0]);
    const sunk = veteransMeet([LINE, LINE], [ship('linieschip')], 'ambush3', 'broadside3');
    settle(sunk);
    expect([sunk.told('lost').map(({ seat }) => seat), damageOf(sunk, 0)]).toEqual([[1], 0]);
  });

  it('V-4.64 fire ships need two ships; the owner names one, which is lost with its insurance before F is taken', () => {
    const fresh = (...mine: Ships) =>
      turnOf(
        { ducats: 0, fleets: { I: veterans('OA2', 1, ...mine) }, markers: marked('fire1') },
        { ducats: 0, fleets: { I: fleet('elmina', LINE, ship('linieschip'), LINE) } },
      )
        .sail('I', 'elmina')
        .do(ATTACK);
    expect(
      fresh(FULL_SRS)
        .can('card', 0)
        .map(({ card }) => card),
    ).not.toContain('fire1');
    const at = fresh(FULL_SRS, ship('fluyt', ['ivory', 'ivory']))
      .card(0, 'fire1')
      .card(1, 'melee0');
    expect(at.legal()).toEqual([
      { type: 'sacrifice', fleet: 'I', ship: 0 },
      { type: 'sacrifice', fleet: 'I', ship: 1 },
    ]);
    at.do({ type: 'sacrifice', fleet: 'I', ship: 1 });
    expect(at.told('lost')).toMatchObject([{ seat: 0, ship: 'fluyt', why: 'sacrifice', ducats: 2 }]);
    expect([at.ducats(0), at.player(0).lossTokens]).toEqual([2, 1]);
    // 2 guns and +1, and twice the 3 of the fluyt.
    expect(at.pending).toEqual({ kind: 'damage', left: 9 });
  });

  it('V-4.65 whoever slips away lies on a sea field next to the harbour, delivers no more, and may remain', () => {
    const mine = [ship('srs', ['cloth', 'cloth'])];
    const at = greenMeet(mine, [FULL_SRS], 'flight0', 'ram0');
    while (!verbs(at).includes('slip')) at.idle();
    expect(at.legal()).toEqual(expect.arrayContaining([{ type: 'slip', to: 'OA2' }, { type: 'remain' }]));
    at.do({ type: 'slip', to: 'OA2' });
    expect([at.fleet(0, 'I').at, at.can('deliver')]).toEqual(['OA2', []]);
    const stays = greenMeet(mine, [FULL_SRS], 'flight0', 'ram0');
    while (!verbs(stays).includes('slip')) stays.idle();
    stays.do({ type: 'remain' });
    if (stays.toAct[0] === 1) stays.do({ type: 'pass' });
    expect([stays.fleet(0, 'I').at, stays.can('deliver').length > 0]).toEqual(['elmina', true]);
  });

  it('V-4.65 whoever slips away to a pirate field meets nobody there', () => {
    const at = turnOf(
      { fleets: { I: fleet('OA1', ship('srs', ['sugar', 'sugar'])) } },
      { fleets: { I: fleet('mauritsstad', FULL_SRS) } },
      { pirates: { tortuga: 6 } },
    );
    at.sail('I', 'mauritsstad').do(ATTACK).card(0, 'flight0').card(1, 'ram0');
    while (!verbs(at).includes('slip')) at.idle();
    expect(
      at
        .can('slip')
        .map(({ to }) => to)
        .sort(),
    ).toEqual(['MN4', 'OA1']);
    at.do({ type: 'slip', to: 'MN4' });
    expect([at.fleet(0, 'I').at, at.told('met')]).toEqual(['MN4', []]);
  });

  it('V-4.65 flight slips only when it begins, a fighting retreat always, unless enveloped', () => {
    const slips = (card: string, answer: string) => {
      const at = veteransMeet([LINE, LINE, LINE, LINE], Array(4).fill(ship('linieschip')), card, answer);
      for (let i = 0; i < 200 && at.phase === 'fight' && at.can('hold').length === 0; i++) {
        const seat = at.toAct[0]!;
        if (at.can('slip', seat).length > 0) return seat;
        const placing = at.can('damage', seat);
        if (placing.length > 0) at.do(placing.at(i % placing.length)!);
        else if (verbs(at).some((verb) => ['mark', 'move', 'forgo', 'remain'].includes(verb))) at.idle();
        else break;
      }
      return null;
    };
    expect(slips('flight1', 'melee0')).toBe(0);
    expect(slips('flight1', 'line1')).toBeNull();
    expect(slips('melee0', 'retreat2')).toBe(1);
    expect(slips('broadside3', 'retreat2')).toBe(1);
    expect(slips('envelop3', 'retreat2')).toBeNull();
  });

  it('V-4.67 A30 a captured ship comes without tokens and with its cargo, and its owner is insured all the same', () => {
    const at = greenMeet([LINE, ship('fluyt')], [ship('fluyt', ['cloth', 'cloth'], 1), ship('srs')], 'ram0', 'melee0');
    expect(at.toAct).toEqual([1]);
    expect(at.pending).toMatchObject({ kind: 'damage' });
    at.by(1, { type: 'damage', fleet: 'I', ship: 0 }).by(1, { type: 'damage', fleet: 'I', ship: 0 });
    settleTo(at, 'capture');
    expect(at.legal()).toEqual(expect.arrayContaining([{ type: 'capture', ship: 'fluyt' }, { type: 'forgo' }]));
    at.do({ type: 'capture', ship: 'fluyt' });
    expect(at.fleet(0, 'I').ships.at(-1)).toEqual(ship('fluyt', ['cloth', 'cloth']));
    // Insured for 2; cloth is 5 from home in Elmina: (5 * 2) / 3 down.
    expect([at.ducats(1), at.player(1).lossTokens]).toEqual([2 + 3, 1]);
  });

  it('V-4.67 prize takes a ship still afloat with 3 or less left; its loss is told as a prize', () => {
    const at = turnOf(
      { fleets: { I: veterans('OA2', 2, ship('fluyt', ['sugar', 'sugar'])) }, markers: marked('prize2') },
      { ducats: 0, fleets: { I: fleet('elmina', ship('linieschip', ['sugar'], 1), ship('linieschip')) } },
    );
    at.sail('I', 'elmina').do(ATTACK).card(0, 'prize2').card(1, 'flight0');
    // F is 1 + 2: three tokens, all on the damaged ship, leave it 2.
    for (let i = 0; i < 3; i++) at.by(1, { type: 'damage', fleet: 'I', ship: 0 });
    settleTo(at, 'capture');
    at.do({ type: 'capture', ship: 'linieschip' });
    expect(at.told('lost')).toMatchObject([{ seat: 1, ship: 'linieschip', why: 'prize' }]);
    expect(at.fleet(0, 'I').ships).toEqual([ship('fluyt', ['sugar', 'sugar']), ship('linieschip', ['sugar'])]);
    expect(at.fleet(1, 'I').ships).toHaveLength(1);
  });

  it('V-4.67 a ship with exactly 3 left is a prize, one with 4 is none', () => {
    const offered = (tokens: number) => {
      const at = turnOf(
        { fleets: { I: veterans('OA2', 2, ship('fluyt', ['sugar', 'sugar'])) }, markers: marked('prize2') },
        { fleets: { I: fleet('elmina', ship('linieschip', [], tokens), ship('srs'), ship('linieschip', ['sugar'])) } },
      );
      at.sail('I', 'elmina').do(ATTACK).card(0, 'prize2').card(1, 'flight0');
      // One token of the three on each ship: the srs and the whole linieschip keep more than 3.
      for (const place of [0, 1, 2]) at.by(1, { type: 'damage', fleet: 'I', ship: place });
      return at.can('capture', 0).length;
    };
    expect([offered(1), offered(2)]).toEqual([0, 1]);
  });

  it('V-4.67 of several ships of a type the one with most cargo, then with fewest tokens, is the prize', () => {
    const at = turnOf(
      { fleets: { I: veterans('OA2', 2, ship('fluyt', ['sugar', 'sugar'])) }, markers: marked('prize2') },
      {
        fleets: {
          I: fleet(
            'elmina',
            ship('srs', [], 2),
            ship('srs', ['cloth'], 4),
            ship('srs', ['cloth'], 2),
            ship('linieschip'),
          ),
        },
      },
    );
    at.sail('I', 'elmina').do(ATTACK).card(0, 'prize2').card(1, 'flight0');
    for (let i = 0; i < 3; i++) at.by(1, { type: 'damage', fleet: 'I', ship: 3 });
    settleTo(at, 'capture');
    at.do({ type: 'capture', ship: 'srs' });
    expect(at.fleet(0, 'I').ships.at(-1)).toEqual(ship('srs', ['cloth']));
    expect(at.fleet(1, 'I').ships.map(({ type, damage }) => [type, damage])).toEqual([
      ['srs', 2],
      ['srs', 4],
      ['linieschip', 3],
    ]);
  });

  it('V-4.67 capture 2 goes on until refused, and nothing is offered after a refusal', () => {
    const theirs = [ship('fluyt'), ship('fluyt'), ship('fluyt'), ship('linieschip')];
    const sink = (at: Table) => {
      while (at.pending?.kind === 'damage' && at.toAct[0] === 1) at.by(1, at.can('damage', 1)[0]!);
      return settleTo(at, 'capture');
    };
    const two = sink(veteransMeet([LINE, LINE], theirs, 'envelop3', 'melee0'));
    two.do({ type: 'capture', ship: 'fluyt' });
    expect(two.can('capture')).toHaveLength(1);
    two.do({ type: 'capture', ship: 'fluyt' });
    expect([two.can('capture'), two.fleet(0, 'I').ships.length]).toEqual([[], 4]);
    const none = sink(veteransMeet([LINE, LINE], theirs, 'envelop3', 'melee0')).do({ type: 'forgo' });
    expect([none.can('capture'), none.fleet(0, 'I').ships.length]).toEqual([[], 2]);
  });

  it('V-4.68 the side that did not begin places first; then experience, the active side first', () => {
    const at = greenMeet([LINE, ship('linieschip')], [LINE, ship('linieschip')], 'ram0', 'melee0');
    expect([at.toAct, at.pending]).toEqual([[1], { kind: 'damage', left: 8 }]);
    while (at.toAct[0] === 1) at.by(1, at.can('damage', 1).at(-1)!);
    expect([at.toAct, at.pending]).toEqual([[0], { kind: 'damage', left: 8 }]);
    settle(at);
    expect(at.told('experience').map(({ seat }) => seat)).toEqual([0, 1]);
  });

  it('V-4.69 damage is placed token by token; what sinks all is not asked', () => {
    const at = greenMeet([FULL_SRS], [LINE, ship('fluyt')], 'ram0', 'melee0');
    expect(at.legal(1)).toEqual([
      { type: 'damage', fleet: 'I', ship: 0 },
      { type: 'damage', fleet: 'I', ship: 1 },
    ]);
    at.by(1, { type: 'damage', fleet: 'I', ship: 1 });
    expect(at.pending).toEqual({ kind: 'damage', left: 1 });
    const all = greenMeet([LINE, LINE], [ship('fluyt'), ship('srs')], 'melee0', 'flight0');
    expect(
      all
        .told('lost')
        .map(({ ship: type }) => type)
        .sort(),
    ).toEqual(['fluyt', 'srs']);
    expect(all.toAct).toEqual([0]);
  });
});

/** Spreads damage and lets markers be until this can be done. */
function settleTo(at: Table, verb: string): Table {
  while (!verbs(at).includes(verb)) {
    const placing = at.can('damage');
    at.do(placing.at(-1) ?? at.can('keep')[0] ?? at.legal()[0]!);
  }
  return at;
}

describe('lost ships', () => {
  it('V-4.50 T8 A9 an srs lost with 2 cubes at distance 3 brings 3 + (3 x 2) / 3 = 5 ducats and a token', () => {
    const at = greenMeet([LINE, LINE], [ship('srs', ['sugar', 'sugar'])], 'melee0', 'flight0');
    settle(at);
    expect(at.told('lost')).toMatchObject([{ seat: 1, ship: 'srs', why: 'damage', ducats: 5 }]);
    expect([at.ducats(1), at.player(1).lossTokens, at.player(1).fleets]).toEqual([5, 1, {}]);
  });

  it('A9 the cargo of one ship is rounded down once: distances 5 and 9 in Elmina make 14 / 3 = 4', () => {
    const at = greenMeet([LINE, LINE], [ship('srs', ['cloth', 'copper'])], 'melee0', 'flight0');
    settle(at);
    expect(at.told('lost')).toMatchObject([{ ducats: 3 + 4 }]);
  });

  it('V-4.51 the experience of a fleet that perishes is kept aside and scores', () => {
    const at = veteransMeet([LINE, LINE, LINE], [ship('fluyt')], 'melee0', 'flight0');
    settle(at);
    expect(at.player(1)).toMatchObject({ perished: [3], fleets: {} });
    expect(at.player(1).points).toBe(3);
  });

  it('V-4.53 a turn begun without an ordinary fleet buys its first ship in any harbour, the Cape included', () => {
    const at = turnOf(
      { ducats: 20, fleets: { X: fleet('galle', ship('pakketboot')) } },
      {},
      {
        harbours: { elmina: { administrator: [1, 'governor'] } },
        nations: { spain: { at: 'batavia', pips: 1 } },
      },
      { options: { leave: 'closed' } },
    ).until('buy');
    const places = [...new Set(at.can('buy').map(({ harbour }) => harbour))];
    expect(places.sort()).toEqual(
      ['amsterdam', 'deshima', 'elmina', 'galle', 'kaap', 'kanton', 'mauritsstad', 'nieuwamsterdam'].sort(),
    );
    at.do({ type: 'buy', ship: 'srs', harbour: 'kaap' });
    expect([at.ducats(0), at.fleet(0, 'I').at]).toEqual([14, 'kaap']);
    expect([...new Set(at.can('buy').map(({ harbour }) => harbour))]).toEqual(['galle']);
  });

  it('A26 who is too poor for a fluytschip gives all he has for one in any harbour', () => {
    const at = turnOf({ ducats: 3 }, {}, { nations: { spain: { at: 'batavia', pips: 1 } } }).until('buy');
    expect(at.can('rescue').map(({ harbour }) => harbour)).not.toContain('batavia');
    expect(at.can('rescue')).toHaveLength(8);
    at.do({ type: 'rescue', harbour: 'kaap' });
    expect([at.ducats(0), at.fleet(0, 'I')]).toMatchObject([0, { at: 'kaap', ships: [ship('fluyt')] }]);
    expect(turnOf({ ducats: 4 }).until('buy').can('rescue')).toEqual([]);
  });

  it('V-4.54 V-5.4 an abandoned ship brings nothing, not even its experience, and its cargo goes to the supply', () => {
    const at = turnOf({ ducats: 0, fleets: { I: veterans('elmina', 2, FULL_SRS), II: fleet('MN1', FULL_SRS) } });
    at.until('buy');
    const { shipSupply, supply } = at.view();
    expect(at.can('abandon')).toEqual([{ type: 'abandon', fleet: 'I', ship: 0 }]);
    at.do({ type: 'abandon', fleet: 'I', ship: 0 });
    expect(at.player(0)).toMatchObject({ ducats: 0, lossTokens: 0, perished: [] });
    expect([at.view().shipSupply.srs, at.view().supply.sugar]).toEqual([shipSupply.srs! + 1, supply.sugar! + 2]);
    expect(at.player(0).fleets.I).toBeUndefined();
  });
});
