import type { Language, Seat, Typed } from '@roadstead/kernel';
import {
  type Chances,
  castlePay,
  type Figure,
  type PlayerView,
  spaceName,
  spaceText,
  type View,
} from '@roadstead/sword-and-skull';
import { createContext } from 'svelte';
import { look } from '../../../settings/look.svelte.js';
import { settings } from '../../../settings/settings.svelte.js';
import { botLine } from '../../../table/bot-line.js';
import { spokenTo } from '../../../table/names.js';
import type { Guide, TableProps, ThingId } from '../../game-ui.js';
import type { StageScene } from '../../stage.js';
import type { Choice } from '../play/line.js';
import { percentText } from '../play/percent-text.js';
import { isActing, othersOf, ownSeat, type Stand, standOf } from '../play/standing.js';
import { type WayToWin, wayToWin } from '../play/way-to-win.js';
import { type TableWords, WORDS } from '../words/index.js';
import { Asking } from './asking.svelte.js';
import { cardName } from './card-facts.js';
import type { Form } from './form.js';
import type { Inspected } from './inspected.js';
import { noteFor, type SeatNote } from './notes.js';
import { shortText, tellPlayer, tellSupply, weaponsText } from './tell.js';

/** What the parts of the table share: how the game stands, what is asked, and what is looked at. */
export class Desk {
  private readonly props: () => TableProps;
  readonly asking: Asking;
  form: Form = $state('wide');
  inspected: Inspected | null = $state.raw(null);
  /** One's own cards, where they have no room on the table. */
  thingsOpen = $state(false);
  /** The stage is folded to look at the island. */
  folded = $state(false);

  constructor(props: () => TableProps) {
    this.props = props;
    this.asking = new Asking(() => ({
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
  readonly others: readonly PlayerView[] = $derived(othersOf(this.stand));
  readonly isActing: boolean = $derived(isActing(this.stand));
  /** What is drawn at the bottom is one's own. */
  readonly isMine: boolean = $derived(this.stand.seat !== null);
  readonly scene: StageScene = $derived.by(() => this.props().scene);
  readonly highlighted: ReadonlySet<ThingId> = $derived.by(() => new Set(this.props().highlighted));
  readonly guide: Guide | undefined = $derived.by(() => this.props().guide);
  readonly prompt: TableProps['prompt'] = $derived.by(() => this.props().prompt);
  readonly seatMark: TableProps['seatMark'] = $derived.by(() => this.props().seatMark);
  readonly showsOdds: boolean = $derived(settings.now.odds);
  readonly isNight: boolean = $derived(look.table === 'night');
  /** A throw is another one, even if it shows the same. */
  readonly thrown: string = $derived(`${this.view.turn} ${this.view.dice?.join(' ') ?? ''}`);
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

  get beside() {
    return this.props().beside;
  }

  readonly name = (seat: Seat): string => this.props().name(seat);
  readonly act = (action: Typed): Promise<boolean> => {
    this.inspected = null;
    this.thingsOpen = false;
    return this.props().act(action);
  };

  /** As a heading: one's own seat is "you", unless several look at it. */
  called(seat: Seat): string {
    return seat === this.stand.seat && !this.isShared ? this.words.parts.you : this.name(seat);
  }

  /** "your officer", "Griet’s pirate". */
  figureOf(seat: Seat, figure: Figure): string {
    const { place } = this.words;
    return seat === this.stand.seat && !this.isShared ? place.yours(figure) : place.of(this.name(seat), figure);
  }

  /** Where one's own figure stands, and what its space does. */
  tellFigure(figure: Figure): readonly string[] {
    const at = this.me[figure];
    const { counts } = this.words;
    return [
      `${counts.might(figure, this.me.might[figure])}, ${spaceName(at, this.language)}.`,
      spaceText(at, this.language),
    ];
  }

  look(what: Inspected | null): void {
    this.inspected = what;
    if (what !== null) this.thingsOpen = false;
  }

  percent = (chances: Chances): string => percentText(chances);
  wayToWin = (player: PlayerView): WayToWin => wayToWin(this.view, player);
  castlePays = (player: PlayerView): number => castlePay(player);
  weapons = (player: PlayerView): string => weaponsText(player, this.words);
  shortText = (id: string): string => shortText(id, this.words);
  tellSupply = (): string => tellSupply(this.view, this.words, this.language);

  tellPlayer(player: PlayerView): string {
    return tellPlayer(player, this.called(player.seat), this.view, this.words, this.language, this.showsOdds);
  }

  tellCard(id: string, count: number, state: 'now' | 'later' | undefined): string {
    const { counts, things } = this.words;
    return [
      cardName(id, this.language),
      ...(count > 1 ? [counts.times(count)] : []),
      ...(state === undefined ? [] : [state === 'now' ? things.playable : things.notNow]),
    ].join(', ');
  }

  /** Whether a card of the hand can be played now; nothing is said of it while others decide. */
  handState(id: string): 'now' | 'later' | undefined {
    const kinds = ['turn', 'end', 'window'];
    if (!this.isActing || !kinds.includes(this.view.pending?.kind ?? '')) return undefined;
    return this.stand.legal.some((action) => action.type === 'play' && action.card === id) ? 'now' : 'later';
  }

  /** Who has a card before them. */
  holders(id: string): readonly { readonly seat: Seat; readonly count: number }[] {
    return this.view.players.flatMap(({ seat, crew, items, table }) => {
      const count = (crew[id] ?? 0) + [...items, ...table].filter((one) => one === id).length;
      return count === 0 ? [] : [{ seat, count }];
    });
  }

  /** What is being shown means this for a seat. */
  noteFor = (seat: Seat): SeatNote | null => noteFor(this.scene.beat?.events ?? [], seat);

  /** Advice, or a line of the log, is about it. */
  isPointedAt({ space, card }: Choice): boolean {
    return [space, card].some((id) => id !== undefined && this.highlighted.has(id));
  }
}

export const [getDesk, setDesk] = createContext<Desk>();
