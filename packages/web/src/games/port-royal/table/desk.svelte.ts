import { type Language, type Seat, same, type Typed } from '@roadstead/kernel';
import { type Action, type Event, portRoyalWords, type View } from '@roadstead/port-royal';
import { createContext } from 'svelte';
import { look } from '../../../settings/look.svelte.js';
import { settings } from '../../../settings/settings.svelte.js';
import { botLine } from '../../../table/bot-line.js';
import { spokenTo } from '../../../table/names.js';
import type { Guide, TableProps, ThingId, Why } from '../../game-ui.js';
import type { StageScene } from '../../stage.js';
import { unlike } from '../adventure/play/alike.js';
import { isFulfilment } from '../adventure/play/missions.js';
import { whyNotMission } from '../adventure/play/reasons.js';
import { askOf } from '../play/ask.js';
import { type BarButton, type ButtonBar, barOf, doingsOf, numbersOf } from '../play/buttons.js';
import { type Choices, choicesIn } from '../play/choices.js';
import {
  whyNotClaimed,
  whyNotDrawn,
  whyNotFulfilled,
  whyNotInSight,
  whyNotTaken,
  whyNotYours,
} from '../play/reasons.js';
import { isActing, ownSeat, type Stand, standOf } from '../play/standing.js';
import { noteFor, type SeatNote } from '../stage/notes.js';
import { type Show, showOf } from '../stage/show.js';
import { shownThings } from '../stage/shown-things.js';
import { type Slot, slotsOf } from '../stage/slots.js';
import { type TableWords, WORDS } from '../words/index.js';
import type { Inspected } from './inspected.js';
import { sameThing, type Thing } from './thing.js';

type ChapterParts = typeof import('../adventure/table/parts.js');

/** What the parts of the table share: how the game stands, and what the player points at, has chosen or looks at. */
export class Desk {
  private readonly props: () => TableProps;
  /** How much larger than usual everything is drawn, on very large screens. */
  scale = $state(1);

  /** A card or contract that was tapped once; the next tap, or its button, does it. */
  private picked: { readonly thing: Thing; readonly seq: number } | null = $state.raw(null);
  inspected: Inspected | null = $state.raw(null);
  /** What is looked at more closely, as it lies on the table: the close-up stands beside it. */
  beside: HTMLElement | null = $state.raw(null);
  /** A look in passing, as long as the mouse rests: it takes no focus and goes by itself. */
  peeked: Inspected | null = $state.raw(null);
  /** Why the last tap did nothing, for those who listen. */
  notice = $state('');

  /** The story card that somebody wants to read once more. */
  rereads: string | null = $state(null);

  /** What a chapter needs to be shown with, once it is fetched. */
  parts: ChapterParts | null = $state.raw(null);

  constructor(props: () => TableProps) {
    this.props = props;
  }

  readonly stand: Stand = $derived.by(() => standOf(this.props().model.standing!));
  readonly view: View = $derived(this.stand.view);
  /** Everything that happened at this table, as far as it is shown. */
  readonly events: readonly Typed[] = $derived.by(() => {
    const { opening, log } = this.props().model;
    return [...opening, ...log.flatMap(({ events }) => events)];
  });
  readonly game: string = $derived.by(() => this.props().model.room.game);
  /** Who plays a bot's seat, and how. */
  readonly botLine = (seat: Seat) => botLine(this.props().model.room, seat);
  readonly language: Language = $derived.by(() => this.props().language);
  readonly words: TableWords = $derived(WORDS[this.language]);
  readonly own: Seat = $derived(ownSeat(this.stand));
  readonly isActing: boolean = $derived(isActing(this.stand));
  readonly choices: Choices = $derived(choicesIn(this.stand.legal));
  readonly scene: StageScene = $derived.by(() => this.props().scene);
  /** How what is being shown looks. */
  readonly show: Show | null = $derived(showOf(this.scene.beat));
  /** The harbour with the places of what was taken from it. */
  readonly slots: readonly Slot[] = $derived.by(() => slotsOf(this.view, this.scene.told as readonly Event[]));
  readonly highlighted: ReadonlySet<ThingId> = $derived.by(
    () => new Set([...this.props().highlighted, ...shownThings(this.show)]),
  );
  /** What is asked; while more is still to be shown, what is being shown. */
  readonly ask: string = $derived.by(() =>
    this.scene.behind && this.scene.caption !== '' ? this.scene.caption : askOf(this.stand, this.language, this.name),
  );
  readonly prompt: TableProps['prompt'] = $derived.by(() => this.props().prompt);
  readonly seatMark: TableProps['seatMark'] = $derived.by(() => this.props().seatMark);
  readonly before: TableProps['before'] = $derived.by(() => this.props().before);
  readonly holdEnd: TableProps['holdEnd'] = $derived.by(() => this.props().holdEnd);
  readonly guide: Guide | undefined = $derived.by(() => this.props().guide);
  readonly isPast: boolean = $derived.by(() => this.props().isPast ?? false);
  readonly showsOdds: boolean = $derived(this.stand.odds !== undefined && settings.now.odds);
  /** Device pixels of a CSS pixel, with this table's scale. */
  readonly zoom: number = $derived(this.scale * (globalThis.devicePixelRatio || 1));
  /** Several people play around this device. */
  readonly isShared: boolean = $derived.by(() => {
    const { room, seat, connection } = this.props().model;
    return spokenTo(room, seat, connection === 'here') === null && seat !== null;
  });
  readonly isNight: boolean = $derived(look.table === 'night');

  readonly name = (seat: Seat): string => this.props().name(seat);

  /** As a sentence speaks of a seat: by name, and of one's own as "you". */
  readonly called = (seat: Seat): string => (seat === this.stand.seat ? this.words.parts.you : this.props().name(seat));

