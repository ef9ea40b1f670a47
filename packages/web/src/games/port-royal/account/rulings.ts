import type { Language, Seat } from '@roadstead/kernel';
import { type PortRoyalResult, portRoyalWords, TITLES, titleName, underWay } from '@roadstead/port-royal';
import type { RuleId } from '@roadstead/port-royal/rulebook';
import type { SeatName } from '../../../table/model.js';
import type { Ruling } from '../../account.js';
import { whyOver } from '../play/outcome-sentence.js';
import { cardAt, playerAt, type Stand } from '../play/standing.js';
import { WORDS } from '../words/index.js';
import { ACCOUNT_WORDS } from './words.js';

type Ranked = PortRoyalResult['ranking'][number];

interface Telling {
  readonly stand: Stand;
  readonly result: PortRoyalResult;
  readonly language: Language;
  readonly name: SeatName;
}

const ruled = (rule: RuleId, text: string): Ruling => ({ rule, text });

/** Why it ended, and how the places came about. */
export function rulings(telling: Telling): readonly Ruling[] {
  return telling.result.won === undefined
    ? [...places(telling), ending(telling)]
    : [ending(telling), ...titles(telling)];
}

function ending({ stand, result, language, name }: Telling): Ruling {
  const words = ACCOUNT_WORDS[language];
  const { view } = stand;
  switch (whyOver(stand, result)) {
    case 'contracts':
      return ruled('PR-O4', words.allFulfilled);
    case 'time':
      return ruled('PR-O4', words.timeUp);
    case 'noCards':
      return ruled('PR-S6', words.noCards);
    case 'card9': {
      const over = { type: 'over', why: 'card9', ...result } as const;
      return ruled('PR-A19', portRoyalWords.event(over, { language, name, you: stand.seat }));
    }
    case 'influence':
      if (view.end === 'expedition') return ruled('PR-E3', words.goalWithExpedition(view.goal ?? 0));
      return ruled(view.goal === underWay.endInfluence ? 'PR-U3' : 'PR-E1', words.goal(view.goal ?? 0));
  }
}

function places(telling: Telling): readonly Ruling[] {
  const { result, language, name } = telling;
  const words = ACCOUNT_WORDS[language];
  const { ranking } = result;
  if (ranking.length < 2) return [];
  if (telling.stand.view.chapter !== undefined) return [inChapter(telling)];
  const barred = ranking.filter(({ seat }) => !mayWin(telling, seat));
  const most = ranking.filter(({ seat }) => mayWin(telling, seat));
  const isFirst = ({ influence }: Ranked) => influence === most[0]!.influence;
  return [
    // Where the victory itself was decided by coins, that tells most.
    ...levels(most.filter(isFirst), telling),
    ...(most.length > 1 ? [ruled('PR-E2', words.most(listOf(most, ({ influence }) => influence, name)))] : []),
    ...levels(
      most.filter((ranked) => !isFirst(ranked)),
      telling,
    ),
    ...(barred.length > 0
      ? [ruled('PR-E3', words.noExpedition(listOf(barred, ({ influence }) => influence, name)))]
      : []),
    ...levels(barred, telling),
  ];
}

/** PR-A21: the trophy decides before influence. */
function inChapter({ stand, result, language, name }: Telling): Ruling {
  const over = { type: 'over', why: 'influence', ...result } as const;
  return ruled('PR-A21', portRoyalWords.event(over, { language, name, you: stand.seat }));
}

function mayWin({ stand: { view } }: Telling, seat: Seat): boolean {
  if (view.end === 'standard') return true;
  return playerAt(view, seat)?.display.some((ref) => cardAt(ref).type === 'expedition') ?? false;
}

/** PR-E2: those with the same influence go by coins, and who has as many of them too shares the place. */
function levels(ranked: readonly Ranked[], { language, name }: Telling): readonly Ruling[] {
  const words = ACCOUNT_WORDS[language];
  const { counts } = WORDS[language];
  return groups(ranked, ({ influence }) => influence).flatMap((level) => {
    const { influence, coins } = level[0]!;
    const coinsDecide = level.some((one) => one.coins !== coins);
    const shared = groups(level, (one) => one.coins).map((same) => {
      const names = counts.and(same.map(({ seat }) => name(seat)));
      return ruled('PR-E2', words.shared(names, influence, counts.coins(same[0]!.coins)));
    });
    return coinsDecide
      ? [
          ruled(
            'PR-E2',
            words.coins(
              influence,
              listOf(level, (one) => one.coins, name),
            ),
          ),
          ...shared,
        ]
      : shared;
  });
}

/** Those of two or more that are alike, in their order. */
function groups<T>(all: readonly T[], by: (one: T) => number): readonly (readonly T[])[] {
  const values = [...new Set(all.map(by))];
  return values.map((value) => all.filter((one) => by(one) === value)).filter(({ length }) => length > 1);
}

function listOf(ranked: readonly Ranked[], figure: (one: Ranked) => number, name: SeatName): string {
  return ranked.map((one) => `${name(one.seat)} ${figure(one)}`).join(', ');
}

/** PR-O6: points count after a victory alone. */
function titles({ result: { won, points = 0, title }, language }: Telling): readonly Ruling[] {
  const words = ACCOUNT_WORDS[language];
  const { counts } = WORDS[language];
  if (!won || !title) return points > 0 ? [ruled('PR-O6', words.pointsLost(counts.points(points)))] : [];
  const next = TITLES.findLast((one) => one.points > points);
  return [
    ruled('PR-O6', words.title(counts.points(points), titleName(title, language))),
    ...(next ? [ruled('PR-O6', words.nextTitle(next.points, titleName(next.title, language)))] : []),
  ];
}
