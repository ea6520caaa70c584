import { expect, test } from 'vitest';
import { answerCall } from './answer-call.ts';
import { allBehaviours } from './behaviours/all.ts';
import { createMockContext } from './mock-context.ts';

const NOW = new Date('2027-01-15T03:00:00Z');
const BROKEN_PROFILE = { first_name: '1' };

function createHost(behaviours = allBehaviours) {
  const mockContext = createMockContext({ behaviours, now: () => NOW });
  const { members, sessions } = mockContext.database().state;
  sessions.token = { memberId: Object.keys(members)[0] ?? '', expiresAt: NOW.getTime() + 1 };
  const call = async (path: string, init: RequestInit = {}) =>
    (await answerCall(mockContext, new Request(`http://service.example${path}`, init))) ?? expect.fail(path);
  return { mockContext, call };
}

const bearer = { authorization: 'Bearer token' };
const json = (value: unknown, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(value),
});

test('a fault after the call replaces the response of a completed write', async () => {
  const { mockContext, call } = createHost();
  const sessions = () => Object.keys(mockContext.database().state.sessions).length;
  const before = sessions();
  const login = json({ email: 'ratna@kelana.example', password: 'Kelana2027' });
  mockContext.faults.add({ operationId: 'login', status: 500, after: true, times: 1 });
  mockContext.faults.add({ operationId: 'login', network: true, after: true, times: 1 });
  mockContext.faults.add({ operationId: 'login', status: 503, times: 1 });
  expect((await call('/v1/auth/login', login)).status).toBe(500);
  expect(sessions()).toBe(before + 1);
  expect((await call('/v1/auth/login', login)).type).toBe('error');
  expect(sessions()).toBe(before + 2);
  expect((await call('/v1/auth/login', login)).status).toBe(503);
  expect(sessions()).toBe(before + 2);
});

test('authorisation comes before a preferred answer, a fault before both, and validation after', async () => {
  const { mockContext, call } = createHost();
  const headers = { prefer: 'code=500' };
  expect((await call('/v1/modules/user/profile', { headers })).status).toBe(401);
  expect((await call('/v1/modules/user/profile', { headers: { ...headers, ...bearer } })).status).toBe(500);
  mockContext.faults.add({ operationId: 'getProfile', status: 503 });
  expect((await call('/v1/modules/user/profile', { headers })).status).toBe(503);
  const invalid = await call('/v1/modules/tour/not-a-number/detail', { headers: { prefer: 'code=404' } });
  expect(invalid.status).toBe(404);
});

test('a preferred example is found by its name, an unknown one is a 501', async () => {
  const { call } = createHost();
  const named = await call('/v1/auth/login', json({}, { prefer: 'example=maintenance' }));
  expect([named.status, named.headers.get('retry-after')]).toEqual([503, '120']);
  expect((await named.json()).message).toBe('Layanan sedang dalam pemeliharaan dan akan kembali dalam beberapa menit.');
  expect((await call('/v1/auth/login', json({}, { prefer: 'example=nothing' }))).status).toBe(501);
  const unknown = await call('/v1/auth/login', json({}, { prefer: 'code=418' }));
  expect(unknown.status).toBe(501);
  expect((await unknown.json()).errors.prefer).toContain('code=200, example=signed-in');
});

test('parameters are validated before the body, in the language of the request', async () => {
  const { call } = createHost();
  const response = await call('/v1/auth/login?a=1&b=2', json({}, { 'accept-language': 'en-GB,en;q=0.9' }));
  expect(response.status).toBe(422);
  expect(await response.json()).toEqual({
    success: false,
    message: 'Some of the data is missing or not valid.',
    errors: { a: ['This field is not known.'], b: ['This field is not known.'] },
  });
});

test.each(['email', 'is_member_premium', 'point', 'passwordHash'])('no member sets %s', async (name) => {
  const { mockContext, call } = createHost();
  const before = structuredClone(mockContext.database().state.members);
  const body = new FormData();
  for (const [key, value] of Object.entries({ first_name: 'Ratih', [name]: '1' })) body.append(key, value);
  const response = await call('/v2/modules/user/update', { method: 'POST', headers: bearer, body });
  expect(response.status).toBe(422);
  expect((await response.json()).errors).toEqual({ [name]: ['Isian ini tidak dikenal.'] });
  expect(mockContext.database().state.members).toEqual(before);
});

test('a behaviour gets coerced parameters and the defaults of the document', async () => {
  const { mockContext, call } = createHost();
  let receivedQuery: unknown;
  mockContext.override('listTours', ({ query, reply }) => {
    receivedQuery = query;
    return reply(500, { message: 'seen' });
  });
  await call('/v1/modules/tour/tours/regional?country=3&month=2027-03&month=2027-04&page=2');
  expect(receivedQuery).toEqual({ country: [3], month: ['2027-03', '2027-04'], page: 2, limit: 9, sort: 'soonest' });
});

test('an answer that violates the document becomes a 500 that lists the violations', async () => {
  const { mockContext, call } = createHost();
  mockContext.override('getProfile', ({ reply }) => reply(200, { data: BROKEN_PROFILE } as never));
  const response = await call('/v1/modules/user/profile', { headers: bearer });
  expect(response.status).toBe(500);
  expect(response.headers.get('x-mock-violations')).toContain("/data must have required property 'email'");
  expect((await response.json()).errors.answer).toContain("/data must have required property 'email'");
  expect(mockContext.calls.all().at(-1)?.violations.length).toBeGreaterThan(1);
  expect(mockContext.calls.broken().map(({ path }) => path)).toEqual(['/v1/modules/user/profile']);
});