  /** What is being shown means this for a seat. */
  noteFor(seat: Seat): SeatNote | null {
    return noteFor(this.scene.beat, seat, this.words.staging.takesNothing);
  }

  get controls() {
    return this.props().controls;
  }

  get recap() {
    return this.props().recap;
  }

  /** What was chosen, as long as the game stands as it did then. */
  readonly chosen: Thing | null = $derived(this.picked?.seq === this.stand.seq ? this.picked.thing : null);

  /** The buttons of the bar. */
  readonly bar: ButtonBar = $derived.by(() => {
    const chosen = this.chosen ? this.actionsOf(this.chosen) : [];
    return barOf(this.stand, chosen, this.language, this.name);
  });

  /** A number to choose, from none on; empty where none is asked for. */
  readonly numbers: readonly BarButton[] = $derived.by(() => numbersOf(this.stand, this.language, this.name));

  /** Whether an action may be used: whoever is taught uses what the lesson is about. */
  isWanted(action: Action): boolean {
    return this.guide === undefined || this.guide.wants.some((wanted) => same(wanted, action));
  }

  actionsOf(thing: Thing): readonly Action[] {
    return this.legalWith(thing).filter((action) => this.isWanted(action));
  }

  private legalWith(thing: Thing): readonly Action[] {
    if (!this.isActing) return [];
    switch (thing.kind) {
      case 'contract':
        return this.choices.contract(thing.id).filter(({ type }) => type === 'fulfil');
      case 'mission':
        return unlike(this.stand.legal, this.view).filter(
          (action) => isFulfilment(action) && action.mission === thing.id,
        );
      case 'character':
        return this.stand.legal.filter((action) => action.type === 'character' && action.character === thing.id);
      case 'pile':
        return this.stand.legal.filter(({ type }) => type === 'discover');
      case 'card':
        return this.choices.with(thing.ref.uid);
    }
  }

  /** Why a thing cannot be used; null where nobody would expect that it could. */
  whyNot(thing: Thing): Why | null {
    const { stand, language, name } = this;
    if (this.guide !== undefined && this.legalWith(thing).length > 0) return { text: this.guide.instead, rules: [] };
    switch (thing.kind) {
      case 'contract':
        return whyNotFulfilled(thing.id, stand, language, name);
      case 'mission':
        return whyNotMission(thing.id, stand, language, name);
      case 'character':
        return whyNotYours(stand, language, name);
      case 'pile':
        return whyNotDrawn(stand, language, name);
      case 'card':
        if (thing.at === 'harbour') return whyNotTaken(thing.ref, stand, language, name);
        if (thing.at === 'expeditions') return whyNotClaimed(thing.ref, stand, language, name);
        return thing.at === 'revealed' ? whyNotInSight(stand, language, name) : null;
    }
  }

  /** What would happen, or why nothing can: for the close-up, and for those who listen. */
  tell(thing: Thing): string | null {
    const actions = this.actionsOf(thing);
    const [first] = actions;
    if (first === undefined) return this.whyNot(thing)?.text ?? null;
    const audience = { language: this.language, name: this.name, you: this.stand.seat };
    const deed = portRoyalWords.action(first, this.view, audience).replace(/\.$/, '');
    if (actions.length > 1) return `${deed}.`;
    const [{ outcome, price }] = doingsOf(actions, this.stand, this.language, this.name) as [BarButton];
    const rest = [...outcome.after, ...outcome.warnings].join(', ');
    return [
      rest === '' ? `${deed}.` : `${deed}: ${rest}.`,
      ...(price === null ? [] : [`${price.sum}. ${price.left}`]),
    ].join(' ');
  }

  isChosen(thing: Thing): boolean {
    return this.chosen !== null && sameThing(this.chosen, thing);
  }

  choose(thing: Thing | null): void {
    this.picked = thing && { thing, seq: this.stand.seq };
  }

  /** Once chooses, once more does it. The pile has nothing to choose from. */
  use(thing: Thing, node?: HTMLElement): 'done' | 'chosen' | 'refused' {
    const actions = this.actionsOf(thing);
    const [only] = actions;
    if (only === undefined) {
      this.notice = this.whyNot(thing)?.text ?? '';
      this.look(thing, node);
      return 'refused';
    }
    if (actions.length === 1 && (thing.kind === 'pile' || this.isChosen(thing))) {
      void this.act(only);
      return 'done';
    }
    this.choose(thing);
    return 'chosen';
  }

  act(action: Action): Promise<boolean> {
    this.picked = null;
    this.notice = this.isWanted(action) ? '' : this.guide!.instead;
    this.inspected = null;
    this.peeked = null;
    return this.props().act(action);
  }

  /** `node`: where it lies; missing where one comes from another close-up, which keeps its place. */
  look(thing: Thing, node?: HTMLElement): void {
    this.open(this.closely(thing), node);
  }

  open(what: Inspected, node?: HTMLElement): void {
    if (node !== undefined) this.beside = node;
    this.inspected = what;
    this.peeked = null;
  }

  /** Only whoever decides looks in passing: while others act, cards slide under a mouse that nobody moves. */
  peek(thing: Thing, node: HTMLElement): void {
    if (this.inspected !== null || !this.isActing) return;
    this.beside = node;
    this.peeked = this.closely(thing);
  }

  unpeek(): void {
    this.peeked = null;
  }

  private closely(thing: Thing): Inspected {
    if (thing.kind === 'card') return { kind: 'card', ref: thing.ref, thing };
    return thing.kind === 'pile' ? { kind: 'pile' } : { kind: thing.kind, id: thing.id, thing };
  }
}

export const [getDesk, setDesk] = createContext<Desk>();
