import { type Language, listed, type ThingList, type ThingRow } from '@roadstead/kernel';
import { GOODS, PRICE, PRODUCT, TAKES_ADMINISTRATOR, TAKES_FORT } from '../../board/goods.js';
import { FIELDS, fieldOfHarbour, fieldOfNest, HARBOURS, isSea, NESTS, REGIONS } from '../../board/map.js';
import { DISTANCE_PER_DUCAT, START_PIPS } from '../../board/numbers.js';
import { SHIPS } from '../../board/ships.js';
import { DEVELOPMENTS } from '../../cards/developments.js';
import { type Effect, NATION_CARDS, NATIONS, STRATEGIES, type Strategy } from '../../cards/strategies.js';
import { STACKS, TILES } from '../../cards/tiles.js';
import ports from '../../data/ports.json' with { type: 'json' };
import scoring from '../../data/scoring.json' with { type: 'json' };
import { CATALOGUES } from '../../words/catalogues.js';
import { LIST_WORDS, type ListId } from './words.js';

type Cells = readonly (string | number)[];
const ours = (cells: Cells): ThingRow => ({ cells: cells.map(String), ours: true });
const known = (cells: Cells): ThingRow => ({ cells: cells.map(String) });

/** Everything in the box with its numbers. Nearly all of them are our own: the source gives few. */
export function listsOf(language: Language): readonly ThingList[] {
  const rows = rowsOf(language);
  const { lists } = LIST_WORDS[language];
  return (Object.keys(rows) as ListId[]).map((id) => ({ id, ...lists[id], rows: rows[id] }));
}

function rowsOf(language: Language): Readonly<Record<ListId, readonly ThingRow[]>> {
  const words = LIST_WORDS[language];
  const { places, regions, goods, ships, strategies, cards, nations, stacks, tile } = CATALOGUES[language];
  const field = (number: number): string => places[FIELDS[number]!.id]!.name;
  const region = (number: number): string => regions[REGIONS[FIELDS[number]!.region]!]!;
  const mark = (is: boolean): string => (is ? words.yes : words.nothing);
  const card = (number: number): string => strategies[STRATEGIES[number]!.id]!;
  const seas = FIELDS.flatMap((_, number) => (isSea(number) ? [number] : []));
  return {
    ships: SHIPS.map(({ id, strength, guns, halfFrom, cargo, speed, cost, insurance, points, supply }) =>
      ours([ships[id]!.name, strength, guns, halfFrom, cargo, speed, cost, insurance, points, supply]),
    ),
    harbours: HARBOURS.map((id, harbour) => {
      const buys = GOODS.flatMap((good, number) => {
        const price = PRICE[harbour]![number]!;
        return price === 0 ? [] : [`${goods[good]} ${price}`];
      });
      const product = PRODUCT[harbour]!;
      return (product < 0 ? known : ours)([
        places[id]!.name,
        region(fieldOfHarbour(harbour)),
        product < 0 ? words.nothing : goods[GOODS[product]!]!,
        buys.join(', ') || words.nothing,
        mark(TAKES_ADMINISTRATOR[harbour]!),
        mark(TAKES_FORT[harbour]!),
      ]);
    }),
    goods: ports.goods.map(({ id, origin, cubes }) =>
      ours([goods[id]!, places[origin]!.name, Object.values(cubes).join(', ')]),
    ),
    seas: seas.map((number) => {
      const { stormIcon, area } = FIELDS[number]!;
      return ours([
        field(number),
        region(number),
        mark(stormIcon),
        area < 0 ? words.nothing : places[NESTS[area]!]!.name,
      ]);
    }),
    strategies: STRATEGIES.map((strategy) =>
      ours([
        strategies[strategy.id]!,
        listed(strategy.beats.map(card), words.and),
        strategy.sacrifice ? words.sacrifice : deals(strategy),
        effects(strategy.begins, language),
        effects(strategy.second, language),
        words.slips[strategy.slip],
      ]),
    ),
    research: DEVELOPMENTS.map(({ id, level, cost, need, points }) => {
      const asks = need.map((all) =>
        listed(
          all.map(([what, n]) => words.needs[what](n)),
          words.and,
        ),
      );
      return ours([cards[id]!, level, cost, asks.join(`; ${words.or} `), words.cards[id]!, points]);
    }),
    nations: NATIONS.map((id, nation) =>
      ours([nations[id]!, NATION_CARDS[nation]!.map(card).join(', '), words.nations[id]!]),
    ),
    nests: NESTS.map((id, nest) => {
      const area = seas.filter((number) => FIELDS[number]!.area === nest).map(field);
      return ours([places[id]!.name, region(fieldOfNest(nest)), area.join(', '), START_PIPS[id]!]);
    }),
    tiles: STACKS.flatMap((stack) =>
      TILES[stack].map((kind) => {
        const cells = [stacks[stack], tile(stack, kind.tile), kind.count];
        return stack === 'stormRegion' ? known(cells) : ours(cells);
      }),
    ),
    points: pointRows(language),
  };
}

/** "F", "2 F", "3/2 F", "F + 3", "0". */
function deals({ mul: [times, by], add }: Strategy): string {
  if (times === 0) return '0';
  const part = times === by ? 'F' : `${by === 1 ? times : `${times}/${by}`} F`;
  return add === 0 ? part : `${part} + ${add}`;
}

function effects(effect: Effect, language: Language): string {
  const words = LIST_WORDS[language];
  const said = Object.entries(effect).map(([what, n]) => words.effects[what as keyof Effect](Number(n)));
  return said.join(', ') || words.nothing;
}

/** Points that depend on a level or a type have a row for each. */
function pointRows(language: Language): readonly ThingRow[] {
  const words = LIST_WORDS[language];
  const { ships } = CATALOGUES[language];
  return scoring.rows.flatMap(({ what, points, per, src }) => {
    const row = src === 'SEED' ? known : ours;
    if (points === undefined) return [row([words.cargo(DISTANCE_PER_DUCAT), 1])];
    if (per !== undefined) return [row([words.perDucats(per), points as number])];
    if (typeof points === 'number') return [row([words.points[what]!, points])];
    return Object.entries(points).map(([of, n]) =>
      row([what === 'ship' ? ships[of]!.name : `${words.points[what]}, ${words.level(Number(of))}`, n]),
    );
  });
}