test('an undocumented status and a behaviour that throws are violations too', async () => {
  const { mockContext, call } = createHost();
  mockContext.override('listBanners', ({ reply }) => reply(418 as never, {} as never));
  expect((await call('/v1/modules/banners')).headers.get('x-mock-violations')).toBe('status 418 is not documented');
  mockContext.override('listBanners', () => {
    throw new Error('no banner today');
  });
  const response = await call('/v1/modules/banners');
  expect(response.status).toBe(500);
  expect(response.headers.get('x-mock-violations')).toBe('the behaviour threw Error: no banner today');
});

test('a reply with a missing or wrong required header violates the document', async () => {
  const { mockContext, call } = createHost();
  const path = '/v2/modules/page/tour/pdf/10001';
  const violations = async (headers?: Record<string, string>) => {
    mockContext.override('getItineraryPdf', ({ reply }) => reply(200, new Blob(['%PDF-']), headers));
    return (await call(path)).headers.get('x-mock-violations');
  };
  expect(await violations()).toBe("header must have required property 'content-disposition'");
  expect(await violations({ 'Content-Disposition': 'inline' })).toMatch(/^header \/content-disposition must match/);
  expect(await violations({ 'Content-Disposition': 'attachment; filename="a.pdf"' })).toBeNull();
});

test('a page of tours is serialized again as soon as a departure changes', async () => {
  const { mockContext, call } = createHost();
  const firstDeparture = async () =>
    (await (await call('/v1/modules/tour/tours/regional?limit=1')).json()).data[0].itineraries[0];
  const before = await firstDeparture();
  mockContext.database().state.seatsTaken[before.id] = 1;
  expect(await firstDeparture()).toEqual({ ...before, seat: before.seat - 1 });
});

test('a cached answer is validated by each operation that returns it', async () => {
  const { mockContext, call } = createHost();
  const frozenBody = Object.freeze({ success: true, data: [] });
  mockContext.override('listBanners', ({ reply }) => reply(200, frozenBody as never));
  mockContext.override('getTourTerms', ({ reply }) => reply(200, frozenBody as never));
  expect((await call('/v1/modules/banners')).status).toBe(200);
  expect((await call('/v1/modules/banners')).status).toBe(200);
  expect((await call('/v1/modules/tour/tours/terms')).headers.get('x-mock-violations')).toContain('/data');
});

test('without a behaviour the first documented example is returned, and without one a 501 says what to add', async () => {
  const { listMiceProducts: _, getItineraryPdf: __, ...others } = allBehaviours;
  const { call } = createHost(others as never);
  expect((await (await call('/v2/modules/page/mice')).json()).data.length).toBeGreaterThan(0);
  const response = await call('/v2/modules/page/tour/pdf/10001', { headers: { 'accept-language': 'en' } });
  expect([response.status, (await response.json()).message]).toEqual([
    501,
    'The service host cannot answer getItineraryPdf yet: write its behaviour in mocks/behaviours/tour.ts, or add an example of its 200 to the document.',
  ]);
});

test('latency and Prefer delay a call, and the delay counts in the log', async () => {
  const { mockContext, call } = createHost();
  await call('/v1/modules/banners', { headers: { prefer: 'delay=60' } });
  mockContext.changeSettings({ latencyMs: 60 });
  await call('/v1/modules/user/profile');
  mockContext.changeSettings({ latencyMs: 0 });
  await call('/v1/modules/user/profile');
  expect(mockContext.calls.all().map(({ durationMs }) => durationMs >= 55)).toEqual([true, true, false]);
});

test('every call is logged with its operation and status, a refused one with its violations', async () => {
  const { mockContext, call } = createHost();
  await call('/v1/modules/tour/999999/detail?x=1');
  await call('/v1/modules/tour//detail');
  await call('/v1/modules/article/%E0%A4%A');
  expect(
    mockContext.calls.all().map(({ operationId, status, path, refused }) => [operationId, status, path, refused]),
  ).toEqual([
    ['getTour', 422, '/v1/modules/tour/999999/detail?x=1', ['x: This field is not known.']],
    [null, 404, '/v1/modules/tour//detail', []],
    ['getArticle', 404, '/v1/modules/article/%E0%A4%A', []],
  ]);
  expect(mockContext.calls.broken().map(({ status }) => status)).toEqual([404]);
});

test('the id of a page request is in the log and in the response, also in that of a fault', async () => {
  const { mockContext, call } = createHost();
  const headers = { 'x-request-id': '5f0c1d2e8a47' };
  mockContext.faults.add({ operationId: 'listBanners', status: 503, times: 1 });
  const responses = [await call('/v1/modules/banners', { headers }), await call('/v1/modules/banners')];
  expect(responses.map((response) => response.headers.get('x-request-id'))).toEqual(['5f0c1d2e8a47', null]);
  expect(mockContext.calls.all().map(({ requestId }) => requestId)).toEqual(['5f0c1d2e8a47', null]);
});
