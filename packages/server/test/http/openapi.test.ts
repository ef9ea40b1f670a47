import { API } from '@roadstead/protocol';
import { Check } from 'typebox/schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPlace, type Place, type Visitor } from './place.js';
import { badOnes, goodOnes, type JsonSchema } from './schema-samples.js';

interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly requestBody?: { readonly content: { readonly 'application/json': { readonly schema: JsonSchema } } };
  readonly parameters?: readonly { readonly in: string; readonly name: string; readonly schema: JsonSchema }[];
  readonly security: readonly object[];
  readonly responses: Readonly<
    Record<string, { readonly content: { readonly 'application/json': { readonly schema: object } } }>
  >;
}

let place: Place;
let document: {
  readonly openapi: string;
  readonly info: { readonly license: object };
  readonly servers: readonly { readonly url: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
};
let visitor: Visitor;

beforeAll(async () => {
  place = await openPlace();
  visitor = await place.visitor().enter();
  document = (await visitor.get('/api/openapi.json')).body;
});
afterAll(() => place.app.close());

const operations = () =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  );

const bodyOf = ({ requestBody }: Operation) => requestBody?.content['application/json'].schema;
const isRefused = ({ status, body }: { status: number; body: { error?: { message: string } } }) =>
  status === 400 && (body.error?.message.startsWith('This request is not understood') ?? false);

/** The address with a good value for each parameter, or a given one. */
function address(path: string, { parameters = [] }: Operation, name?: string, value?: unknown): string {
  const values = parameters.map((parameter) => ({
    ...parameter,
    value: parameter.name === name ? value : goodOnes(parameter.schema)[0],
  }));
  const filled = values.reduce(
    (url, parameter) => url.replace(`{${parameter.name}}`, encodeURIComponent(String(parameter.value))),
    path,
  );
  const query = values.filter((parameter) => parameter.in === 'query' && parameter.name === name);
  return (
    filled + query.map((parameter) => `?${parameter.name}=${encodeURIComponent(String(parameter.value))}`).join('')
  );
}

/** Somebody whom it does not matter to lose: some requests log out or delete. */
async function ask(method: string, url: string, body: unknown) {
  const guest = await place.visitor().enter();
  return guest.ask(method, url, body);
}

describe('the OpenAPI document', () => {
  it('has what linters and generated clients ask for', async () => {
    const { info, servers } = document;
    expect(info.license).toEqual({ name: 'MIT', identifier: 'MIT' });
    expect(servers.map(({ url }) => url)).toEqual(['/']);
    const ids = operations().map(({ operation }) => operation.operationId);
    expect(ids.toSorted()).toEqual(Object.keys(API).toSorted());
    for (const { path, operation } of operations()) {
      expect([path, Object.keys(operation.responses).some((status) => status.startsWith('2'))]).toEqual([path, true]);
      expect([path, Object.keys(operation.responses).some((status) => status.startsWith('4'))]).toEqual([path, true]);
      const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      const given = (operation.parameters ?? []).filter((one) => one.in === 'path').map(({ name }) => name);
      expect([path, given.toSorted()]).toEqual([path, named.toSorted()]);
    }
    const elsewhere = await openPlace({ ROADSTEAD_URL: 'https://games.example' });
    const { body } = await elsewhere.visitor().get('/api/openapi.json');
    expect(body.servers[0].url).toBe('https://games.example');
    expect(body.components.securitySchemes.session.name).toBe('__Host-roadstead');
    await elsewhere.app.close();
  });

  it('has exactly the routes that the protocol has, and they exactly those', () => {
    const expected = Object.values(API).map(({ method, path, summary }) => ({
      method,
      path: path.replace(/:(\w+)/g, '{$1}'),
      summary,
    }));
    const key = ({ method, path }: { method: string; path: string }) => `${path} ${method}`;
    const documented = operations().map(({ path, method, operation }) => ({
      method,
      path,
      summary: operation.summary,
    }));
    const sorted = (list: readonly { method: string; path: string; summary: string }[]) =>
      list.toSorted((a, b) => key(a).localeCompare(key(b)));
    expect(sorted(documented)).toEqual(sorted(expected));
    expect(document.openapi).toBe('3.1.0');
  });

  it('says which requests are open to strangers', async () => {
    for (const { path, method, operation } of operations()) {
      const body = bodyOf(operation);
      const stranger = place.visitor();
      const { status } = await stranger.ask(method, address(path, operation), body && goodOnes(body)[0]);
      const isOpen = operation.security.length === 0;
      expect([path, method, status === 401]).toEqual([path, method, !isOpen]);
    }
  });

  it('accepts every body that it says it accepts', async () => {
    let tried = 0;
    for (const { path, method, operation } of operations()) {
      const schema = bodyOf(operation);
      for (const body of schema ? goodOnes(schema) : []) {
        const answer = await ask(method, address(path, operation), body);
        expect([path, method, body, isRefused(answer), answer.status < 500]).toEqual([path, method, body, false, true]);
        tried++;
      }
    }
    expect(tried).toBeGreaterThan(80);
  });

  it('refuses every body that it says it refuses', async () => {
    let tried = 0;
    for (const { path, method, operation } of operations()) {
      const schema = bodyOf(operation);
      for (const body of schema ? badOnes(schema) : []) {
        const json = JSON.stringify(body);
        const answer = await visitor.ask(method, address(path, operation), json, {
          'content-type': 'application/json',
        });
        expect([path, method, body, answer.status]).toEqual([path, method, body, 400]);
        tried++;
      }
    }
    expect(tried).toBeGreaterThan(200);
  });

  it('refuses parameters that it says it refuses', async () => {
    for (const { path, method, operation } of operations()) {
      const schema = bodyOf(operation);
      const body = schema && goodOnes(schema)[0];
      for (const { name, schema: parameter } of operation.parameters ?? []) {
        for (const value of badOnes(parameter).filter((bad) => typeof bad === 'string' && bad !== '')) {
          const answer = await visitor.ask(method, address(path, operation, name, value), body);
          expect([path, name, value, answer.status === 400 || answer.status === 404]).toEqual([
            path,
            name,
            value,
            true,
          ]);
        }
      }
    }
    expect((await visitor.get('/api/lobby?nobodyKnowsThis=1')).status).toBe(400);
  });

  it('describes the answers as they are, failures too', async () => {
    const table = (await visitor.post('/api/tables', { game: 'port-royal', seats: 2, bots: ['sailor'] })).body;
    const urls: Readonly<Record<string, string>> = {
      '/api/tables/{id}': `/api/tables/${table.id}`,
      '/api/ratings/{game}': '/api/ratings/port-royal',
    };
    let well = 0;
    for (const { path, method, operation } of operations().filter((one) => one.method === 'GET')) {
      const { status, body } = await visitor.ask(method, urls[path] ?? address(path, operation));
      const key = status === 200 ? '200' : `${Math.floor(status / 100)}XX`;
      const { schema } = operation.responses[key]!.content['application/json'];
      expect([path, body, Check(schema, body)]).toEqual([path, body, true]);
      if (status === 200) well++;
    }
    expect(well).toBeGreaterThanOrEqual(8);
  });
});
