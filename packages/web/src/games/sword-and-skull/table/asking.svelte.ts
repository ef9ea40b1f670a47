import { type Language, same } from '@roadstead/kernel';
import { type Action, FIGURES, type Figure, swordAndSkullWords } from '@roadstead/sword-and-skull';
import type { SeatName } from '../../../table/model.js';
import type { PlanDesk } from '../../../table/plans/plan-desk.svelte.js';
import type { Guide } from '../../game-ui.js';
import type { AskedChoice, Question } from '../play/question.js';
import { questionOf } from '../play/question.js';
import { audienceOf, type Stand } from '../play/standing.js';
import { type ToldWay, waysByCard } from '../play/ways.js';

/** A place of the island that can be chosen. */
interface Target {
  readonly id: string;
  readonly figure: Figure | undefined;
  readonly chosen: boolean;
}

/** What a question needs to know of the table around it. */
interface AskedTable {
  readonly stand: Stand;
  readonly language: Language;
  readonly name: SeatName;
  readonly guide: Guide | undefined;
  readonly plans: PlanDesk | undefined;
  act(action: Action): Promise<boolean>;
}

const isWay = (choice: AskedChoice): choice is ToldWay => 'path' in choice;
/** More ways than these are not drawn all at once: only the one that is chosen. */
const MOST_DRAWN = 4;

/** What was chosen so far; none of it counts for another question. */
interface Draft {
  readonly seq: number;
  readonly key?: string | null;
  readonly opened?: 'F04' | 'F13' | null;
  readonly figure?: Figure;
  readonly by?: number;
  readonly bid?: number;
}

/** The question at the helm, and what is chosen of it before the gold button does it. */
export class Asking {
  private readonly table: () => AskedTable;
  private noted: Draft = $state.raw({ seq: -1 });

  constructor(table: () => AskedTable) {
    this.table = table;
  }

  private readonly stand: Stand = $derived.by(() => this.table().stand);
  private readonly draft: Draft = $derived(this.noted.seq === this.stand.seq ? this.noted : { seq: this.stand.seq });

  /** As it is asked; null when the game is over. */
  readonly question: Question | null = $derived.by(() => {
    const { stand, language, name } = this.table();
    return questionOf(stand, language, name);
  });

  /** A card whose ways are being chosen: Local Guide, Fair Winds. */
  readonly opened: 'F04' | 'F13' | null = $derived(this.draft.opened ?? null);

  private readonly all: readonly AskedChoice[] = $derived.by(() => {
    const { stand, language, name } = this.table();
    if (this.opened !== null) return waysByCard(this.opened, stand, language, name);
    return this.question?.choices ?? [];
  });

  private readonly ways: readonly ToldWay[] = $derived(this.all.filter(isWay));

  /** Steps to choose from; none where they are settled. */
  readonly steps: readonly number[] = $derived.by(() => {
    const steps = [...new Set(this.ways.flatMap(({ by }) => by ?? []))].sort((a, b) => a - b);
    return steps.length > 1 ? steps : [];
  });

  readonly by: number | null = $derived.by(() => {
    if (this.steps.length === 0) return null;
    const { pending } = this.stand.view;
    return this.draft.by ?? (pending?.kind === 'move' ? pending.by : this.steps[0]!);
  });

  /** Figures to choose from first, where each of them has many ways. */
  readonly figures: readonly Figure[] = $derived.by(() => {
    const many = this.ways.some(({ by }) => by === null) || this.opened !== null;
    const figures = FIGURES.filter((figure) => this.ways.some((way) => way.figure === figure));
    return many && figures.length > 1 ? figures : [];
  });

  readonly figure: Figure | null = $derived(this.figures.length === 0 ? null : (this.draft.figure ?? this.figures[0]!));

  private fits(way: ToldWay): boolean {
    const isStep = this.by === null || way.by === null || way.by === this.by || isLakeWay(way);
    return isStep && (this.figure === null || way.figure === this.figure);
  }

  /** What can be chosen now. */
  readonly choices: readonly AskedChoice[] = $derived(this.all.filter((choice) => !isWay(choice) || this.fits(choice)));

  /** Those that stay in the list when one is chosen are told in short. */
  readonly isLong: boolean = $derived(this.choices.length > 6);

  readonly chosen: AskedChoice | null = $derived.by(() => {
    const found = this.choices.find(({ key }) => key === this.draft.key);
    if (found) return found;
    // The only answer needs no choosing.
    const [only, ...rest] = this.choices;
    return only && rest.length === 0 && this.question?.otherwise === null ? only : null;
  });

