import type { Language } from '@roadstead/kernel';
import { type Action, cardById, type Deed, deedOf, figuresFor, type Person, type Ship } from '@roadstead/port-royal';
import type { SeatName } from '../../../table/model.js';
import { WORDS } from '../words/index.js';
import type { Stand } from './standing.js';

/** A number of coins, and what for. The first is told without its sign. */
interface Term {
  readonly sign: '+' | '−';
  readonly text: string;
}

/** What a card costs or brings, as a sum; and the coins that there are afterwards. */
export interface Price {
  readonly sum: string;
  readonly left: string;
}

/** The sum behind the number on a card; null where no coins move. */
export function priceOf(action: Action, stand: Stand, language: Language, name: SeatName): Price | null {
  const { view, seat } = stand;
  const player = view.players.find((one) => one.seat === seat);
  if (seat === null || player === undefined) return null;
  const words = WORDS[language].prices;
  const { price, fee } = figuresFor(view, seat);
  const deed = deedOf(action, view);
  const toActive = (sign: Term['sign']): readonly Term[] =>
    fee > 0 ? [{ sign, text: words.toActive(fee, name(view.active)) }] : [];
  if (deed.type === 'hire') {
    const { person } = deed;
    const paid = price(person);
    const terms: readonly Term[] = [{ sign: '+', text: words.person(paid, person.cost, nameOf(person, language)) }];
    const total = paid + fee;
    return { sum: sumOf([...terms, ...toActive('+')], total), left: words.keep(player.coins - total) };
  }
  if (deed.type === 'trade' || deed.type === 'deal') {
    const total = deed.coins - fee + stepCoins(deed);
    const terms = [...earned(deed, language), ...toActive('−')];
    return { sum: sumOf(terms, total), left: words.have(player.coins + total) };
  }
  return null;
}

const nameOf = ({ id }: Person | Ship, language: Language): string => {
  const name = cardById(id)?.names[language] ?? id;
  return language === 'de' ? name : name.toLowerCase();
};

const stepCoins = (deed: Deed): number => (deed.type === 'deal' ? (deed.advance?.coins ?? 0) : 0);

/** The ship's own coins, what traders add to them, and what a step of a contract pays. */
function earned(deed: Extract<Deed, { type: 'trade' | 'deal' }>, language: Language): readonly Term[] {
  const words = WORDS[language].prices;
  const own = Math.min(deed.ship.coins, deed.coins);
  const added = deed.coins - own;
  const step = stepCoins(deed);
  return [
    { sign: '+', text: words.ship(own, nameOf(deed.ship, language)) },
    ...(added > 0 ? [{ sign: '+', text: words.traders(added) } as const] : []),
    ...(step > 0 ? [{ sign: '+', text: words.contract(step) } as const] : []),
  ];
}

/** "7 for the pirate + 1 to Willem = 8". */
function sumOf(terms: readonly Term[], total: number): string {
  const [first, ...more] = terms;
  const rest = more.map(({ sign, text }) => ` ${sign} ${text}`).join('');
  return `${first!.text}${rest}${more.length > 0 ? ` = ${total < 0 ? `−${-total}` : total}` : ''}`;
}
