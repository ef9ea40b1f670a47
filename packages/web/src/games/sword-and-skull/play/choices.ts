import {
  type Action,
  type ActionOf,
  BONUS_GOLD,
  crewName,
  crewText,
  enemyAhead,
  enemyChances,
  type Figure,
  fightChances,
  figureName,
  fortuneName,
  fortuneText,
  itemName,
  itemText,
  kingChances,
  landing,
  type Pending,
  type PendingOf,
  spaceAt,
  spaceName,
} from '@roadstead/sword-and-skull';
import { choice } from './choice.js';
import { crewLines, fortuneMight, itemLines, itemOf, mightLines, settlementOf } from './gains.js';
import { landingLines } from './landing-lines.js';
import type { Choice, ChoiceLine } from './line.js';
import type { AskedChoice } from './question.js';
import type { PlayTelling } from './telling.js';
import { passChoice, windowChoice } from './window-choices.js';

interface Choices {
  readonly choices: readonly AskedChoice[];
  readonly otherwise: Choice<Action> | null;
  readonly quiet: Choice<Action> | null;
}

/** Everything that can be answered, with what comes of it. Ways to walk are told elsewhere. */
export function choicesOf(pending: Pending, telling: PlayTelling): Choices {
  const { legal } = telling.stand;
  const plain = (type: Action['type']) => legal.find((action) => action.type === type);
  const quietly = (action: Action | undefined) => (action === undefined ? null : choice(action, telling));
  const all = legal.flatMap((action) => choiceFor(action, pending, telling));
  switch (pending.kind) {
    case 'turn':
      return { choices: oncePerCard(all), otherwise: quietly(plain('roll')), quiet: null };
    case 'end':
      return { choices: all, otherwise: quietly(plain('endTurn')), quiet: null };
    // Nothing is spent that was not chosen: until then the gold button passes.
    case 'window':
      return { choices: all, otherwise: passChoice(pending, telling), quiet: null };
    case 'bid':
      return { choices: [], otherwise: null, quiet: quietly(plain('pass')) };
    case 'bonus': {
      const nothing = legal.find((action) => action.type === 'bonus' && action.take === 'nothing');
      return { choices: all, otherwise: null, quiet: quietly(nothing) };
    }
    default:
      return { choices: all, otherwise: null, quiet: null };
  }
}

/** Local Guide and Fair Winds are chosen first, and then their ways. */
function oncePerCard(choices: readonly AskedChoice[]): readonly AskedChoice[] {
  return choices.filter(({ opens }, i) => opens === undefined || choices.findIndex((one) => one.opens === opens) === i);
}

function choiceFor(action: Action, pending: Pending, telling: PlayTelling): readonly AskedChoice[] {
  switch (action.type) {
    case 'play':
      return [playing(action, pending, telling)];
    case 'first':
      return [first(action, telling)];
    case 'recruit':
      return [taking(action, action.crew, telling, recruitDues(telling))];
    case 'take':
      return [fromBridge(action, telling)];
    case 'pay':
    case 'fight':
    case 'bury':
      return [inCave(action, pending, telling)];
    case 'resolve':
      return [
        choice(action, telling, {
          title: fortuneName(action.card, telling.language),
          note: fortuneText(action.card, telling.language),
          lines: mightLines(own(telling), fortuneMight(action.card), 1, telling),
          card: action.card,
        }),
      ];
    case 'ship': {
      const at = own(telling)[action.figure];
      const note = telling.words.asks.standsAt(spaceName(at, telling.language));
      return [
        choice(action, telling, {
          title: capital(figureName(action.figure, telling.language)),
          note,
          figure: action.figure,
          space: at,
        }),
      ];
    }
    case 'sell':
      return [selling(action, pending, telling)];
    case 'attack':
      return [attacking(action, pending as PendingOf<'attack'>, telling)];
    case 'bonus':
      return bonus(action, pending as PendingOf<'bonus'>, telling);
    default:
      return [];
  }
}

const own = ({ stand }: PlayTelling) => stand.view.players[stand.view.pending?.seat ?? stand.seat ?? 0]!;
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function playing(action: ActionOf<'play'>, pending: Pending, telling: PlayTelling): AskedChoice {
  const { language, name, stand, words } = telling;
  const title = fortuneName(action.card, language);
  const note = fortuneText(action.card, language);
  const base = { title, note, card: action.card };
  switch (action.card) {
    case 'F04':
    case 'F13':
      return choice(action, telling, { ...base, key: action.card, opens: action.card, button: title });
    case 'F06': {
      const { price } = itemOf(action.item);
      const from = words.asks.fromFor(name(action.seat), price);
      const lines = itemLines(own(telling), action.item, 1, telling);
      return choice(action, telling, {
        title: `${title}: ${itemName(action.item, language)}`,
        note: from,
        lines,
        card: action.item,
        seat: action.seat,
      });
    }
    case 'F14':
      return taking(action, action.crew, telling, [], `${title}: `, name(action.seat), action.seat);
    case 'F15':
      return taking(action, action.crew, telling, [], `${title}: `);
    case 'F05':
      return choice(action, telling, base);
    default:
      return windowChoice(action, pending as PendingOf<'window'>, choice(action, telling, base), stand.view, words);
  }
}

/** SS-M3: what each figure's space does. */
function first(action: ActionOf<'first'>, telling: PlayTelling): AskedChoice {
  const { stand, language } = telling;
  const player = own(telling);
  const space = player[action.figure];
  const lines = landingLines(landing(stand.view, player.seat, action.figure, space), space, telling);
  const title = spaceName(space, language);
  return choice(action, telling, {
    title,
    note: figureName(action.figure, language),
    lines,
    figure: action.figure,
    seat: player.seat,
    space,
  });
}

