import type { Ranked, Typed } from '@roadstead/kernel';
import type { Standing } from '@roadstead/protocol';
import type { IsletsAction, IsletsEvent, IsletsView } from '../../../../kernel/test/games/islets/game.js';
import { isletName } from '../../../../kernel/test/games/islets/names.js';
import type { CommandAnswer, GameUi } from '../../../src/games/game-ui.js';
import { learnFurniture } from '../../../src/table/furniture/words/index.svelte.js';
import Ledger from './Ledger.svelte';
import Table from './Table.svelte';
import Ways from './Ways.svelte';
import { WORDS } from './words.js';

export type IsletsStanding = Standing<IsletsView, IsletsAction>;

const pointsOf = (ranked: Ranked) => (ranked as Ranked & { readonly points: number }).points;

/** The islets that an event speaks of. */
export function placesIn(event: Typed): readonly number[] {
  const told = event as IsletsEvent;
  if (told.type === 'sailed') return [told.to];
  return told.type === 'loaded' || told.type === 'surf' ? [told.at] : [];
}

export const isletsUi: GameUi = {
  id: 'islets',
  learn: learnFurniture,
  Table,
  panels: [
    { name: 'ways', icon: 'chart', title: { en: 'All ways', nl: 'Alle wegen', de: 'Alle Wege' }, Panel: Ways },
    { name: 'ledger', icon: 'ledger', title: { en: 'Ledger', nl: 'Kasboek', de: 'Kassenbuch' }, Panel: Ledger },
  ],
  command(text, standing, language): CommandAnswer {
    const typed = text.trim().toLowerCase();
    const { legal } = standing as IsletsStanding;
    const action = legal.find((each) => each.type === typed);
    if (action !== undefined) return { kind: 'act', action };
    if (typed === 'load all' && legal.some(({ type }) => type === 'load')) {
      return { kind: 'plan', plan: { type: 'loadAll' } };
    }
    return { kind: 'refused', reason: WORDS[language].unknown(text) };
  },
  describe(standing, language, name) {
    const { view } = standing as IsletsStanding;
    const words = WORDS[language];
    return view.boats.map(
      (at, seat) => `${name(seat)}: ${isletName(at, language)}, ${words.crateCount(view.holds[seat]!)}.`,
    );
  },
  outcome({ result }, language, name) {
    const words = WORDS[language];
    return words.wins(result!.winners.map(name).join(', '), words.points(pointsOf(result!.ranking[0]!)));
  },
  figures: (ranked, language) => WORDS[language].points(pointsOf(ranked)),
  thingsOf: placesIn,
  isTurn: ({ type }) => type === 'turn',
};
