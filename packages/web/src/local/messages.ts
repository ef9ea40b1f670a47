import type { CampaignStand, Entry, Follows, GameRecord, Glance, OptionValues, Seat } from '@roadstead/kernel';
import type { BotLevel, SocketPush, SocketRequest } from '@roadstead/protocol';

/** Who has a seat at a table without a server. */
export type LocalSeat =
  | { readonly kind: 'person'; readonly name: string }
  /** `name`: the one whose seat it plays, where a game goes on from the record of another. */
  | {
      readonly kind: 'bot';
      readonly level: BotLevel;
      /** How it plays. Where nobody chose, the deal gives it a style as the table is opened. */
      readonly style?: string;
      readonly name?: string;
    };

/** What the people around the device agreed on. */
export interface LocalHouse {
  readonly odds: boolean;
  /** Undo goes back as far as one likes. */
  readonly practice: boolean;
  /** The table is covered while the device goes from hand to hand, even where all see the same. */
  readonly cover: boolean;
}

export interface NewLocalGame {
  readonly game: string;
  readonly options: OptionValues;
  readonly seats: readonly LocalSeat[];
  readonly house: LocalHouse;
  /** The seat that starts; chance decides where it is missing. */
  readonly start?: Seat;
  /** The same seed and the same choices give the same game. */
  readonly seed?: string;
  readonly follows?: Follows;
}

/** A game as it is stored, and as the file that one can take along. */
export interface SavedGame {
  readonly format: 'roadstead-game';
  readonly id: string;
  readonly seats: readonly LocalSeat[];
  readonly house: LocalHouse;
  readonly createdAt: number;
  readonly updatedAt: number;
  /** When each entry of the logbook was made. */
  readonly times: readonly number[];
  readonly record: GameRecord;
}

/** An entry of a saved game's logbook, and when it was made. */
export interface SavedEntry {
  readonly entry: Entry;
  readonly at: number;
}

/** A saved game in a list. */
export interface SavedSummary {
  readonly id: string;
  readonly game: string;
  readonly options: OptionValues;
  readonly seats: readonly LocalSeat[];
  readonly updatedAt: number;
  readonly toAct: readonly Seat[];
  readonly over: boolean;
  readonly winners: readonly Seat[];
  /** Missing where the game tells nothing of the kind. */
  readonly glance?: Glance;
  /** By it other games are linked to this one; missing in lists that were stored without it. */
  readonly commitment?: string;
  readonly follows?: Follows;
  /** How its campaign stands; missing where a table stands for itself. */
  readonly campaign?: CampaignStand;
}

/** What only tables without a server understand, in the verbs of the engine protocol. */
type TablesRequest =
  | { readonly do: 'tables' }
  | { readonly do: 'new'; readonly setup: NewLocalGame }
  /** `loose`: only to be tried out. It is kept nowhere, and gone when nobody looks at it any more. */
  | { readonly do: 'load'; readonly file: unknown; readonly loose?: boolean }
  /** A loose table is kept from now on. */
  | { readonly do: 'keep'; readonly table: string }
  | { readonly do: 'record'; readonly table: string }
  | { readonly do: 'drop'; readonly table: string }
  /** Takes a table that another window of this device has open. */
  | { readonly do: 'seize'; readonly table: string }
  /** The one who has this seat holds the device now. */
  | { readonly do: 'take'; readonly table: string; readonly seat: Seat };

type WithoutId<R> = R extends unknown ? Omit<R, 'id'> : never;

export type LocalRequest = WithoutId<SocketRequest> | TablesRequest;

export type StorageTrouble = 'full' | 'blocked';

export type LocalPush =
  | SocketPush
  /** The device must be handed to this seat before its view is shown; null: it lies where it should. */
  | { readonly push: 'hand'; readonly table: string; readonly to: Seat | null }
  /** Another window of this device has taken the table. */
  | { readonly push: 'elsewhere'; readonly table: string }
  /** Games are kept in memory only. */
  | { readonly push: 'storage'; readonly trouble: StorageTrouble | null };
