import { API, type ApiName, Room } from '@roadstead/protocol';
import type { TSchema } from 'typebox';
import { Compile } from 'typebox/compile';

const SHAPES = new Map<string, ReturnType<typeof Compile>>();

/** Every answer must be what the protocol promises, to the last field. */
export function checkAnswer(name: ApiName, answer: unknown): void {
  check(name, API[name].answer, answer);
}

export function checkRoom(room: unknown): void {
  check('room', Room, room);
}

function check(name: string, schema: TSchema, value: unknown): void {
  const shape = SHAPES.get(name) ?? Compile(schema);
  SHAPES.set(name, shape);
  // As it looks to the one who reads it.
  const sent: unknown = JSON.parse(JSON.stringify(value));
  if (!shape.Check(sent)) throw new Error(`${name}: ${JSON.stringify(shape.Errors(sent).slice(0, 3))}`);
}
