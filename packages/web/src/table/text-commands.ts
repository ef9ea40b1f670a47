import type { Language } from '@roadstead/kernel';
import type { GameUi } from '../games/game-ui.js';
import type { Words } from '../words/index.svelte.js';
import { sinceOwnTurn } from './log-lines.js';
import type { TableModel } from './model.js';
import type { Story } from './story.svelte.js';

interface TextTable {
  readonly model: TableModel;
  readonly ui: GameUi;
  readonly story: Story;
  readonly words: Words;
  readonly language: Language;
}

type ShellVerb = keyof Words['text']['words'];

/** What a line that somebody typed leads to, as lines to read. */
export async function obey(typed: string, table: TextTable): Promise<readonly string[]> {
  const text = typed.trim().toLowerCase();
  const verb = shellVerb(text, table.words);
  if (verb !== null) return SHELL_VERBS[verb](table);
  return play(text, table);
}

/** What can be done now, numbered. */
export function choices({ model, story, words }: Pick<TextTable, 'model' | 'story' | 'words'>): readonly string[] {
  const legal = model.standing?.legal ?? [];
  if (legal.length === 0) return [story.turnText, ...(story.over ? [] : [words.text.waiting])];
  return [words.text.choices, ...legal.map((action, i) => `${i + 1}. ${story.action(action)}`)];
}

function shellVerb(text: string, words: Words): ShellVerb | null {
  const verbs = Object.entries(words.text.words) as [ShellVerb, readonly string[]][];
  return verbs.find(([, names]) => names.includes(text))?.[0] ?? null;
}

const SHELL_VERBS: Readonly<Record<ShellVerb, (table: TextTable) => Promise<readonly string[]>>> = {
  help: async (table) => [table.words.text.help, ...choices(table)],
  state: async ({ model, ui, story, language }) => {
    const { standing } = model;
    return standing === null ? [] : [story.turnText, ...ui.describe(standing, language, story.name)];
  },
  log: async ({ model, story, words }) => {
    const since = sinceOwnTurn(story.lines, model.seat).filter(({ undone }) => !undone);
    const lines = since.length > 0 ? since : story.lines.slice(-5);
    return lines.length === 0 ? [words.log.empty] : lines.map(({ text }) => text);
  },
  undo: async ({ model, words }) =>
    (await model.undo(true)) ? [words.text.undone] : [model.refusal ?? words.table.nothingToUndo],
  hint: async ({ model, story, words }) => {
    const hint = await model.hint();
    return hint === null ? [model.refusal ?? words.text.waiting] : [`${story.action(hint.action)}. ${hint.why}`];
  },
};

async function play(text: string, { model, ui, story, words, language }: TextTable): Promise<readonly string[]> {
  const { standing } = model;
  if (standing === null) return [words.text.waiting];
  const numbered = /^\d+$/.test(text) ? standing.legal[Number(text) - 1] : undefined;
  const answer = numbered
    ? ({ kind: 'act', action: numbered } as const)
    : ui.command(text, standing, language, story.name);
  if (answer.kind === 'read') return answer.lines;
  if (answer.kind === 'refused') return [answer.reason || words.text.unknown(text)];
  return (await model.act(answer.action)) ? [] : [model.refusal ?? words.failed];
}
