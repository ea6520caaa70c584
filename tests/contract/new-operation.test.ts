import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { getResponse, type HttpHandler } from 'msw';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { generate } from '../../scripts/generate/generate.ts';
import { type CopiedProject, copyProject } from './new-operation/copied-project.ts';

const OPERATION = `
weather:
  get:
    operationId: getWeather
    tags: [tour]
    summary: The weather at a place
    description: In whole degrees.
    parameters:
      - name: place
        in: query
        description: The name of the place.
        required: true
        schema: { type: string, minLength: 2 }
    responses:
      '200':
        description: The weather.
        headers:
          X-Stations:
            description: How many stations measured it.
            required: true
            schema: { type: integer, minimum: 1 }
            example: 3
        content:
          application/json:
            schema:
              type: object
              required: [data]
              properties:
                data:
                  type: object
                  required: [degrees]
                  properties:
                    degrees: { type: integer }
            examples:
              warm: { value: { data: { degrees: 31 } } }
              cold: { value: { data: { degrees: -7 } } }
      '422': { $ref: ../responses/errors.yaml#/InvalidParameters }
      '500': { $ref: ../responses/errors.yaml#/ServerError }
      '503': { $ref: ../responses/errors.yaml#/ServiceUnavailable }
`;

const SDK_CALLS = `import { createClient } from './index.ts';
const client = createClient({ baseUrl: 'http://service.example' });
export const degrees: Promise<number> = client.call('getWeather', { query: { place: 'Bogor' } }).then(({ data }) => data.degrees);
export const text: Promise<string> = client.call('getWeather', { query: { place: 'Bogor' } }).then(({ data }) => data.degrees);
export const nowhere = client.call('getWeather', {});
`;

let copy: CopiedProject;
let handlers: HttpHandler[];

beforeAll(async () => {
  copy = copyProject();
  copy.write('openapi/paths/weather.yaml', OPERATION);
  copy.replace(
    'openapi/openapi.yaml',
    '\nwebhooks:',
    '  /v1/modules/weather: { $ref: paths/weather.yaml#/weather }\n\nwebhooks:',
  );
  await generate(copy.root);
  copy.write('sdk/src/try.ts', SDK_CALLS);
  const load = (path: string) => import(pathToFileURL(join(copy.root, path)).href);
  const [{ createHandlers }, { createMockContext }, { allBehaviours }] = await Promise.all(
    ['mocks/handlers.ts', 'mocks/mock-context.ts', 'mocks/behaviours/all.ts'].map(load),
  );
  handlers = createHandlers(createMockContext({ behaviours: allBehaviours }));
});
afterAll(() => copy.remove());

async function getWeather(search: string, headers: Record<string, string> = {}) {
  const response = await getResponse(
    handlers,
    new Request(`http://x.example/v1/modules/weather${search}`, { headers }),
  );
  return { status: response?.status, stations: response?.headers.get('x-stations'), body: await response?.json() };
}

test('a new operation responds with its example at once', async () => {
  expect(await getWeather('?place=Bogor')).toEqual({ status: 200, stations: '3', body: { data: { degrees: 31 } } });
  expect(await getWeather('?place=Bogor', { prefer: 'example=cold' })).toEqual({
    status: 200,
    stations: '3',
    body: { data: { degrees: -7 } },
  });
});

test('requests of a new operation are validated without hand-written code', async () => {
  expect(await getWeather('?place=B')).toMatchObject({
    status: 422,
    body: { errors: { place: ['Minimal 2 karakter.'] } },
  });
  expect(await getWeather('')).toMatchObject({ status: 422, body: { errors: { place: ['Wajib diisi.'] } } });
});

test('the SDK has the types of the new operation', () => {
  const [first = '', second = '', ...others] = copy.typeErrors('sdk/src/try.ts');
  expect(first).toContain("is not assignable to type 'Promise<string>'");
  expect(second).toContain("Property 'query' is missing");
  expect(others).toEqual([]);
});

test('the matrix does not compile without the cases of the new operation', () => {
  const typeErrors = copy.typeErrors('tests/contract/cases/all.ts');
  expect(typeErrors).toHaveLength(1);
  expect(typeErrors[0]).toMatch(/^Property 'getWeather' is missing in type .* but required in type 'Matrix</);
});
