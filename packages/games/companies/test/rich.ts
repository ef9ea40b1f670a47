import { fleet, ship, veterans } from './table.js';

const COMMON = ['spiegelgevechten1', 'telmachine1', 'houtzaagmolen1', 'discipline1', 'donderglas1'];
const HOMES = ['galle', 'batavia', 'elmina', 'mauritsstad', 'deshima'];
const GOODS = ['cloth', 'tobacco', 'sugar', 'copper', 'porcelain'];
const OWN_CARD = ['sextant3', 'droogdok3', 'handelscourant3', 'premiejager3', 'spiegelgevechten2'];

/** A position in which nearly everything can be done: wealth, forts, nations, veterans side by side, pirates at their worst. */
export function richPosition(seats: number): Record<string, unknown> {
  const all = Array.from({ length: seats }, (_, seat) => seat);
  const players = all.map((seat) => {
    const cargo = [GOODS[seat]!];
    const next = HOMES[(seat + 1) % seats]!;
    return {
      ducats: 60 + seat,
      cards: [...(seat < 2 ? COMMON : []), OWN_CARD[seat]!],
      markers: { 1: 'fire1', 2: 'prize2', 3: 'envelop3' },
      extraMarkers: ['line1', 'crescent2', 'ambush3'],
      lossTokens: 1,
      perished: [1],
      fleets: {
        I: veterans(HOMES[seat]!, 3, ship('linieschip', cargo), ship('fluyt', cargo), ship('fluyt', cargo, 1)),
        II: veterans(next, 2, ship('spiegelschip', cargo, 1), ship('srs', cargo, 0, 1)),
        III: veterans('MI1', 1, ship('srs', cargo), ship('srs', cargo)),
        X: fleet(next, ship('pakketboot')),
      },
    };
  });
  const homes = all.map((seat) => [
    HOMES[seat]!,
    {
      fields: [
        [seat, 1, 0],
        [(seat + 1) % seats, 2, 0],
        [null, 0, seat % 3],
        [null, 0, 0],
      ],
      administrator: [seat, ['governor', 'commander', 'director'][seat % 3]],
      fort: seat % 2 === 0 ? [seat, 2] : null,
    },
  ]);
  return {
    round: 2,
    pirates: { tortuga: 6, algiers: 5, saintemarie: 4 },
    nations: {
      spain: { at: 'batavia', pips: 2, experience: 1 },
      france: { at: 'saintemarie', pips: 1 },
      portugal: { at: 'kanton', pips: 6, experience: 2, controller: 0, ally: 1 },
    },
    harbours: Object.fromEntries(homes),
    players: Object.fromEntries(players.map((player, seat) => [seat, player])),
  };
}
