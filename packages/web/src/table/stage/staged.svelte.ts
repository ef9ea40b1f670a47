import { loadedGame } from '@roadstead/games';
import type { Seat } from '@roadstead/kernel';
import { isPlayedByPerson } from '@roadstead/protocol';
import { untrack } from 'svelte';
import type { GameUi } from '../../games/game-ui.js';
import type { RecapPart, StageScene } from '../../games/stage.js';
import { speedNow } from '../../motion/speed.js';
import { look } from '../../settings/look.svelte.js';
import { settings } from '../../settings/settings.svelte.js';
import { play } from '../../sound/player.js';
import { words } from '../../words/index.svelte.js';
import { announce, announceNow } from '../announcer.svelte.js';
import type { ShownTable, TableModel } from '../model.js';
import { seatNames } from '../names.js';
import { Story } from '../story.svelte.js';
import { Ears } from './ears.js';
import { eventsBetween, ownerOf } from './since.js';
import { type Heard, type Shown, Stage, type Truth } from './stage.js';

interface StagedWith {
  /** How many entries at once are still shown one by one. */
  readonly most?: number;
  /** Makes everything quicker or slower than the settings say. */
  readonly pace?: () => number;
  /** Nobody sees the table now. */
  readonly isCovered?: () => boolean;
  /** Nothing is heard: somebody else tells what happens. */
  readonly isSilent?: boolean;
}

/** A table and what is shown of it: what is drawn and told follows the stage; what is done goes to the table itself. */
export class Staged {
  private readonly table: TableModel;
  private readonly ui: GameUi;
  private readonly stage: Stage;
  private readonly ears: Ears;
  private readonly with: StagedWith;
  private shown: Shown = $state.raw(null as unknown as Shown);
  private sentence = $state('');
  isBehind = $state(false);
  isPaused = $state(false);
  isBusy = $state(false);
  readonly model: ShownTable;
  readonly story: Story;

  constructor(table: TableModel, ui: GameUi, staged: StagedWith = {}) {
    this.table = table;
    this.ui = ui;
    this.with = staged;
    this.stage = new Stage(
      truthOf(table)!,
      ui,
      {
        speed: () => this.speed,
        isStill: () => look.still,
        isBot: (seat) => !isPlayedByPerson(table.room.seats[seat]!),
        changed: () => this.changed(),
        heard: (heard) => this.heard(heard),
      },
      staged.most,
    );
    this.changed();
    this.model = shownTable(table, () => this.shown);
    this.story = new Story(this.model, ui);
    this.ears = new Ears(() => this.story.lines, ui, { play, announce, announceNow });
  }

  readonly scene: StageScene = $derived.by(() => {
    const { beat, told } = this.shown;
    return { beat, told, behind: this.isBehind, caption: this.sentence };
  });

  /** Whose turn is shown; null where turns belong to nobody. */
  readonly turnOwner: Seat | null = $derived.by(() => ownerOf(this.shown.told[0], this.ui.isTurn));

  /** What each did since one's last turn, for whoever is asked. */
  readonly recap: readonly RecapPart[] = $derived.by(() => {
    const { model, ui } = this;
    const { seat } = model;
    if (seat === null || ui.stage?.recap === undefined || this.isBehind || !this.story.myTurn) return [];
    const since = eventsBetween(model.opening, model.log, seat, ui.isTurn);
    return ui.stage.recap(since, words.language, seatNames(model.room, words.now));
  });

  /** Called within an effect: what is told of the table is shown. */
  follow(): void {
    const truth = truthOf(this.table);
    // Whoever wants nothing shown one by one does not want the rest either.
    const isOver = this.speed === 0;
    untrack(() => {
      if (isOver) this.stage.finish();
      if (truth !== null) this.stage.follow(truth);
    });
  }

  /** Called within an effect: while nobody looks, nothing is kept for later. */
  attend(): () => void {
    const leave = () => {
      if (document.hidden) this.stage.finish();
    };
    document.addEventListener('visibilitychange', leave);
    return () => {
      document.removeEventListener('visibilitychange', leave);
      this.stage.close();
    };
  }

  skip(): void {
    this.stage.skip();
  }

  step(): void {
    this.stage.step();
  }

  togglePause(): void {
    if (this.isPaused) this.stage.goOn();
    else this.stage.pause();
  }

  /** Shows how it really stands. */
  finish(): void {
    this.stage.finish();
  }

  get canPlayBack(): boolean {
    void this.shown;
    return this.stage.playsBackFrom !== null;
  }

  /** Shows once more what happened since one's last turn; false if nothing did, or nobody can tell how it stood then. */
  async playBack(): Promise<boolean> {
    const { playsBackFrom } = this.stage;
    const view = playsBackFrom === null ? null : await this.table.viewAfter(playsBackFrom);
    // Meanwhile the game may have gone on.
    if (view === null || this.stage.playsBackFrom !== playsBackFrom) return false;
    this.stage.playBack(view);
    return true;
  }

  /** Shows how it really stands; false if what is asked there was not in sight yet, and should be looked at first. */
  ready(): boolean {
    const { isQuestionUnseen } = this.stage;
    this.stage.finish();
    return !isQuestionUnseen;
  }

  private get speed(): number {
    if (settings.now.textMode || this.with.isCovered?.() || document.hidden) return 0;
    return speedNow() * (this.with.pace?.() ?? 1);
  }

  private changed(): void {
    const { stage } = this;
    this.shown = stage.shown;
    this.isBehind = stage.isBehind;
    this.isPaused = stage.isPaused;
    this.isBusy = stage.isBusy;
  }

  private heard(heard: Heard): void {
    const said = loadedGame(this.ui.id)!.words;
    const told = heard.events.filter((event) => !said.isDetail(event));
    const sentences = told.map((event) => said.event(event, this.story.audience)).filter((text) => text !== '');
    if (heard.isJump) this.sentence = '';
    else if (sentences.length > 0) this.sentence = sentences.join(' ');
    if (!this.with.isSilent) this.ears.hear(heard);
  }
}

function truthOf({ standing, opening, log, seat }: TableModel): Truth | null {
  return standing === null ? null : { standing, opening, log, seat };
}

/** The table as it is shown; everything but how it stands is as it is. */
function shownTable(table: TableModel, shown: () => Shown): ShownTable {
  return {
    get id() {
      return table.id;
    },
    get room() {
      return table.room;
    },
    get standing() {
      return shown().standing;
    },
    get opening() {
      return table.opening;
    },
    get log() {
      return shown().log;
    },
    get said() {
      return table.said;
    },
    get seat(): Seat | null {
      return table.seat;
    },
    get waiting() {
      return table.waiting;
    },
    get connection() {
      return table.connection;
    },
    get refusal() {
      return table.refusal;
    },
    undo: (step) => table.undo(step),
    askUndo: (to) => table.askUndo(to),
    answerUndo: (to, agree) => table.answerUndo(to, agree),
    arm: (order) => table.arm(order),
    say: (what) => table.say(what),
    viewAfter: (act) => table.viewAfter(act),
    hint: () => table.hint(),
    dismissRefusal: () => table.dismissRefusal(),
  };
}
