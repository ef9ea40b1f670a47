import type { GameUi } from '../games/game-ui.js';
import { faceOf } from '../games/index.js';
import type { Letter, OwnCommand } from '../settings/letters.js';
import { words } from '../words/index.svelte.js';
import { readOut } from './announcer.svelte.js';
import { choose } from './keys.js';
import { sinceOwnTurn } from './log-lines.js';
import type { Act, ShownTable } from './model.js';
import type { PlanDesk } from './plans/plan-desk.svelte.js';
import { showRefusal } from './show-refusal.js';
import type { Story } from './story.svelte.js';

/** What the letters work upon. */
interface CommandedTable {
  readonly ui: GameUi;
  readonly model: Pick<ShownTable, 'standing' | 'seat'>;
  readonly story: Story;
  /** Both missing where nothing can be done: a record is only looked at. */
  readonly act?: Act | undefined;
  readonly undo?: (() => void) | undefined;
  /** Shows how it really stands; false if what is asked there should be looked at first. */
  readonly ready?: (() => boolean) | undefined;
  readonly playBack?: (() => void) | undefined;
  readonly pause?: (() => void) | undefined;
  readonly plans?: PlanDesk | undefined;
  /** Read before how the table stands, in place of whose turn it is. */
  readonly before?: readonly string[] | undefined;
  /** Read in place of what happened since one's own turn. */
  readonly last?: string | undefined;
}

/** What letters do at any table, whatever frame is around it. */
export function tableCommands(table: () => CommandedTable): (letter: Letter) => void {
  const own: Readonly<Record<OwnCommand, () => void>> = {
    undo: () => table().undo?.(),
    log: () => readOut(...lastLines(table())),
    read: () => readOut(...tableInWords(table())),
    playBack: () => table().playBack?.(),
    pause: () => table().pause?.(),
    inspect: () => document.activeElement?.dispatchEvent(new CustomEvent('inspect', { bubbles: true })),
  };
  return ({ game, command }) => (game === null ? own[command as OwnCommand]() : doFirst(command, table()));
}

/** Does the first thing that the game's command stands for and that can be done. */
function doFirst(command: string, { ui, model, story, act, ready, plans }: CommandedTable): void {
  const { types = [], chooses = false } = faceOf(ui.id)?.commands.find(({ id }) => id === command) ?? {};
  if (types.length === 0) {
    document.querySelector('main [data-hears]')?.dispatchEvent(new CustomEvent(command));
    return;
  }
  if (act === undefined || ready?.() === false) return;
  const { standing } = model;
  if (standing === null) return;
  const answers = types.map((text) => ui.command(text, standing, words.language, story.name));
  const answer = answers.find(({ kind }) => kind === 'act' || kind === 'plan') ?? answers[0];
  if (answer?.kind === 'act') void act(answer.action);
  else if (answer?.kind === 'plan') void plans?.carryOut(answer.plan);
  else if (chooses && chooseNext()) return;
  else if (answer?.kind === 'read') readOut(...answer.lines);
  else if (answer?.kind === 'refused') showRefusal(ui.id, answer.reason, answer.rules);
}

/** Chooses the first thing that can be chosen, or the one after the one that is. False where there is none. */
function chooseNext(): boolean {
  const things = [...document.querySelectorAll<HTMLElement>('main [data-digit]:not([aria-disabled])')];
  const chosen = things.findIndex((thing) => thing.ariaPressed === 'true');
  const next = things[(chosen + 1) % things.length];
  if (next === undefined) return false;
  choose(next);
  return true;
}

function lastLines({ model: { seat }, story, last }: CommandedTable): readonly string[] {
  if (last !== undefined) return [last];
  const since = sinceOwnTurn(story.lines, seat);
  return (since.length > 0 ? since : story.lines.slice(-3)).map(({ text }) => text);
}

function tableInWords({ ui, model: { standing }, story, before }: CommandedTable): readonly string[] {
  const told = standing === null ? [] : ui.describe(standing, words.language, story.name);
  return [...(before ?? [story.turnSentence]), ...told];
}
