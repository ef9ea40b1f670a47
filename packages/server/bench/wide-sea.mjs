/** A made-up game whose view is about 30 kB: a sea of spaces with fleets that sail one space at a time, for as long as it takes. */
const SPACES = 240;
const FLEETS = 100;

const space = (id, chance) => ({
  id,
  name: `Roadstead number ${id}`,
  owner: chance.int(5),
  goods: [chance.int(9), chance.int(9), chance.int(9)],
  next: [(id + 1) % SPACES, (id + 11) % SPACES, (id + 47) % SPACES],
  weather: ['calm', 'breeze', 'storm'][chance.int(3)],
});

const fleet = (id, seats, chance) => ({
  id,
  owner: id % seats,
  at: chance.int(SPACES),
  ships: [1 + chance.int(4), 1 + chance.int(4)],
  cargo: [],
});

const own = (fleets, seat) => fleets.filter(({ owner }) => owner === seat);

export function wideSea(entries) {
  const game = {
    id: 'wide-sea',
    rules: 1,
    players: { min: 2, max: 5 },
    options: [],
    actionTypes: ['sail'],
    refuses: () => null,
    setup: ({ seats }, chance) => ({
      spaces: Array.from({ length: SPACES }, (_, id) => space(id, chance)),
      fleets: Array.from({ length: FLEETS }, (_, id) => fleet(id, seats, chance)),
      points: Array(seats).fill(0),
      turn: 0,
    }),
    clone: (state) => structuredClone(state),
    toAct: ({ turn, points }) => (turn >= entries ? [] : [turn % points.length]),
    legal: ({ fleets, spaces, turn, points }, seat) =>
      turn >= entries || turn % points.length !== seat
        ? []
        : own(fleets, seat).flatMap(({ id, at }) => spaces[at].next.map((to) => ({ type: 'sail', fleet: id, to }))),
    resolve(state, seat, action, chance, tell) {
      const moved = state.fleets[action.fleet];
      moved.at = action.to;
      const { goods } = state.spaces[action.to];
      const kind = chance.int(goods.length);
      goods[kind] = (goods[kind] + 1) % 10;
      moved.cargo = [kind, ...moved.cargo].slice(0, 4);
      state.points[seat] += goods[kind];
      state.turn++;
      tell?.({ type: 'sailed', seat, fleet: action.fleet, to: action.to });
    },
    view: ({ spaces, fleets, points, turn }) => ({ spaces, fleets, points, turn }),
    redeal: (state) => structuredClone(state),
    score: ({ points }) => points,
    result({ turn, points }) {
      if (turn < entries) return null;
      const ranking = points.map((mine, seat) => ({
        seat,
        place: 1 + points.filter((p) => p > mine).length,
        points: mine,
      }));
      return {
        winners: ranking.filter(({ place }) => place === 1).map(({ seat }) => seat),
        ranking: ranking.sort((a, b) => a.place - b.place),
      };
    },
    inventory: () => [],
  };
  const words = { title: { en: 'Wide sea', nl: 'Wijde zee', de: 'Weite See' }, event: ({ type }) => type };
  return { game, words: { ...words, isDetail: () => false, action: ({ type }) => type } };
}
