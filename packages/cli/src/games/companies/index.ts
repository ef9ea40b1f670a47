import { type Action, type CompaniesResult, companies, type Event, type View } from '@roadstead/companies';
import type { Result } from '@roadstead/kernel';
import type { TerminalGame } from '../../play/game.js';
import { percent } from '../../play/render/percent.js';
import { hang, padStart } from '../../play/render/text.js';
import type { Scene } from '../../play/scene.js';
import type { CliGame } from '../row.js';
import { examples } from './examples.js';
import { inspect } from './inspect.js';
import { outcome } from './outcomes.js';
import { playerLines } from './players.js';
import { table } from './table.js';
import { TABLE_WORDS } from './words/index.js';

/** The Companies in the terminal. */
export const companiesTerminal: TerminalGame<Action, Event, View> = {
  goal: (_, { language }) => TABLE_WORDS[language].goal,
  rules: (_, { language }) => TABLE_WORDS[language].rules,
  table,
  flag: () => '',
  outcome,
  odds: ({ total, weights }, _, { language, columns }) => {
    const words = TABLE_WORDS[language];
    if (total === 0) return [words.oddsNone];
    const lines = Object.entries(weights).flatMap(([tile, n]) =>
      hang(`${padStart(percent(n / total), 7)}  `, tile, columns),
    );
    return [words.odds, ...lines];
  },
  inspect,
  ending,
  opensParagraph: ({ type }) => type === 'turn' || type === 'year' || type === 'over',
};

/** Who won, and where everybody's points come from. */
function ending(result: Result, view: View, scene: Scene): string[] {
  const { ranking } = result as CompaniesResult;
  const { ending: words } = TABLE_WORDS[scene.language];
  const [first] = ranking;
  return [
    scene.paint.bold(words.wins(scene.name(first!.seat), first!.points)),
    '',
    ...ranking.map(
      ({ seat, place, points }) => `${padStart(`${place}`, 2)}. ${scene.name(seat)}: ${points} ${words.points}`,
    ),
    '',
    ...playerLines({ ...view, active: first!.seat }, scene),
  ];
}

export const companiesRow: CliGame = { game: companies.id, terminal: companiesTerminal, examples };
