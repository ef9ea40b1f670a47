import { type Static, Type } from 'typebox';
import {
  BotLevel,
  CLOSED,
  DeviceId,
  GameId,
  Invite,
  LanguageCode,
  OptionValuesSchema,
  PersonId,
  PersonRef,
  SeatCount,
  SeatNumber,
  Seq,
  StyleId,
  TableId,
  Time,
} from './basics.js';
import { PHRASES } from './limits.js';

/** `live`: each seat has a reserve and gets more with every turn. `days`: so many for each move. */
export const Pace = Type.Union([
  Type.Object({ kind: Type.Literal('none') }, CLOSED),
  Type.Object(
    {
      kind: Type.Literal('live'),
      reserveSeconds: Type.Integer({ minimum: 10, maximum: 86_400 }),
      turnSeconds: Type.Integer({ minimum: 0, maximum: 3_600 }),
    },
    CLOSED,
  ),
  Type.Object({ kind: Type.Literal('days'), days: Type.Integer({ minimum: 1, maximum: 30 }) }, CLOSED),
]);
export type Pace = Static<typeof Pace>;

/** What the host decides about a table, apart from the game's own options. */
export const HouseRules = Type.Object(
  {
    /** Shown in the lobby; otherwise only who has the link finds it. */
    open: Type.Boolean({ default: false }),
    pace: Pace,
    /** The bot that takes the seat of somebody who left or whose time is up; null: the seat is waited for. */
    standIn: Type.Union([BotLevel, Type.Null()], { default: null }),
    /** Whether others may watch the game while it runs. */
    spectators: Type.Boolean({ default: true }),
    /** Whether the table tells the odds of the next card. */
    odds: Type.Boolean({ default: true }),
    rated: Type.Boolean({ default: false }),
    /** The seat that starts; missing or null: chance decides, as in every rated game. */
    start: Type.Optional(Type.Union([Type.Integer({ minimum: 0, maximum: 9 }), Type.Null()])),
  },
  CLOSED,
);
export type HouseRules = Static<typeof HouseRules>;

export const NewTable = Type.Object(
  {
    game: GameId,
    seats: SeatCount,
    options: Type.Optional(OptionValuesSchema),
    house: Type.Optional(Type.Partial(HouseRules, CLOSED)),
    /** Bots for the seats after the host's own. */
    bots: Type.Optional(Type.Array(BotLevel, { maxItems: 9 })),
  },
  CLOSED,
);
export type NewTable = Static<typeof NewTable>;

export const SeatInfo = Type.Object(
  {
    person: Type.Union([PersonRef, Type.Null()]),
    /** A bot that has the seat for good. */
    bot: Type.Union([BotLevel, Type.Null()]),
    /** How it plays; missing before the start where nobody chose, and where bots have no styles. */
    style: Type.Optional(StyleId),
    ready: Type.Boolean(),
    /** The person has the table open now. */
    present: Type.Boolean(),
    /** The person left the running game, and may come back. */
    left: Type.Boolean(),
    /** A bot plays for the person until they take the seat back. */
    standIn: Type.Union([BotLevel, Type.Null()]),
    /** How many entries there were when they went away or the bot took over; missing while they are there. */
    awaySeq: Type.Optional(Seq),
    /** They have lost this rated game by going away or by letting their time run out: the bot plays to the end. */
    lost: Type.Optional(Type.Boolean()),
    /** What is left of the seat's time, at `Standing.now`; null without clocks. */
    clockMs: Type.Union([Type.Integer(), Type.Null()]),
    /** When its time is up if it goes on thinking; null when it is not to act. */
    dueAt: Type.Union([Time, Type.Null()]),
  },
  CLOSED,
);
export type SeatInfo = Static<typeof SeatInfo>;

/** Somebody asks all others to go back further than undo allows. */
export const UndoAsked = Type.Object(
  { seat: SeatNumber, to: Seq, agreed: Type.Array(SeatNumber), expiresAt: Time },
  CLOSED,
);
export type UndoAsked = Static<typeof UndoAsked>;

/** Where a table comes from: another table, or the day (`daily`) whose deal it is. It is number `n` of them in a row. */
export const Follows = Type.Object(
  {
    kind: Type.Enum(['rematch', 'challenge', 'daily', 'campaign']),
    of: Type.String(),
    n: Type.Integer({ minimum: 1 }),
  },
  CLOSED,
);
export type Follows = Static<typeof Follows>;

