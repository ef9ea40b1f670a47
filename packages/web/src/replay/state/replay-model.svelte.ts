import type { Seat, Typed } from '@roadstead/kernel';
import type { Played, Room, Standing } from '@roadstead/protocol';
import { settings } from '../../settings/settings.svelte.js';
import type { TableModel } from '../../table/model.js';
import type { Replay } from '../model/replay.js';

const NO = async (): Promise<false> => false;

/** A record at one of its steps, seen from one of its seats: a table like any other to those who draw it. */
export class ReplayModel implements TableModel {
  readonly id: string;
  readonly replay: Replay;
  readonly said = [];
  readonly waiting = false;
  /** Told from the seat that is looked from, as if one sat there. */
  readonly connection = 'connected';
  readonly refusal = null;
  step = $state(0);
  seat: Seat | null = $state(null);

  constructor(id: string, replay: Replay) {
    this.id = id;
    this.replay = replay;
    this.seat = replay.file.you;
  }

  readonly room: Room = $derived.by(() => this.replay.room(this.seat, this.id));
  readonly opening: readonly Typed[] = $derived.by(() => this.replay.opening(this.seat));
  /** Also what is still to come. */
  readonly whole: readonly Played[] = $derived.by(() => this.replay.log(this.seat));
  readonly log: readonly Played[] = $derived(this.whole.slice(0, this.step));

  readonly standing: Standing = $derived.by(() => {
    const standing = this.replay.standing(this.step, this.seat);
    if (settings.now.odds) return standing;
    const { odds, ...rest } = standing;
    return rest;
  });

  /** Goes to a step, or to the nearest that there is. */
  go(step: number): void {
    this.step = Math.min(this.replay.last, Math.max(0, Math.round(step) || 0));
  }

  act = NO;
  undo = NO;
  askUndo = NO;
  answerUndo = NO;
  arm = NO;
  say = NO;
  viewAfter = async () => null;
  hint = async () => null;
  dismissRefusal(): void {}
}