/** A crew card that comes: from its stack, or from somebody. */
function taking(
  action: Action,
  crew: string,
  telling: PlayTelling,
  more: readonly ChoiceLine[],
  before = '',
  from?: string,
  seat?: number,
): AskedChoice {
  const { language, words } = telling;
  const lines = [...crewLines(own(telling), crew, 1, telling), ...more];
  const note = from === undefined ? crewText(crew, language) : words.asks.from(from);
  return choice(action, telling, { title: `${before}${crewName(crew, language)}`, note, lines, card: crew, seat });
}

/** SS-F4: what is due afterwards, whoever is taken on. */
function recruitDues(telling: PlayTelling): readonly ChoiceLine[] {
  const { stand } = telling;
  const player = own(telling);
  const figures: readonly Figure[] = ['officer', 'pirate'];
  const here = figures.find(
    (figure) => spaceAt(player[figure]).settlement !== undefined && isAskedFor(figure, telling),
  );
  if (here === undefined) return [];
  const { effects, ...rest } = landing(stand.view, player.seat, here, player[here]);
  return landingLines(
    { ...rest, effects: effects.filter(({ kind }) => kind === 'dues'), foes: [] },
    player[here],
    telling,
  );
}

/** Whether the crew that is offered lives where this figure stands. */
function isAskedFor(figure: Figure, telling: PlayTelling): boolean {
  const { pending } = telling.stand.view;
  const { settlement } = spaceAt(own(telling)[figure]);
  return pending?.kind === 'recruit' && settlement !== undefined && settlementOf(pending.kinds[0]!) === settlement;
}

function fromBridge(action: ActionOf<'take'>, telling: PlayTelling): AskedChoice {
  const { stand, name } = telling;
  if (action.crew !== undefined) return taking(action, action.crew, telling, [], '', name(action.seat), action.seat);
  const { gold } = stand.view.players[action.seat]!;
  return choice(action, telling, { title: name(action.seat), note: telling.words.asks.has(gold), seat: action.seat });
}

/** Before an enemy that a Spyglass shows, or the Pirate King. */
function inCave(action: ActionOf<'pay' | 'fight' | 'bury'>, pending: Pending, telling: PlayTelling): AskedChoice {
  const { stand, words } = telling;
  const { asks } = words;
  const player = own(telling);
  if (pending.kind === 'lair') {
    if (action.type === 'pay') {
      return choice(action, telling, {
        lines: [{ sign: 'gold', text: asks.payLeft(player.gold - pending.price) }],
        value: String(pending.price),
      });
    }
    return choice(action, telling, {
      chances: kingChances(player, pending.figure),
      lines: [{ sign: 'king', text: asks.loseKing, tone: 'cost' }],
      figure: pending.figure,
    });
  }
  if (pending.kind !== 'spy') return choice(action, telling);
  const isSmoky = spaceAt(player[pending.figure]).type === 'smoky_cave';
  const { spied } = stand.view;
  if (action.type === 'fight') {
    return choice(action, telling, {
      ...(spied !== null && { chances: enemyChances(spied, player, pending.figure, isSmoky), card: spied }),
    });
  }
  const ahead = enemyAhead(stand.view, player, pending.figure, isSmoky);
  return choice(action, telling, {
    ...(ahead !== null && {
      chances: ahead.chances,
      lines: [{ sign: 'enemy' as const, text: asks.nextEnemy(ahead.least, ahead.most) }],
    }),
  });
}

function selling(action: ActionOf<'sell'>, pending: Pending, telling: PlayTelling): AskedChoice {
  const { words, language } = telling;
  const player = own(telling);
  const { price } = itemOf(action.item);
  const lines = [...itemLines(player, action.item, -1, telling)];
  if (pending.kind === 'debt') {
    const missing = pending.owed - player.gold - price;
    lines.unshift({ sign: 'gold', text: missing > 0 ? words.asks.stillMissing(missing) : words.asks.enough });
  }
  return choice(action, telling, {
    title: itemName(action.item, language),
    note: itemText(action.item, language),
    lines,
    value: `+${price}`,
    card: action.item,
  });
}

function attacking(action: ActionOf<'attack'>, { figure }: PendingOf<'attack'>, telling: PlayTelling): AskedChoice {
  const { stand, words, name } = telling;
  const player = own(telling);
  const foe = stand.view.players[action.seat]!;
  const lead = player.might[figure] - foe.might[action.figure];
  const crew = foe.crewCount > player.crewCount ? foe.crewCount : 0;
  return choice(action, telling, {
    title: capital(words.stages.figureOf(name(action.seat), action.figure, false)),
    note: words.asks.mights(player.might[figure], foe.might[action.figure]),
    chances: fightChances(lead),
    lines: [{ sign: 'gold', text: words.stages.ifWin(words.stages.bonusStake(BONUS_GOLD, crew)) }],
    seat: action.seat,
    figure: action.figure,
  });
}

/** SS-B6: taking nothing is the quiet button. */
function bonus(action: ActionOf<'bonus'>, { loser }: PendingOf<'bonus'>, telling: PlayTelling): readonly AskedChoice[] {
  const { name, words, stand } = telling;
  if (action.take === 'nothing') return [];
  if (action.take === 'crew') return [taking(action, action.crew, telling, [], '', name(loser), loser)];
  const { gold } = stand.view.players[loser]!;
  return [
    choice(action, telling, {
      note: gold < BONUS_GOLD ? words.asks.toDebt(name(loser)) : words.asks.has(gold),
      value: `+${BONUS_GOLD}`,
      seat: loser,
    }),
  ];
}
