import { type Static, Type } from 'typebox';
import {
  CLOSED,
  GameId,
  LanguageCode,
  OptionValuesSchema,
  Passphrase,
  PersonName,
  PersonRef,
  PLAIN,
  SeatCount,
  TableId,
  Time,
} from './basics.js';
import { NAME_LENGTH } from './limits.js';
import { HouseRules, RoomSummary } from './room.js';

export const Credentials = Type.Object({ name: PersonName, passphrase: Passphrase }, CLOSED);
export const Login = Type.Object(
  { name: Type.String({ maxLength: NAME_LENGTH.max, pattern: PLAIN }), passphrase: Passphrase },
  CLOSED,
);
export const ChangeMe = Type.Partial(
  Type.Object(
    {
      name: PersonName,
      language: LanguageCode,
      noticeUrl: Type.Union([Type.String({ maxLength: 500, pattern: PLAIN }), Type.Null()]),
    },
    CLOSED,
  ),
  CLOSED,
);
/** As a browser gives it. */
export const PushSubscription = Type.Object(
  {
    endpoint: Type.String({ maxLength: 1000, pattern: PLAIN }),
    keys: Type.Object({ p256dh: Type.String({ maxLength: 200 }), auth: Type.String({ maxLength: 100 }) }, CLOSED),
  },
  CLOSED,
);
export const ChangeTable = Type.Object(
  {
    seats: Type.Optional(SeatCount),
    options: Type.Optional(OptionValuesSchema),
    house: Type.Optional(Type.Partial(HouseRules, CLOSED)),
  },
  CLOSED,
);

export const Rating = Type.Object(
  {
    game: GameId,
    /** The middle of the estimate, its standard deviation, and what is shown: the middle less twice the doubt. */
    mean: Type.Number(),
    doubt: Type.Number(),
    shown: Type.Number(),
    games: Type.Integer(),
  },
  CLOSED,
);
export type Rating = Static<typeof Rating>;

export const GameStatistics = Type.Object(
  {
    game: GameId,
    played: Type.Integer(),
    won: Type.Integer(),
    /** Games and wins by the number of players. */
    bySeats: Type.Array(Type.Object({ seats: Type.Integer(), played: Type.Integer(), won: Type.Integer() }, CLOSED)),
  },
  CLOSED,
);

export const Profile = Type.Object(
  {
    person: PersonRef,
    since: Time,
    ratings: Type.Array(Rating),
    statistics: Type.Array(GameStatistics),
    /** Finished games that the asker may see, newest first. */
    history: Type.Array(RoomSummary),
  },
  CLOSED,
);
export type Profile = Static<typeof Profile>;

export const RankedPerson = Type.Object({ person: PersonRef, rating: Rating }, CLOSED);

/** The tables of a campaign. Whoever may know of one of them may read those before it. */
export const CampaignTables = Type.Object(
  {
    game: GameId,
    parts: Type.Array(Type.Object({ room: RoomSummary, record: Type.Optional(Type.Unknown()) }, CLOSED)),
  },
  CLOSED,
);
export type CampaignTables = Static<typeof CampaignTables>;

/** Everybody's attempt at one and the same deal. */
export const DealResults = Type.Object(
  {
    /** The number of players that share the deal. */
    seats: Type.Integer(),
    attempts: Type.Array(
      Type.Object(
        {
          table: TableId,
          by: Type.Array(Type.Union([PersonRef, Type.Null()])),
          /** The game's own ranking, reasons included. */
          result: Type.Unknown(),
          at: Time,
        },
        CLOSED,
      ),
    ),
    /** The asker's own table of this deal, if there is one. */
    yours: Type.Optional(TableId),
  },
  CLOSED,
);
export type DealResults = Static<typeof DealResults>;

export const GameInfo = Type.Object(
  {
    id: GameId,
    players: Type.Object({ min: Type.Integer(), max: Type.Integer() }, CLOSED),
    options: Type.Array(Type.Unknown()),
  },
  CLOSED,
);
