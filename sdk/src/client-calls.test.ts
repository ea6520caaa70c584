import { expect, test, vi } from 'vitest';
import { createTestClient } from '../../tests/support/sdk-client.ts';
import type { Body } from './call.ts';
import { bookTour, getItineraryPdf, listRegionals, login } from './generated/operations.ts';

const busy = () => new Response(null, { status: 503 });
const booked = () => {
  const trip = { package: 'Turki', departure_date: '2027-03-06', arrival_date: '2027-03-15', price: null };
  const reservation = { reservationCode: 'KLN-1', status: 'booking', ...trip, pax: { adult: 2, child: 0, infant: 0 } };
  return Response.json({ success: true, data: { reservation } });
};
const body = { tour_id: 17 } as unknown as Body<'bookTour'>;

test('a write with an idempotency key is sent again, with the same key and body', async () => {
  const { client, requests, keys } = createTestClient([busy, busy, booked]);
  await client.call(bookTour, { body });
  expect([keys().length, new Set(keys()).size]).toEqual([3, 1]);
  expect(keys()[0]).toMatch(/^\d{16,48}$/);
  expect(await Promise.all(requests.map((request) => request.json()))).toEqual([body, body, body]);
});

test('each write has its own key, unless the caller gives one', async () => {
  const { client, keys } = createTestClient([booked]);
  await client.call(bookTour, { body });
  await client.call(bookTour, { body });
  await client.call(bookTour, { body, header: { 'Idempotency-Key': 'from-the-draft' } });
  const [first, second, third] = keys();
  expect(second).not.toBe(first);
  expect(third).toBe('from-the-draft');
});

test('timeout, retries and headers can be given for one call', async () => {
  const { client, requests } = createTestClient([busy]);
  const call = client.call(listRegionals, {}, { retries: 0, headers: { 'x-request-id': 'visit-12345' } });
  await expect(call).rejects.toMatchObject({ status: 503 });
  expect(requests.map(({ headers }) => headers.get('x-request-id'))).toEqual(['visit-12345']);
});

test('a request returns body, status and headers', async () => {
  const headers = { 'content-type': 'application/pdf', 'content-disposition': 'attachment; filename="trip.pdf"' };
  const { client } = createTestClient([() => new Response('%PDF-1.7', { headers })]);
  const answer = await client.request(getItineraryPdf, { path: { itineraryId: 70007 } });
  expect([answer.body.size, answer.status]).toEqual([8, 200]);
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="trip.pdf"');
});

test('a request accepts JSON, and the media type of a file beside it', async () => {
  const { client, requests } = createTestClient([() => new Response(null, { status: 404 })]);
  const path = { itineraryId: 70007 };
  await client.call(listRegionals).catch(() => undefined);
  await client.call(bookTour, { body }).catch(() => undefined);
  await client.call(getItineraryPdf, { path }).catch(() => undefined);
  await client.call(getItineraryPdf, { path }, { headers: { accept: '*/*' } }).catch(() => undefined);
  expect(requests.map(({ headers }) => headers.get('accept'))).toEqual([
    'application/json',
    'application/json',
    'application/pdf, application/json',
    '*/*',
  ]);
});

test('an error says when an earlier attempt may have arrived', async () => {
  const refused = () => Response.json({ message: 'Periksa kembali.' }, { status: 422 });
  const limited = () => new Response(null, { status: 429 });
  const lost = () => Promise.reject(new TypeError('fetch failed'));
  const errorAfter = (...responses: (() => Response | Promise<Response>)[]) =>
    createTestClient(responses).client.call(bookTour, { body });
  await expect(errorAfter(lost, refused)).rejects.toMatchObject({ status: 422, mayHaveArrived: true });
  await expect(errorAfter(busy, refused)).rejects.toMatchObject({ status: 422, mayHaveArrived: true });
  await expect(errorAfter(limited, refused)).rejects.toMatchObject({ status: 422, mayHaveArrived: false });
  await expect(errorAfter(refused)).rejects.toMatchObject({ status: 422, mayHaveArrived: false });
  await expect(errorAfter(busy, busy, busy)).rejects.toMatchObject({ status: 503, mayHaveArrived: true });
  await expect(errorAfter(lost)).rejects.toMatchObject({ kind: 'network', mayHaveArrived: true });
});

test('a callback that throws does not turn a success into a failure of the service', async () => {
  const onExchange = vi.fn(() => {
    throw new RangeError('of the caller');
  });
  const { client } = createTestClient([booked], { onExchange });
  await expect(client.call(bookTour, { body })).rejects.toThrow('of the caller');
  expect(onExchange).toHaveBeenCalledTimes(1);
});

/** A response whose body breaks off after its first bytes. */
function cutOff(init: ResponseInit = {}): Response {
  let isStarted = false;
  const pull = (controller: ReadableStreamDefaultController) => {
    if (isStarted) controller.error(new TypeError('terminated'));
    else controller.enqueue(new TextEncoder().encode('{"success":'));
    isStarted = true;
  };
  return new Response(new ReadableStream({ pull }), init);
}

test('a write is sent again only with an idempotency key', async () => {
  const keyed = createTestClient([cutOff]);
  await expect(keyed.client.call(bookTour, { body })).rejects.toMatchObject({ kind: 'network', mayHaveArrived: true });
  expect(keyed.fetch).toHaveBeenCalledTimes(3);
  const plain = createTestClient([cutOff]);
  const credentials = { email: 'ratna@kelana.example', password: 'x' };
  await expect(plain.client.call(login, { body: credentials })).rejects.toMatchObject({ kind: 'network' });
  expect(plain.fetch).toHaveBeenCalledTimes(1);
  expect(plain.requests[0]?.headers.get('content-type')).toBe('application/json');
});

test('a 200 that breaks off is a network error with its status and headers', async () => {
  const onExchange = vi.fn();
  const { client } = createTestClient([() => cutOff({ headers: { 'x-request-id': 'visit-12345' } })], { onExchange });
  const details = { kind: 'network', status: 200, requestId: 'visit-12345', cause: expect.any(TypeError) };
  const error = await client.call(listRegionals).catch((reason: unknown) => reason);
  expect(error).toMatchObject({ ...details, mismatch: undefined, mayHaveArrived: true });
  expect(onExchange.mock.lastCall?.[0]).toMatchObject({ status: 200, headers: expect.any(Headers), body: undefined });
});

test('a 200 whose body does not end in time is a timeout with its status and headers', async () => {
  const endless = () => new Response(new ReadableStream(), { headers: { 'x-request-id': 'visit-12345' } });
  const { client } = createTestClient([endless], { timeoutMs: 30 });
  const details = { kind: 'timeout', status: 200, requestId: 'visit-12345', mayHaveArrived: true };
  await expect(client.call(listRegionals)).rejects.toMatchObject(details);
});

test('a refusal whose body breaks off is a refusal', async () => {
  const { client, fetch } = createTestClient([() => cutOff({ status: 422 })]);
  await expect(client.call(listRegionals)).rejects.toMatchObject({ kind: 'invalid', status: 422, body: undefined });
  expect(fetch).toHaveBeenCalledTimes(1);
});
