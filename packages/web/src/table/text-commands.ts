import { loadedGame } from '@roadstead/games';
import type { Language, PlanPart, Typed } from '@roadstead/kernel';
import type { Standing } from '@roadstead/protocol';
import type { CommandAnswer, GameUi } from '../games/game-ui.js';
import type { Words } from '../words/index.svelte.js';
import { sinceOwnTurn } from './log-lines.js';
import type { Act, ShownTable } from './model.js';
import type { Confirm, OfferedPlan } from './plans/plan-desk.svelte.js';
import type { Story } from './story.svelte.js';

/** As much of the commands of several actions as a text needs. */
interface TextPlans {
  readonly title: string;
  readonly onceMore: string;
  readonly offers: readonly OfferedPlan[];
  readonly takeBack: { readonly to: number } | null;
  readonly apart: string;
  offered(plan: Typed): OfferedPlan | null;
  compose(parts: readonly PlanPart<Typed, Typed>[]): OfferedPlan | null;
  carryOut(plan: Typed, confirm: Confirm): Promise<{ readonly text: string } | null>;
}

interface TextTable {
  readonly model: ShownTable;
  readonly act: Act;
  readonly ui: GameUi;
  readonly story: Story;
  readonly plans?: TextPlans | undefined;
  readonly words: Words;
  readonly language: Language;
  /** What was asked last about a command: where it is said once more, it is meant. */
  readonly asked?: string | undefined;
}

type ShellVerb = Exclude<keyof Words['text']['words'], 'rules' | 'why'>;

/** Lines to read, and the rules behind a refusal. */
interface TextAnswer {
  readonly lines: readonly string[];
  readonly rules?: readonly string[];
  /** What was asked about a command, which is done only if it is said once more. */
  readonly asks?: string;
}

/** What a line that somebody typed leads to. `refused` are the rules behind the last refusal. */
export async function obey(typed: string, table: TextTable, refused: readonly string[]): Promise<TextAnswer> {
  const text = typed.trim().toLowerCase();
  const verb = shellVerb(text, table.words);
  if (verb !== null) return { lines: await SHELL_VERBS[verb](table) };
  const [asked, ...rest] = text.split(/\s+/);
  const { words } = table.words.text;
  if (words.rules.includes(asked!)) return { lines: await rulesAbout(rest.join(' '), table) };
  if (words.why.includes(asked!)) return why(rest.join(' '), table, refused);
  return play(text, table);
}

async function rulesAbout(text: string, { ui, words, language }: TextTable): Promise<readonly string[]> {
  if (loadedGame(ui.id)?.rulebook === undefined) return [words.text.noRules];
  const { tableOfContents, findRules } = await import('../rules/reading.js');
  if (text === '') return tableOfContents(ui.id, language);
  const { lines, found } = await findRules(ui.id, language, text);
  return lines.length === 0 ? [words.text.unknown(text)] : [words.text.rulesFound(found, lines.length), ...lines];
}

/** The rules behind the last no; or why the words after it cannot be done. */
async function why(text: string, table: TextTable, refused: readonly string[]): Promise<TextAnswer> {
  const { ui, model, story, words, language } = table;
  const { standing } = model;
  const { readRules } = await import('../rules/reading.js');
  if (text === '' || standing === null) {
    return { lines: refused.length === 0 ? [words.text.nothingRefused] : await readRules(ui.id, language, refused) };
  }
  const answer = ui.command(text, standing, language, story.name);
  if (answer.kind !== 'refused') return { lines: [words.text.canBeDone] };
  const { reason, rules = [] } = answer;
  return { lines: [reason, ...(await readRules(ui.id, language, rules))], rules };
}

/** What can be done now, numbered: the actions, then the commands of several actions. */
export function choices({
  model,
  story,
  plans,
  words,
}: Pick<TextTable, 'model' | 'story' | 'plans' | 'words'>): readonly string[] {
  const legal = model.standing?.legal ?? [];
  if (legal.length === 0) return [story.turnText, ...(story.over ? [] : [words.text.waiting])];
  const offers = plans?.offers ?? [];
  const inOneGo = offers.map(({ label, preview }, i) => `${legal.length + i + 1}. ${label}: ${preview.join(' ')}`);
  return [
    words.text.choices,
    ...legal.map((action, i) => `${i + 1}. ${story.action(action)}`),
    ...(offers.length > 0 ? [`${plans!.title}:`, ...inOneGo] : []),
  ];
}