  /** What the gold button does; null while something is still to be chosen. */
  readonly primary: AskedChoice | null = $derived.by(() => {
    if (this.question?.bidding) return this.bidChoice;
    return this.chosen ?? (this.opened === null ? (this.question?.otherwise ?? null) : null);
  });

  /** Beside it; who has chosen a card can still do without one. */
  readonly quiet: AskedChoice | null = $derived.by(() => {
    if (this.opened !== null || this.question === null) return null;
    const { otherwise, quiet } = this.question;
    return this.chosen !== null && otherwise !== null ? otherwise : quiet;
  });

  readonly bid: number = $derived(this.draft.bid ?? this.question?.bidding?.least ?? 0);

  private readonly bidChoice: AskedChoice | null = $derived.by(() => {
    const { stand, language, name } = this.table();
    const action = stand.legal.find((one) => one.type === 'bid' && one.gold === this.bid);
    if (action === undefined) return null;
    const button = swordAndSkullWords.action(action, stand.view, audienceOf(stand, language, name)).replace(/\.$/, '');
    return { key: 'bid', action, title: button, note: '', lines: [], button };
  });

  /** Routes that are drawn. */
  readonly drawn: readonly ToldWay[] = $derived.by(() => {
    const walks = this.choices.filter(isWay).filter(({ by }) => by !== null);
    return walks.length <= MOST_DRAWN ? walks : walks.filter(({ key }) => key === this.chosen?.key);
  });

  readonly flagged: readonly ToldWay[] = $derived.by(() => {
    const { chosen } = this;
    const isPut = chosen !== null && isWay(chosen) && chosen.by === null;
    return isPut ? [...this.drawn, chosen] : this.drawn;
  });

  readonly targets: readonly Target[] = $derived(
    this.choices.flatMap(({ space, figure, key }) =>
      space === undefined ? [] : [{ id: space, figure, chosen: key === this.chosen?.key }],
    ),
  );

  /** Where another number of steps would lead. */
  readonly hollow: readonly string[] = $derived.by(() => {
    const shown = new Set(this.targets.map(({ id }) => id));
    const others = this.opened === null ? this.ways.filter((way) => !this.fits(way)) : [];
    return [...new Set(others.map(({ to }) => to))].filter((id) => !shown.has(id));
  });

  choose(key: string): void {
    this.note({ key });
  }

  setFigure(figure: Figure): void {
    this.note({ figure, key: null });
  }

  setSteps(by: number): void {
    const { chosen } = this;
    this.note({ by, key: null });
    // Who goes stays chosen, where that is one way again.
    const again = this.choices.filter((choice) => chosen?.figure !== undefined && choice.figure === chosen.figure);
    if (again.length === 1) this.note({ key: again[0]!.key });
  }

  setBid(bid: number): void {
    this.note({ bid });
  }

  close(): void {
    this.note({ opened: null, key: null });
  }

  choicesAt(space: string): readonly AskedChoice[] {
    return this.choices.filter((choice) => choice.space === space);
  }

  /** Chooses what leads to this place; the next one where there are several. False where nothing does. */
  chooseAt(space: string): boolean {
    const here = this.choicesAt(space);
    if (here.length === 0) return false;
    const at = here.findIndex(({ key }) => key === this.chosen?.key);
    this.choose(here[(at + 1) % here.length]!.key);
    return true;
  }

  isWanted({ action, opens }: AskedChoice): boolean {
    const wants = this.table().guide?.wants as readonly Action[] | undefined;
    if (wants === undefined) return true;
    return wants.some((wanted) =>
      opens === undefined ? same(wanted, action) : wanted.type === 'play' && wanted.card === opens,
    );
  }

  /** Does what was chosen. A card with ways of its own opens them first; a walk through forks goes to its end. */
  async doIt(choice: AskedChoice): Promise<void> {
    if (choice.opens !== undefined) {
      this.note({ opened: choice.opens, key: null });
      return;
    }
    const { plans, act } = this.table();
    const plan = isWay(choice) ? choice.plan : null;
    if (plan !== null && plans !== undefined) await plans.carryOut(plan);
    else await act(choice.action);
  }

  private note(change: Omit<Draft, 'seq'>): void {
    this.noted = { ...this.draft, ...change };
  }
}

/** Out of the lake a figure goes into the lair, whatever was rolled. */
const isLakeWay = ({ path, by }: ToldWay): boolean => by !== null && path.length < by && path.length === 1;
