import { type Static, Type } from 'typebox';
import { NAME_LENGTH, PASSPHRASE_LENGTH, PLAYING_LEVELS } from './limits.js';

/** Every object at the edge is closed: a field that nobody knows is refused, not ignored. */
export const CLOSED = { additionalProperties: false } as const;

export const TableId = Type.String({ pattern: '^[a-z0-9]{12}$', description: 'The id of a table' });
export const PersonId = Type.String({ pattern: '^[a-z0-9]{16}$', description: 'The id of a person' });
export const DeviceId = Type.String({ pattern: '^[0-9a-f]{16}$', description: "The id of one of one's devices" });
/** The only secret that may be in an address, and there behind the #, where no server and no log sees it. */
export const Invite = Type.String({ pattern: '^[A-Za-z0-9_-]{22}$', description: 'The secret of an invitation' });
export const GameId = Type.String({ minLength: 1, maxLength: 40, pattern: '^[a-z0-9-]+$' });
export const SeatCount = Type.Integer({ minimum: 1, maximum: 10 });
export const SeatNumber = Type.Integer({ minimum: 0, maximum: 9 });
export const Seq = Type.Integer({ minimum: 0, description: 'How many entries the logbook had' });
/** Milliseconds since 1970. */
export const Time = Type.Integer({ minimum: 0 });
export const LanguageCode = Type.Union([Type.Literal('en'), Type.Literal('nl'), Type.Literal('de')]);

export const BotLevel = Type.Enum(PLAYING_LEVELS);
export type BotLevel = (typeof PLAYING_LEVELS)[number];

/** A way of playing that bots have in a game; the game itself knows which there are. */
export const StyleId = Type.String({ minLength: 1, maxLength: 40, pattern: '^[a-z0-9-]+$' });

/** No character that only steers: some databases cannot even look for one. */
export const PLAIN = '^[^\\u0000-\\u001f]*$';
export const PersonName = Type.String({ minLength: NAME_LENGTH.min, maxLength: NAME_LENGTH.max });
export const Passphrase = Type.String({ minLength: PASSPHRASE_LENGTH.min, maxLength: PASSPHRASE_LENGTH.max });

/** How a person is shown to others. */
export const PersonRef = Type.Object({ id: PersonId, name: Type.String() }, CLOSED);
export type PersonRef = Static<typeof PersonRef>;

/** Values of a game's options; the game itself checks them. */
export const OptionValuesSchema = Type.Record(
  Type.String({ maxLength: 40 }),
  Type.Union([
    Type.String({ maxLength: 80 }),
    Type.Number(),
    Type.Array(Type.String({ maxLength: 80 }), { maxItems: 50 }),
    /** Where a campaign stands. */
    Type.Record(Type.String(), Type.Unknown()),
    Type.Null(),
  ]),
  { maxProperties: 40 },
);
