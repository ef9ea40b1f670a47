import type { IconName } from '@roadstead/art';
import type { Power } from '@roadstead/art/port-royal';
import { COLOURS, type Colour, dealsIn, type Person, type PlayerView, SYMBOLS } from '@roadstead/port-royal';
import { cardAt } from './standing.js';
import { symbolsOf } from './totals.js';

/** Something that the persons of a display can do, or bring: one chip. */
interface Ability {
  readonly key: string;
  readonly icon?: IconName;
  readonly power?: Power;
  /** The colour of ships that it is about. */
  readonly colour?: Colour;
  /** How much, before or after the sign. */
  readonly before?: string;
  readonly after?: string;
  /** The coins that it brings, on a coin. */
  readonly coins?: number;
}

/** All that a display can do, equal kinds added up, what is used most first. */
export function abilitiesOf(player: PlayerView): readonly Ability[] {
  const persons = player.display.map(cardAt).filter((card): card is Person => card.type === 'person');
  const sum = (of: (person: Person) => number) => persons.reduce((total, person) => total + of(person), 0);
  const some = (n: number, ability: (n: number) => Ability): readonly Ability[] => (n > 0 ? [ability(n)] : []);
  const ofKind = (kind: string, colour?: Colour) =>
    persons.filter((person) => person.subtype === kind && (colour === undefined || dealsIn(person) === colour)).length;
  const many = (n: number) => (n > 1 ? { after: `${n}` } : {});
  const symbols = symbolsOf(player);
  const ofColour = (kind: string, sign: Pick<Ability, 'icon' | 'power'>) =>
    COLOURS.flatMap((colour) =>
      some(ofKind(kind, colour), (n) => ({ key: `${kind} ${colour}`, colour, ...sign, ...many(n) })),
    );
  const income = (power: Power) =>
    some(
      sum(({ subtype, income }) => (subtype === power ? (income?.coins ?? 0) : 0)),
      (coins) => ({ key: power, power, coins }),
    );
  return [
    ...some(player.swords, (n) => ({ key: 'swords', icon: 'sword', after: `${n}` })),
    ...COLOURS.flatMap((colour) =>
      some(
        sum(({ trades }) => (trades?.colour === colour ? trades.coins : 0)),
        (n) => ({ key: `trades ${colour}`, colour, before: `+${n}` }),
      ),
    ),
    ...SYMBOLS.flatMap((symbol) => some(symbols[symbol], (n) => ({ key: symbol, icon: symbol, ...many(n) }))),
    ...some(symbols.any, (n) => ({ key: 'any', icon: 'person', ...many(n) })),
    ...income('admiral'),
    ...income('vice_admiral'),
    ...income('gunner'),
    ...some(
      sum(({ bustCoins }) => bustCoins),
      (coins) => ({ key: 'jester', power: 'jester', coins }),
    ),
    ...some(
      sum(({ discount }) => discount),
      (n) => ({ key: 'mademoiselle', power: 'mademoiselle', after: `−${n}` }),
    ),
    ...some(
      sum(({ picks }) => picks),
      (n) => ({ key: 'governor', power: 'governor', after: `+${n}` }),
    ),
    ...some(ofKind('gambler'), (n) => ({ key: 'gambler', power: 'gambler', ...many(n) })),
    ...ofColour('wholesaler', { icon: 'ship' }),
    ...ofColour('clerk', { power: 'clerk' }),
    ...some(symbols.expeditions, (n) => ({ key: 'expeditions', icon: 'scroll', after: `${n}` })),
    // In a chapter ships are kept for what they carry, which is shown with the house.
    ...some(player.character === undefined ? player.kept.length : 0, (n) => ({
      key: 'kept',
      icon: 'skull',
      after: `${n}`,
    })),
  ];
}

/** How wide a chip is, in ems; `bare` ones are the sign alone, with what is counted. */
function chipWidth({ before = '', after = '', coins, colour, icon, power }: Ability, isBare: boolean): number {
  const signs = (colour === undefined ? 0 : 1) + (icon === undefined && power === undefined ? 0 : 1);
  const text = 0.56 * (before.length + after.length);
  const gain = coins === undefined || isBare ? 0 : 1.7;
  return 1.4 * signs + text + gain + (isBare ? 0.25 : 1.1);
}

/** As many chips as there is room for, in so many ems; if any are left, room for their number is kept. */
export function fitChips(all: readonly Ability[], ems: number, isBare: boolean): readonly Ability[] {
  const widths = all.map((ability) => chipWidth(ability, isBare));
  const taken = (n: number) => widths.slice(0, n).reduce((sum, width) => sum + width, 0);
  if (taken(all.length) <= ems) return all;
  let n = all.length - 1;
  while (n > 0 && taken(n) + 1.9 > ems) n--;
  return all.slice(0, n);
}
