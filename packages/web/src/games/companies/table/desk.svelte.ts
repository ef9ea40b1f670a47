import type { PlayerView, View } from '@roadstead/companies';
import type { Language, Seat, Typed } from '@roadstead/kernel';
import { createContext } from 'svelte';
import { look } from '../../../settings/look.svelte.js';
import { botLine } from '../../../table/bot-line.js';
import { spokenTo } from '../../../table/names.js';
import type { Guide, TableProps, ThingId } from '../../game-ui.js';
import type { StageScene } from '../../stage.js';
import { fleetsOf, isActing, type NamedFleet, ownSeat, type Stand, standOf } from '../play/standing.js';
import { type TableWords, WORDS } from '../words/index.js';
import { Asking } from './asking.svelte.js';
import type { Form } from './form.js';
import type { Inspected } from './inspected.js';

/** What the parts of the table share: how the game stands, what is asked, and what is looked at. */
export class Desk {
  private readonly props: () => TableProps;
  readonly asking: Asking;
  form: Form = $state('wide');
  inspected: Inspected | null = $state.raw(null);
  /** The stage is folded to look at the map. */
  folded = $state(false);
  /** What the cargo of the fleet that is looked at would bring stands at the harbours. */
  prices = $state(true);

  constructor(props: () => TableProps) {
    this.props = props;
    this.asking = new Asking(() => ({
      id: this.props().model.id,
      stand: this.stand,
      language: this.language,
      name: this.name,
      guide: this.guide,
      plans: this.guide === undefined ? this.props().plans : undefined,
      act: this.act,
    }));
  }

  readonly stand: Stand = $derived.by(() => standOf(this.props().model.standing!));
  readonly view: View = $derived(this.stand.view);
  readonly table: object = $derived.by(() => this.props().model);
  readonly game: string = $derived.by(() => this.props().model.room.game);
  /** Who plays a bot's seat, and how. */
  readonly botLine = (seat: Seat) => botLine(this.props().model.room, seat);
  readonly language: Language = $derived.by(() => this.props().language);
  readonly words: TableWords = $derived(WORDS[this.language]);
  readonly own: Seat = $derived(ownSeat(this.stand));
  readonly me: PlayerView = $derived(this.view.players[this.own]!);
  readonly fleets: readonly NamedFleet[] = $derived(fleetsOf(this.me));
  readonly isActing: boolean = $derived(isActing(this.stand));
  readonly isMine: boolean = $derived(this.stand.seat !== null);
  readonly scene: StageScene = $derived.by(() => this.props().scene);
  readonly highlighted: ReadonlySet<ThingId> = $derived.by(() => new Set(this.props().highlighted));
  readonly guide: Guide | undefined = $derived.by(() => this.props().guide);
  readonly prompt: TableProps['prompt'] = $derived.by(() => this.props().prompt);
  readonly seatMark: TableProps['seatMark'] = $derived.by(() => this.props().seatMark);
  readonly plans: TableProps['plans'] = $derived.by(() => this.props().plans);
  readonly isNight: boolean = $derived(look.table === 'night');
  /** Several people play around this device. */
  private readonly isShared: boolean = $derived.by(() => {
    const { room, seat, connection } = this.props().model;
    return spokenTo(room, seat, connection === 'here') === null && seat !== null;
  });

  get controls() {
    return this.props().controls;
  }

  get recap() {
    return this.props().recap;
  }

  readonly name = (seat: Seat): string => this.props().name(seat);
  readonly act = (action: Typed): Promise<boolean> => {
    if (this.form !== 'wide') this.inspected = null;
    return this.props().act(action);
  };

  /** As a heading: one's own seat is "you", unless several look at it. */
  called(seat: Seat): string {
    return seat === this.stand.seat && !this.isShared ? this.words.parts.you : this.name(seat);
  }

  fleetTitle({ seat, id }: { readonly seat: Seat; readonly id: string }): string {
    return seat === this.own ? this.words.fleet.title(id) : this.words.fleet.of(id, this.name(seat));
  }

  look(what: Inspected | null): void {
    this.inspected = what;
  }

  /** The fleet that is looked at, or the one that acts: prices on the map are for its cargo. */
  readonly shownFleet: NamedFleet | null = $derived.by(() => {
    const { inspected } = this;
    if (inspected?.kind === 'fleet') {
      const fleet = this.view.players[inspected.seat]?.fleets[inspected.id];
      return fleet === undefined ? null : { ...fleet, seat: inspected.seat, id: inspected.id };
    }
    return this.asking.fleet;
  });

  nextFleet(): void {
    const { fleets, inspected } = this;
    if (fleets.length === 0) return;
    const at = inspected?.kind === 'fleet' ? fleets.findIndex(({ id }) => id === inspected.id) : -1;
    const { id } = fleets[(at + 1) % fleets.length]!;
    this.look({ kind: 'fleet', seat: this.own, id });
  }
}

export const [getDesk, setDesk] = createContext<Desk>();