function shellVerb(text: string, words: Words): ShellVerb | null {
  const { rules, why, ...plain } = words.text.words;
  const verbs = Object.entries(plain) as [ShellVerb, readonly string[]][];
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
  undo: async ({ model, plans, words }) =>
    (await model.undo(true, plans?.takeBack?.to)) ? [words.text.undone] : [model.refusal ?? words.table.nothingToUndo],
  hint: async ({ model, story, words }) => {
    const hint = await model.hint();
    return hint === null ? [model.refusal ?? words.text.waiting] : [`${story.action(hint.action)}. ${hint.why}`];
  },
};

/** By its number after those of the actions, or by what it is called. */
function planOf(text: string, legal: readonly Typed[], plans: TextPlans | undefined): Typed | undefined {
  const offers = plans?.offers ?? [];
  const named = offers.find(({ label }) => label.toLowerCase() === text);
  return (/^\d+$/.test(text) ? offers[Number(text) - legal.length - 1] : named)?.plan;
}

async function carryOut(plan: Typed, { plans, words, asked }: TextTable): Promise<TextAnswer> {
  let question: TextAnswer | undefined;
  const report = await plans?.carryOut(plan, async (asks, reasons) => {
    if (asks === asked) return true;
    question = { lines: [asks, ...reasons, plans.onceMore], asks };
    return false;
  });
  if (question !== undefined) return question;
  return { lines: [report?.text ?? words.text.waiting] };
}

/** Several numbers, or several things with semicolons between them. */
function partsOf(text: string): readonly string[] {
  const between = /^[\d\s,;]+$/.test(text) ? /[\s,;]+/ : ';';
  return text
    .split(between)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** What a text means: an action or a command by its number or its name, or what the game makes of it. */
function meant(text: string, standing: Standing, { ui, story, plans, language }: TextTable): CommandAnswer {
  const plan = planOf(text, standing.legal, plans);
  if (plan !== undefined) return { kind: 'plan', plan };
  const numbered = /^\d+$/.test(text) ? standing.legal[Number(text) - 1] : undefined;
  return numbered ? { kind: 'act', action: numbered } : ui.command(text, standing, language, story.name);
}

/** Several things as one command: it is told what that does and costs, and done once it is said again. */
async function compose(texts: readonly string[], standing: Standing, table: TextTable): Promise<TextAnswer> {
  const { plans, story, words, asked } = table;
  const parts: PlanPart<Typed, Typed>[] = [];
  const labels: string[] = [];
  for (const text of texts) {
    const answer = meant(text, standing, table);
    if (answer.kind === 'refused') return { lines: [answer.reason || words.text.unknown(text)] };
    if (answer.kind === 'read') return { lines: [words.text.unknown(text)] };
    parts.push(answer.kind === 'act' ? { act: answer.action } : { plan: answer.plan });
    labels.push(answer.kind === 'act' ? story.action(answer.action) : plans!.offered(answer.plan)!.label);
  }
  const composed = plans?.compose(parts) ?? null;
  if (composed === null) return { lines: [plans?.apart ?? words.text.unknown(texts.join('; '))] };
  const question = `${composed.label}: ${labels.join('; ')}?`;
  if (asked === question) return carryOut(composed.plan, table);
  return { lines: [question, ...composed.preview, plans!.onceMore], asks: question };
}

async function play(text: string, table: TextTable): Promise<TextAnswer> {
  const { model, act, ui, words } = table;
  const { standing } = model;
  if (standing === null) return { lines: [words.text.waiting] };
  const parts = partsOf(text);
  if (parts.length > 1) return compose(parts, standing, table);
  const answer = meant(text, standing, table);
  if (answer.kind === 'read') return { lines: answer.lines };
  if (answer.kind === 'plan') return carryOut(answer.plan, table);
  if (answer.kind === 'refused') {
    return { lines: [answer.reason || words.text.unknown(text)], rules: answer.rules ?? [] };
  }
  if (await act(answer.action)) return { lines: [] };
  return { lines: [model.refusal ?? words.failed], rules: ui.rulesOfRefusal?.(model.refusalCode ?? '') ?? [] };
}
