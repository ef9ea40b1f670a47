import {
  ActRequest,
  AnswerUndoRequest,
  ArmRequest,
  AskUndoRequest,
  HintRequest,
  LookBackRequest,
  LookRequest,
  MuteRequest,
  PingRequest,
  SayRequest,
  type SocketErrorCode,
  type SocketRequest,
  UndoRequest,
  UnwatchRequest,
  WatchRequest,
} from '@roadstead/protocol';
import { Compile } from 'typebox/compile';

/** Compiled once; a request is only held against what its verb needs, so that the sentence says what is wrong with it. */
const SHAPES: ReadonlyMap<string, ReturnType<typeof Compile>> = new Map(
  Object.entries({
    watch: WatchRequest,
    unwatch: UnwatchRequest,
    act: ActRequest,
    undo: UndoRequest,
    askUndo: AskUndoRequest,
    answerUndo: AnswerUndoRequest,
    arm: ArmRequest,
    say: SayRequest,
    mute: MuteRequest,
    look: LookRequest,
    lookBack: LookBackRequest,
    hint: HintRequest,
    ping: PingRequest,
  }).map(([verb, schema]) => [verb, Compile(schema)]),
);

type ParsedSocketRequest =
  | { readonly request: SocketRequest }
  | { readonly id?: string; readonly code: SocketErrorCode; readonly message: string };

export function parseSocketRequest(text: string): ParsedSocketRequest {
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    return { code: 'BAD_JSON', message: 'That is no JSON.' };
  }
  if (typeof raw !== 'object' || raw === null) return { code: 'BAD_REQUEST', message: 'A request is an object.' };
  const { id, do: verb } = raw as { readonly id?: unknown; readonly do?: unknown };
  const named = typeof id === 'string' && id.length >= 1 && id.length <= 64 ? { id } : {};
  const shape = typeof verb === 'string' ? SHAPES.get(verb) : undefined;
  if (shape === undefined) return { ...named, code: 'BAD_REQUEST', message: 'There is no such thing to do.' };
  if (shape.Check(raw)) return { request: raw as SocketRequest };
  const [first] = shape.Errors(raw);
  const where = first?.instancePath ? ` (${first.instancePath.slice(1, 60)})` : '';
  return { ...named, code: 'BAD_REQUEST', message: `The request is not as it should be${where}.` };
}
