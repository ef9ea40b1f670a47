/** A JSON schema as the OpenAPI document has it. */
export interface JsonSchema {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | JsonSchema;
  readonly maxProperties?: number;
  readonly items?: JsonSchema;
  readonly maxItems?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
}

const SAMPLES = ['a', 'aaaaaaaa', 'abcdefghij12', 'abcdefghij123456', 'abcdef0123456789', 'A'.repeat(22), '2026-01-31'];

/** Values that the schema allows: with everything, with as little as can be, and each alternative once. */
export function goodOnes(schema: JsonSchema): unknown[] {
  if (schema.anyOf) return schema.anyOf.flatMap(goodOnes);
  if (schema.const !== undefined) return [schema.const];
  if (schema.enum) return [...schema.enum];
  switch (schema.type) {
    case 'object':
      return goodObjects(schema);
    case 'array':
      return [[], goodOnes(schema.items!).slice(0, 1)];
    case 'string':
      return goodTexts(schema);
    case 'integer':
    case 'number':
      return [schema.minimum ?? 0, schema.maximum ?? 7];
    case 'boolean':
      return [true, false];
    case 'null':
      return [null];
    case undefined:
      return ['anything'];
    default:
      throw new Error(`no sample for ${JSON.stringify(schema)}`);
  }
}

function goodTexts({ pattern, minLength = 0, maxLength }: JsonSchema): string[] {
  const fitting = SAMPLES.filter((text) => {
    const fits = text.length >= minLength && text.length <= (maxLength ?? 1000);
    return fits && (pattern === undefined || new RegExp(pattern).test(text));
  });
  if (fitting.length === 0) throw new Error(`no sample for ${pattern}`);
  const longest = pattern === undefined && maxLength !== undefined ? ['ü'.repeat(maxLength)] : [];
  return [fitting[0]!, ...longest];
}

function goodObjects({ properties = {}, required = [], additionalProperties }: JsonSchema): unknown[] {
  const least = Object.fromEntries(required.map((name) => [name, goodOnes(properties[name]!)[0]]));
  const ones = Object.entries(properties).flatMap(([name, schema]) =>
    goodOnes(schema).map((value) => ({ ...least, [name]: value })),
  );
  const extra =
    typeof additionalProperties === 'object' ? goodOnes(additionalProperties).map((x) => ({ ...least, x })) : [];
  return [least, ...ones, ...extra];
}

function isAnyObject({ type, properties }: JsonSchema): boolean {
  return type === 'object' && properties === undefined;
}

/** Values that it does not allow, each wrong in one thing. */
export function badOnes(schema: JsonSchema): unknown[] {
  const others = [null, true, 1.5, 'x', [], {}];
  if (schema.anyOf) return [true, ['odd', 1], ...(schema.anyOf.some(isAnyObject) ? [] : [{ odd: 1 }])];
  if (schema.enum || schema.const !== undefined) return ['odd', 5, null];
  switch (schema.type) {
    case 'object':
      return [...badObjects(schema), ...others.filter((x) => x === null || typeof x !== 'object' || Array.isArray(x))];
    case 'array':
      return [
        {},
        'x',
        badOnes(schema.items!).slice(0, 1),
        Array(schema.maxItems! + 1).fill(goodOnes(schema.items!)[0]),
      ];
    case 'string':
      return [
        5,
        null,
        {},
        ...(schema.maxLength === undefined ? [] : ['a'.repeat(schema.maxLength + 1)]),
        ...(schema.minLength ? [''] : []),
        ...(schema.pattern === undefined ? [] : ['§ no such thing\u0000']),
      ];
    case 'integer':
      return [
        1.5,
        '1',
        null,
        ...(schema.minimum === undefined ? [] : [schema.minimum - 1]),
        ...(schema.maximum === undefined ? [] : [schema.maximum + 1]),
      ];
    case 'boolean':
      return ['true', 1, null];
    default:
      return [];
  }
}

function badObjects({ properties = {}, required = [], additionalProperties }: JsonSchema): unknown[] {
  const least = Object.fromEntries(required.map((name) => [name, goodOnes(properties[name]!)[0]]));
  const missing = required.map((name) => {
    const { [name]: _, ...rest } = least;
    return rest;
  });
  const wrong = Object.entries(properties).flatMap(([name, schema]) =>
    badOnes(schema).map((value) => ({ ...least, [name]: value })),
  );
  const odd = additionalProperties === false ? [{ ...least, nobodyKnowsThis: 1 }] : [];
  return [...missing, ...wrong, ...odd];
}
