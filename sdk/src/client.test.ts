import { expect, test, vi } from 'vitest';
import type { ClientOptions } from './client.ts';
import { ApiError } from './error.ts';
import { createClient as createNamedClient } from './index.ts';

type Responder = (request: Request) => Response | Promise<Response>;

const baseUrl = 'http://service.test';
const neverRespond = () => new Promise<Response>(() => {});
let requests: Request[] = [];

function createTestClient(options: Partial<ClientOptions>, ...responders: Responder[]) {
  requests = [];
  const fetch = async (request: Request) => {
    requests.push(request.clone());
    return (responders.length > 1 ? responders.shift()! : responders[0]!)(request);
  };
  return createNamedClient({ baseUrl, fetch, ...options });
}
const ok = (data: unknown = {}) => Response.json({ success: true, data });
const errorOf = (promise: Promise<unknown>): Promise<unknown> => promise.then(() => null).catch((error) => error);

test('repeats lists, skips undefined values, and encodes the path', async () => {
  const client = createTestClient({}, () => ok([]));
  const query = { country: [1, 2], month: [], search: undefined, page: 2 };
  await errorOf(client.call('listToursOfRegional', { path: { regional_id: 7 }, query }));
  await errorOf(client.call('getArticle', { path: { slug: 'a b/c' } }));
  expect(requests.map(({ url }) => url.slice(baseUrl.length))).toEqual([
    '/v1/modules/tour/tours/regional/7?country=1&country=2&page=2',
    '/v1/modules/article/a%20b%2Fc',
  ]);
});

test('sends the locale, and the token only to operations that need it', async () => {
  const client = createTestClient({ getToken: async () => 'secret', getLocale: () => 'en' }, () => ok());
  await errorOf(client.call('getProfile'));
  await errorOf(client.call('listRegionals'));
  const headers = { authorization: 'Bearer other' };
  await errorOf(client.call('getProfile', {}, { headers }));
  expect(requests.map(({ headers: sent }) => [sent.get('authorization'), sent.get('accept-language')])).toEqual([
    ['Bearer secret', 'en'],
    [null, 'en'],
    ['Bearer other', 'en'],
  ]);
});

test('gives a call that sends files more time, and aborts a call at its timeout', async () => {
  const client = createTestClient({ timeoutMs: 10, uploadTimeoutMs: 300 }, neverRespond);
  const upload = errorOf(client.call('updateUser', { body: { first_name: 'Ratna' } }));
  expect(await errorOf(client.call('listRegionals'))).toMatchObject({ kind: 'timeout', status: 0 });
  const wait = new Promise((resolve) => setTimeout(() => resolve('waiting'), 50));
  expect(await Promise.race([upload, wait])).toBe('waiting');
  expect(await upload).toMatchObject({ kind: 'timeout' });
});

test('refuses a 200 that cannot be parsed, with its text', async () => {
  const mismatch = { path: '', expected: 'an object' };
  for (const body of ['', '<html>', '{"data":']) {
    const client = createTestClient({}, () => new Response(body));
    const error = await errorOf(client.call('listRegionals'));
    expect(error).toMatchObject({ kind: 'server', status: 200, body, mismatch, headers: expect.any(Headers) });
  }
});

test('reports a refused token once, and no other failure', async () => {
  const onUnauthorized = vi.fn();
  let token: string | null = 'old';
  const refused = () => Response.json({ message: 'invalid token' }, { status: 401 });
  const client = createTestClient({ getToken: () => token, onUnauthorized }, refused);
  const error = await errorOf(client.call('getProfile'));
  expect(error).toMatchObject({ kind: 'unauthorized', message: 'invalid token' });
  expect(onUnauthorized.mock.calls).toEqual([[error, 'old']]);

  await errorOf(client.call('login', { body: { email: 'a@b.example', password: 'wrong' } }));
  token = null;
  await errorOf(client.call('getProfile'));
  expect(onUnauthorized).toHaveBeenCalledTimes(1);
});

test('reports which token was refused, even when the visitor has another one by then', async () => {
  const onUnauthorized = vi.fn();
  let token = 'old';
  const client = createTestClient({ getToken: () => token, onUnauthorized }, () => {
    token = 'new';
    return Response.json({ message: 'invalid token' }, { status: 401 });
  });
  await errorOf(client.call('getProfile'));
  await errorOf(client.call('logout', {}, { headers: { authorization: 'Bearer by hand' } }));
  expect(onUnauthorized.mock.calls.map(([, refused]) => refused)).toEqual(['old', 'by hand']);
});

test('sends a form with a file', async () => {
  let sent: FormDataEntryValue | null = null;
  const client = createTestClient({ getToken: () => 'secret' }, async (request) => {
    sent = (await request.formData()).get('photo');
    return Response.json({ success: true });
  });
  await client.call('updateUser', { body: { photo: new File(['abc'], 'ratna.png', { type: 'image/png' }) } });
  expect(requests[0]?.headers.get('content-type')).toMatch(/^multipart\/form-data; ?boundary=/);
  expect(sent).toMatchObject({ name: 'ratna.png', type: 'image/png', size: 3 });
});

test("passes on the caller's abort", async () => {
  const controller = new AbortController();
  const client = createTestClient({}, () => {
    controller.abort();
    return neverRespond();
  });
  const error = await errorOf(client.call('listRegionals', {}, { signal: controller.signal }));
  expect(error).not.toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ name: 'AbortError' });
  expect(await errorOf(client.call('listRegionals', {}, { signal: controller.signal }))).toBe(controller.signal.reason);
});

test('reports a missing response as a network error', async () => {
  const client = createTestClient({ retries: 0 }, () => Promise.reject(new TypeError('fetch failed')));
  const error = { kind: 'network', status: 0, message: 'The service could not be reached.' };
  expect(await errorOf(client.call('listRegionals'))).toMatchObject({ ...error, cause: expect.any(TypeError) });
});

test('reports every exchange', async () => {
  const onExchange = vi.fn();
  const client = createTestClient(
    { onExchange },
    () => ok([]),
    () => Response.json({ message: 'x' }, { status: 404 }),
  );
  await client.call('listRegionals');
  await errorOf(client.call('getTour', { path: { id: 5 } }));
  const rest = { headers: expect.any(Headers), durationMs: expect.any(Number) };
  expect(onExchange.mock.calls.map(([exchange]) => exchange)).toEqual([
    { operationId: 'listRegionals', status: 200, body: { success: true, data: [] }, ...rest },
    { operationId: 'getTour', status: 404, body: { message: 'x' }, ...rest },
  ]);
});