/** Everything about a table but the game itself, as one person may know it. */
export const Room = Type.Object(
  {
    id: TableId,
    /** Grows with every change of the room. */
    version: Type.Integer({ minimum: 0 }),
    game: GameId,
    options: OptionValuesSchema,
    house: HouseRules,
    status: Type.Union([Type.Literal('gathering'), Type.Literal('playing'), Type.Literal('over')]),
    seats: Type.Array(SeatInfo),
    host: Type.Union([PersonRef, Type.Null()]),
    you: Type.Object({ seat: Type.Union([SeatNumber, Type.Null()]), host: Type.Boolean() }, CLOSED),
    /** Only to those who sit here. */
    invite: Type.Optional(Invite),
    /** Only to the host: who is not to come here any more. */
    keptOut: Type.Optional(Type.Array(PersonRef)),
    createdAt: Time,
    startedAt: Type.Optional(Time),
    overAt: Type.Optional(Time),
    /** SHA-256 of the seed, from the start; the seed itself when the game is over. */
    commitment: Type.Optional(Type.String()),
    seed: Type.Optional(Type.String()),
    undoAsked: Type.Optional(UndoAsked),
    follows: Type.Optional(Follows),
    /** When over: where it goes on, and whether a campaign could be gone on with. */
    next: Type.Optional(
      Type.Object(
        {
          rematch: Type.Optional(TableId),
          campaign: Type.Optional(TableId),
          goesOn: Type.Optional(Type.Boolean()),
        },
        CLOSED,
      ),
    ),
    /** What the game did to the ratings of those who sat here. */
    ratings: Type.Optional(
      Type.Array(
        Type.Object({ seat: SeatNumber, before: Type.Number(), after: Type.Number(), doubt: Type.Number() }, CLOSED),
      ),
    ),
  },
  CLOSED,
);
export type Room = Static<typeof Room>;

/** A table in a list. */
export const RoomSummary = Type.Object(
  {
    id: TableId,
    game: GameId,
    options: OptionValuesSchema,
    status: Type.Union([Type.Literal('gathering'), Type.Literal('playing'), Type.Literal('over')]),
    seats: Type.Array(
      Type.Object({ person: Type.Union([PersonRef, Type.Null()]), bot: Type.Union([BotLevel, Type.Null()]) }, CLOSED),
    ),
    pace: Pace,
    rated: Type.Boolean(),
    /** Only in a person's own list; `lost`: this rated game is over for them. */
    yourTurn: Type.Optional(Type.Boolean()),
    lost: Type.Optional(Type.Boolean()),
    updatedAt: Time,
    /** Places by seat, when over. */
    places: Type.Optional(Type.Array(Type.Integer({ minimum: 1 }))),
  },
  CLOSED,
);
export type RoomSummary = Static<typeof RoomSummary>;

export type Phrase = (typeof PHRASES)[number];
export const PhraseName = Type.Enum(PHRASES);

/** Table talk: a text, or a phrase that everybody reads in their own language. */
export const Said = Type.Object(
  {
    n: Type.Integer({ minimum: 1 }),
    by: PersonRef,
    at: Time,
    text: Type.Optional(Type.String()),
    phrase: Type.Optional(PhraseName),
  },
  CLOSED,
);
export type Said = Static<typeof Said>;

/** A device that one is known on. */
export const Device = Type.Object(
  {
    id: DeviceId,
    /** It is the one that asks. */
    here: Type.Boolean(),
    browser: Type.Enum(['firefox', 'chrome', 'safari', 'edge', 'opera', 'samsung', 'other']),
    system: Type.Enum(['android', 'ios', 'windows', 'macos', 'linux', 'chromeos', 'other']),
    openedAt: Time,
    /** To the hour; missing if it has not been here since that is noted. */
    seenAt: Type.Optional(Time),
    /** Turn notices are sent there by web push. */
    push: Type.Boolean(),
  },
  CLOSED,
);
export type Device = Static<typeof Device>;

export const Me = Type.Object(
  {
    id: PersonId,
    name: Type.String(),
    /** Without an account: a name and a pass-phrase of one's own. */
    guest: Type.Boolean(),
    /** False as long as a guest goes by the name that the server has thought of. */
    named: Type.Boolean(),
    language: LanguageCode,
    /** Where turn notices are sent, or null. */
    noticeUrl: Type.Union([Type.String(), Type.Null()]),
    /** Whether this device has asked for web push. */
    push: Type.Boolean(),
    muted: Type.Array(PersonId),
  },
  CLOSED,
);
export type Me = Static<typeof Me>;
