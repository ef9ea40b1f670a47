import { type Static, Type } from 'typebox';
import { Compile } from 'typebox/compile';

const Id = Type.String({ maxLength: 64 });

/** Who has a table open at a node, and which of them have it before their eyes. */
const Here = Type.Object({ people: Type.Array(Id), looking: Type.Array(Id) });

/**
 * What nodes tell each other: ids and nothing else. Whoever hears of something asks the store, so whoever listens in learns
 * nothing that a seat must not know, and whoever lies costs no more than a look.
 */
const News = Type.Union([
  /** Something has changed at a table: an entry, its room, what was said there, or a name. */
  Type.Object({
    kind: Type.Literal('table'),
    table: Id,
    /** It was an entry or the room, and neither talk nor a name: then these need not be looked for. */
    only: Type.Optional(Type.Literal('game')),
    /** Who is waited for there now, or no longer. */
    turns: Type.Array(Type.Object({ person: Id, yourTurn: Type.Boolean() })),
  }),
  /** A person wants to hear somebody no longer, or again. */
  Type.Object({ kind: Type.Literal('muted'), person: Id }),
  /** A device was logged out, by the id that its owner sees; null: all of a person, who may be shut out. */
  Type.Object({ kind: Type.Literal('ended'), person: Id, device: Type.Union([Id, Type.Null()]) }),
  /** The node is there, and who has these tables open at it; of others it says nothing. */
  Type.Object({ kind: Type.Literal('here'), node: Id, tables: Type.Record(Type.String(), Here) }),
  /** The node has stopped. */
  Type.Object({ kind: Type.Literal('gone'), node: Id }),
]);

export type Here = Static<typeof Here>;
export type NodeNews = Static<typeof News>;

const shape = Compile(News);

/** Null for whatever no node of ours has said. */
export function parseNews(text: string): NodeNews | null {
  try {
    const news: unknown = JSON.parse(text);
    return shape.Check(news) ? news : null;
  } catch {
    return null;
  }
}
