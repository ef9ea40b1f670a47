import { type Answer, Engine } from '@roadstead/engine';
import { FastRandom } from '@roadstead/kernel';
import { describe, expect, it } from 'vitest';

type Fields = Readonly<Record<string, unknown>>;

const GAME = 'sword-and-skull';

function asking() {
  const engine = new Engine();
  return (request: Fields): Answer => JSON.parse(engine.answer(JSON.stringify(request)));
}

const namesOf = (value: unknown): string[] => Object.keys(value as Fields).sort();
const sorted = (names: string): string[] => names.split(' ').sort();

/** The fields of each question besides `kind` and `seat`. */
const PENDING: Readonly<Record<string, string>> = {
  turn: '',
  move: 'by',
  place: '',
  fork: 'figure left',
  first: '',
  recruit: 'kinds',
  bridge: 'figure seats',
  bid: '',
  spy: 'figure',
  lair: 'figure price',
  order: 'cards figure',
  squall: '',
  debt: 'owed',
  limit: 'side',
  attack: 'figure foes',
  window: 'side when',
  bonus: 'figure loser',
  end: '',
};

/** Fields that every event of a type has at least. */
const EVENTS: Readonly<Record<string, string>> = {
  turn: 'seat',
  rolled: 'seat dice why',
  rerolled: 'seat die',
  moved: 'seat figure path',
  placed: 'seat figure to',
  sent: 'seat figure to why',
  gold: 'seat n why',
  recruited: 'seat crew from',
  drew: 'seat n',
  revealed: 'card',
  played: 'seat card',
  item: 'seat item why',
  sold: 'seat item n',
  auction: 'item',
  bid: 'seat gold',
  spied: 'seat',
  buried: 'seat',
  fight: 'attacker figure foe might dice plus',
  result: 'winner totals',
  bonus: 'seat take',
  debt: 'seat owed bank',
  price: 'gold',
  reshuffled: 'pile',
  over: '',
};

describe('Sword & Skull by the line protocol', () => {
  it('has the names that the protocol promises, in whole random games', () => {
    const random = new FastRandom('names');
    const asked = new Set<string>();
    for (let game = 0; game < 6; game++) {
      const ask = asking();
      const opened = ask({ do: 'new', game: GAME, players: 2 + (game % 4), seed: `names ${game}` });
      const { table } = opened as { table?: string };
      let { toAct, over } = opened as unknown as { toAct: number[]; over: boolean };
      for (let step = 0; !over; step++) {
        const seat = toAct[0]!;
        const { view } = ask({ do: 'view', table, seat }) as unknown as { view: Fields };
        const pending = view.pending as Fields;
        asked.add(pending.kind as string);
        if (step % 5 === 0) checkView(view, seat);
        expect(namesOf(pending)).toEqual(
          [...sorted(PENDING[pending.kind as string]!), 'kind', 'seat'].filter(Boolean).sort(),
        );
        const { actions } = ask({ do: 'legal', table, seat }) as unknown as { actions: Fields[] };
        const done = ask({ do: 'act', table, seat, action: actions[random.int(actions.length)] });
        for (const event of (done as unknown as { events: Fields[] }).events) {
          const promised = EVENTS[event.type as string];
          expect(promised, `${event.type}`).toBeDefined();
          for (const name of promised!.split(' ').filter(Boolean)) expect(event, `${event.type}`).toHaveProperty(name);
        }
        ({ toAct, over } = done as unknown as { toAct: number[]; over: boolean });
      }
      const { result } = ask({ do: 'status', table }) as unknown as { result: { ranking: Fields[] } };
      expect(namesOf(result)).toEqual(['ranking', 'winners']);
      expect(namesOf(result.ranking[0])).toEqual(['by', 'figure', 'place', 'seat']);
      expect(namesOf(result.ranking[1])).toEqual(['place', 'seat']);
    }
    expect(asked.size).toBeGreaterThan(14);
  });

  it('takes a position and coming dice by hand, and refuses what cannot be', () => {
    const ask = asking();
    const position = { trove: 5, players: { 0: { officer: 'LAKE', gold: 45 } } };
    const request = { do: 'new', game: GAME, players: 4, start: 0, stack: { dice: [1, 0, 3] }, position };
    const { table } = ask(request) as { table?: string };
    ask({ do: 'act', table, seat: 0, action: { type: 'move', figure: 'officer', by: 1 } });
    expect(ask({ do: 'legal', table, seat: 0 })).toMatchObject({ actions: [{ type: 'pay' }, { type: 'fight' }] });
    expect(ask({ do: 'act', table, seat: 0, action: { type: 'pay' } })).toMatchObject({
      over: true,
      result: { winners: [0], ranking: [{ seat: 0, place: 1, by: 'ransom', figure: 'officer' }, {}, {}, {}] },
    });
    const code = (more: Fields) => (ask({ ...request, ...more }) as { error?: { code: string } }).error?.code;
    expect(code({ stack: { dice: [6] } })).toBe('BAD_OPTIONS');
    expect(code({ position: { players: { 0: { officer: 'LAIR' } } } })).toBe('BAD_OPTIONS');
    expect(code({ options: { long: 'yes' } })).toBe('BAD_OPTIONS');
    expect(code({ players: 6 })).toBe('BAD_OPTIONS');
  });

  it('is played by bots that know nothing of it, and goes on from its record', () => {
    const ask = asking();
    const { table } = ask({ do: 'new', game: GAME, players: 3, seed: 'bots' }) as { table?: string };
    const played = ask({ do: 'play', table, bots: { 0: 'random', 1: 'random', 2: 'random' }, max: 40 });
    expect(played).toMatchObject({ ok: true, seq: 40 });
    const { record } = ask({ do: 'record', table }) as { record?: unknown };
    const { table: again } = ask({ do: 'load', record }) as { table?: string };
    for (const seat of [0, 1, 2, null]) {
      expect(ask({ do: 'view', table: again, seat })).toEqual(ask({ do: 'view', table, seat }));
    }
  });
});

function checkView(view: Fields, seat: number): void {
  expect(namesOf(view)).toEqual(
    sorted(
      'options start phase active toAct round turn dice chests trove crew piles discards waiting players auction fight spied pending',
    ),
  );
  expect(namesOf(view.piles)).toEqual(['enemy', 'fortune', 'item']);
  expect(namesOf(view.discards)).toEqual(['enemy', 'fortune', 'item']);
  const players = view.players as Fields[];
  for (const player of players) {
    expect(namesOf(player)).toEqual(sorted('seat gold officer pirate might crew crewCount items table handSize hand'));
    expect(player.hand === null).toBe(player.seat !== seat);
  }
  if (view.auction !== null) expect(namesOf(view.auction)).toEqual(['high', 'item', 'seat']);
  if (view.fight !== null) {
    const fields = { player: 'seat foeFigure', enemy: 'card gold items fortune', mate: '', king: '' };
    const own = fields[(view.fight as { foe: keyof typeof fields }).foe];
    expect(namesOf(view.fight)).toEqual(sorted(`attacker figure foe might dice plus ${own}`.trim()));
  }
}
