import type { Ranked, Typed } from '@roadstead/kernel';
import type { Standing } from '@roadstead/protocol';
import type { LotsAction, LotsEvent, LotsView } from '../../../kernel/test/games/lots.js';
import type { CommandAnswer, GameUi } from '../../src/games/game-ui.js';
import { tap, tone } from '../../src/sound/synth.js';
import Table from './Table.svelte';
import { WORDS } from './words.js';

/** What the page knows of a table of this game. */
export type LotsStanding = Standing<LotsView, LotsAction>;

/** What a place rests upon. */
const pointsOf = (ranked: Ranked) => (ranked as Ranked & { readonly points: number }).points;

/** By the word that names it. */
function choiceOf(text: string, legal: readonly LotsAction[]): LotsAction | undefined {
  const inOrder = [...legal].sort((a, b) => a.card - b.card);
  if (text === 'lowest') return inOrder[0];
  if (text === 'highest') return inOrder.at(-1);
  return legal.find(({ card }) => text === String(card));
}

export const lotsUi: GameUi = {
  id: 'lots',
  learn: async () => {},
  Table,
  command(text, standing, language): CommandAnswer {
    const action = choiceOf(text.trim().toLowerCase(), (standing as LotsStanding).legal);
    if (action !== undefined) return { kind: 'act', action };
    return { kind: 'refused', reason: WORDS[language].unknown(text) };
  },
  describe(standing, language, name) {
    const words = WORDS[language];
    const { view } = standing as LotsStanding;
    return [
      ...view.points.map((points, seat) => `${name(seat)}: ${words.points(points)}.`),
      `${words.call(view.call === 1)}.`,
      ...(view.hand === null ? [] : [`${words.hand}: ${view.hand.join(', ') || words.nothing}.`]),
    ];
  },
  outcome({ result }, language, name) {
    const words = WORDS[language];
    const { winners, ranking } = result!;
    const points = words.points(pointsOf(ranking[0]!));
    const names = winners.map(name).join(', ');
    return winners.length === 1 ? words.wins(names, points) : words.share(names, points);
  },
  figures: (ranked, language) => WORDS[language].points(pointsOf(ranked)),
  soundOf(event) {
    const { type } = event as LotsEvent;
    return type === 'laid' ? tap : type === 'scored' ? tone('triangle', 520, 780, 0.3, 0.2) : null;
  },
  thingsOf(event: Typed) {
    const told = event as LotsEvent;
    if (told.type === 'shown') return told.cards;
    return 'card' in told && told.card !== undefined ? [told.card] : [];
  },
  isTurn: ({ type }) => type === 'called',
};
