import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ClientOptions } from './client.ts';
import { ApiError } from './error.ts';
import { createNamedClient } from './named-client.ts';

type Responder = (request: Request) => Response | Promise<Response>;

const serverStarters: Record<string, (respond: Responder) => Promise<{ baseUrl: string; stop(): void }>> = {
  async 'in process'(respond) {
    const server = setupServer(http.all('http://service.test/*', ({ request }) => respond(request)));
    server.listen({ onUnhandledFrame: 'error' });
    return { baseUrl: 'http://service.test', stop: () => server.close() };
  },
  async 'over HTTP'(respond) {
    const listener = getRequestListener(respond, { overrideGlobalObjects: false });
    const server: Server = createServer((incoming, outgoing) => {
      if (incoming.url?.includes('unreachable')) incoming.socket.destroy();
      else void listener(incoming, outgoing);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const stop = () => {
      server.close();
      server.closeAllConnections();
    };
    return { baseUrl: `http://127.0.0.1:${port}`, stop };
  },
};

const wait = (ms: number) => new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), ms));
const retryNow = { 'retry-after': '0' };
const neverRespond = () => new Promise<Response>(() => {});

describe.each(Object.keys(serverStarters))('a client %s', (transport) => {
  let host: { baseUrl: string; stop(): void };
  let responders: Responder[] = [];
  let requests: Request[] = [];

  beforeAll(async () => {
    host = await serverStarters[transport]!(async (request) => {
      requests.push(request.clone());
      const respond = responders.length > 1 ? responders.shift()! : responders[0]!;
      return respond(request);
    });
  });
  afterAll(() => host.stop());
  beforeEach(() => {
    requests = [];
  });

  function createTestClient(options: Partial<ClientOptions>, ...nextResponders: Responder[]) {
    responders = nextResponders;
    return createNamedClient({ baseUrl: host.baseUrl, ...options });
  }
  const ok = (data: unknown = {}) => Response.json({ success: true, data });
  const errorOf = (promise: Promise<unknown>): Promise<unknown> => promise.then(() => null).catch((error) => error);

  test('returns the whole envelope', async () => {
    const client = createTestClient({}, () => Response.json({ success: true, message: 'Halo', data: [] }));
    expect(await client.call('listRegionals')).toEqual({ success: true, message: 'Halo', data: [] });
  });

  test('repeats lists, skips undefined values, and encodes the path', async () => {
    const client = createTestClient({}, () => ok([]));
    const query = { country: [1, 2], month: [], search: undefined, page: 2 };
    await errorOf(client.call('listToursOfRegional', { path: { regional_id: 7 }, query }));
    await errorOf(client.call('getArticle', { path: { slug: 'a b/c' } }));
    expect(requests.map(({ url }) => url.slice(host.baseUrl.length))).toEqual([
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

  test('retries a GET until it is answered', async () => {
    const busy = () => new Response(null, { status: 503, headers: retryNow });
    const client = createTestClient({}, busy, busy, () => ok([]));
    expect(await client.call('listRegionals')).toEqual({ success: true, data: [] });
    expect(requests).toHaveLength(3);
  });

  test('sends a POST without a key once', async () => {
    const client = createTestClient({}, () => new Response(null, { status: 503, headers: retryNow }));
    const error = await errorOf(client.call('login', { body: { email: 'ratna@kelana.example', password: 'x' } }));
    expect(error).toMatchObject({ kind: 'server', status: 503, retryAfter: 0, operationId: 'login' });
    expect(requests).toHaveLength(1);
    expect(requests[0]?.headers.get('content-type')).toBe('application/json');
    expect(await requests[0]?.json()).toEqual({ email: 'ratna@kelana.example', password: 'x' });
  });

  test('passes on the messages of a failure', async () => {
    const body = { success: false, message: 'Periksa kembali.', errors: { email: ['Sudah terdaftar.'] } };
    const client = createTestClient({}, () => Response.json(body, { status: 422 }));
    const error = await errorOf(client.call('forgotPassword', { body: { email: 'a@b.example' } }));
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      kind: 'invalid',
      status: 422,
      message: 'Periksa kembali.',
      fieldErrors: { email: ['Sudah terdaftar.'] },
    });
  });

  test('derives the kind of a failure without a usable body from its status', async () => {
    const bodies = ['', '<h1>Bad gateway</h1>', '{"message":', 'null', '[]'];
    for (const body of bodies) {
      const client = createTestClient({}, () => new Response(body, { status: 501 }));
      expect(await errorOf(client.call('listRegionals'))).toMatchObject({
        kind: 'server',
        status: 501,
        message: 'The service gave an answer that cannot be used.',
        hasServerMessage: false,
      });
    }
  });

  test('refuses a 200 that cannot be parsed with its text, and names the field of one that breaks the document', async () => {
    const mismatch = { path: '', expected: 'an object' };
    for (const body of ['', '<html>', '{"data":']) {
      const client = createTestClient({}, () => new Response(body));
      const error = await errorOf(client.call('listRegionals'));
      expect(error).toMatchObject({ kind: 'server', status: 200, body, mismatch, headers: expect.any(Headers) });
    }
    const client = createTestClient({}, () => ok([{ id: 1 }]));
    const error = await errorOf(client.call('listRegionals'));
    expect(error).toMatchObject({ status: 200, mismatch: { path: '/data/0/name' } });
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

  test('returns a file as a Blob', async () => {
    const headers = { 'content-type': 'application/pdf' };
    const client = createTestClient({}, () => new Response('%PDF-1.7', { headers }));
    const pdf = await client.call('getItineraryPdf', { path: { itineraryId: 70007 } });
    expect(pdf).toBeInstanceOf(Blob);
    expect(pdf).toMatchObject({ type: 'application/pdf', size: 8 });
  });

  test('aborts a call at its timeout', async () => {
    const client = createTestClient({ timeoutMs: 30 }, neverRespond);
    expect(await errorOf(client.call('listRegionals'))).toMatchObject({ kind: 'timeout', status: 0 });
    expect(requests).toHaveLength(1);
  });

  test('gives a call with files more time', async () => {
    const client = createTestClient({ timeoutMs: 10, uploadTimeoutMs: 300 }, neverRespond);
    const upload = errorOf(client.call('updateUser', { body: { first_name: 'Ratna' } }));
    expect(await Promise.race([upload, wait(100)])).toBeUndefined();
    expect(await upload).toMatchObject({ kind: 'timeout' });
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
    expect(await errorOf(client.call('listRegionals', {}, { signal: controller.signal }))).toBe(
      controller.signal.reason,
    );
  });

  test('reports a missing response as a network error', async () => {
    const client = createTestClient({ baseUrl: `${host.baseUrl}/unreachable`, retries: 0 }, () => Response.error());
    expect(await errorOf(client.call('listRegionals'))).toMatchObject({
      kind: 'network',
      status: 0,
      message: 'The service could not be reached.',
      cause: expect.any(TypeError),
    });
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
});
