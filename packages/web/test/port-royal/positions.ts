import type { Seat } from '@roadstead/kernel';
import { LANGUAGES, type OptionValues, Table } from '@roadstead/kernel';
import { type Action, portRoyal, type View } from '@roadstead/port-royal';
import { tellStanding } from '@roadstead/protocol';
import { type Stand, standOf } from '../../src/games/port-royal/play/standing.js';
import { loadWords } from '../../src/games/port-royal/words/index.js';

await Promise.all(LANGUAGES.map(loadWords));

interface Hand {
  readonly coins?: number;
  readonly display?: readonly string[];
  readonly character?: string;
  readonly kept?: readonly string[];
  readonly crowns?: number;
  readonly missions?: readonly string[];
}

export interface Position {
  readonly seats?: number;
  readonly options?: OptionValues;
  /** The first card turned up comes first. */
  readonly stack?: readonly string[];
  readonly timeStack?: readonly string[];
  readonly hands?: Readonly<Record<number, Hand>>;
  /** Of a chapter: the missions that lie open, and its event pile from the top. */
  readonly missions?: readonly string[];
  readonly events?: { readonly pile: readonly string[] };
  readonly odds?: boolean;
  /** Set up as usual, with all that is asked before the first turn. */
  readonly dealt?: boolean;
}

/** A game in a position by hand that can be played on. Seat 0 starts. */
export class Played {
  private readonly table;
  private readonly odds: boolean;

  constructor(position: Position = {}) {
    const { seats = 3, options = {}, stack = [], timeStack = [], hands = {}, missions, events, odds = true } = position;
    this.odds = odds;
    this.table = Table.open(portRoyal, {
      seats,
      options,
      start: 0,
      seed: '5'.repeat(64),
      ...(!position.dealt && {
        byHand: {
          stack,
          hands,
          ...(timeStack.length > 0 && { timeStack }),
          ...(missions && { missions }),
          ...(events && { events }),
        },
      }),
    });
  }

  get view(): View {
    return this.table.view(0);
  }

  act(...actions: readonly Action[]): this {
    for (const action of actions) this.table.act(this.table.toAct[0]!, action);
    return this;
  }

  /** Turns up cards, letting every ship in, until this holds. */
  until(holds: (view: View) => boolean): this {
    for (let i = 0; i < 40 && !holds(this.view); i++) {
      const [seat] = this.table.toAct;
      const legal = this.table.legal(seat!);
      this.act(legal.find(({ type }) => type === 'admit' || type === 'decline') ?? { type: 'discover' });
    }
    if (!holds(this.view)) throw new Error('the position does not come about');
    return this;
  }

  /** How it stands for a seat, or for a spectator. */
  stand(seat: Seat | null = 0): Stand {
    return standOf(tellStanding(this.table, { seat, now: 0, acts: true, odds: this.odds, undoable: 0, order: null }));
  }

  /** As the file that the page opens: seat 0 is a person, the others are people or bots. */
  file(others: 'people' | 'bots' = 'bots'): string {
    const record = this.table.record();
    const rest = (seat: number) =>
      others === 'bots' ? { kind: 'bot', level: 'deckhand' } : { kind: 'person', name: name(seat) };
    const seats = Array.from({ length: record.seats }, (_, i) =>
      i === 0 ? { kind: 'person', name: name(0) } : rest(i),
    );
    const now = Date.now();
    return JSON.stringify({
      format: 'roadstead-game',
      id: 'aaaaaaaaaaaa',
      seats,
      house: { odds: this.odds, practice: false, cover: false },
      createdAt: now,
      updatedAt: now,
      times: record.entries.map(() => now),
      record,
    });
  }

  cards(place: 'harbour' | 'expeditions'): readonly string[] {
    return this.view[place].map(({ card }) => card);
  }

  uid(card: string): number {
    const { harbour, expeditions, players, revealed } = this.view;
    const all = [...harbour, ...expeditions, ...(revealed ? [revealed] : []), ...players.flatMap((one) => one.display)];
    const found = all.find((ref) => ref.card === card);
    if (found === undefined) throw new Error(`no ${card} on the table`);
    return found.uid;
  }
}

const NAMES = ['Jonas', 'Anneke', 'Willem', 'Griet', 'Joost'];
export const name = (seat: Seat): string => NAMES[seat]!;
