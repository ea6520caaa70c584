import { afterEach, expect, test } from 'vitest';
import { answerCall } from '../answer-call.ts';
import { createMockContext } from '../mock-context.ts';
import { handleEditor } from './editor.ts';

const CODE = 'KLN-M42XTD';
const BOOKING = `/v1/modules/user/bookings/${CODE}`;
const NOW = '2027-01-15T03:00:00.000Z';
const mockContext = createMockContext({ now: () => new Date(NOW) });

afterEach(() => mockContext.reset());

async function call(path: string, init: RequestInit = {}) {
  const response = await answerCall(mockContext, new Request(`http://localhost:4010${path}`, init));
  return { status: response?.status, body: await response?.json() };
}

async function signIn(email = 'ratna@kelana.example') {
  const body = JSON.stringify({ email, password: 'Kelana2027' });
  const answer = await call('/v1/auth/login', {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json' },
  });
  return { authorization: `Bearer ${answer.body.data.token}` };
}

async function edit(address: string, fields?: Record<string, string>): Promise<string> {
  const init = fields ? { method: 'POST', body: new URLSearchParams(fields) } : {};
  const request = new Request(`http://localhost:4010${address}`, init);
  return (await handleEditor(mockContext, request, { isLoopbackOnly: true }))?.text() ?? expect.fail(address);
}

test('the member sees what the desk answers to a proof and a request, and a change', async () => {
  const headers = await signIn();
  const form = new FormData();
  form.set('proof', new File(['%PDF-1.4'], 'transfer.pdf', { type: 'application/pdf' }));
  await call(`${BOOKING}/payment-proofs`, { method: 'POST', body: form, headers });
  const request = JSON.stringify({ kind: 'room', text: 'Dua kamar <berdampingan>' });
  const json = { ...headers, 'content-type': 'application/json' };
  await call(`${BOOKING}/requests`, { method: 'POST', body: request, headers: json });

  expect(await edit('/edit')).toMatch(new RegExp(`/edit/booking/${CODE}">[^<]+</a> <strong>2 to answer`));
  expect(await edit(`/edit/booking/${CODE}`)).toContain('Dua kamar &lt;berdampingan>');
  await edit(`/edit/booking/${CODE}`, {
    [`proof.${NOW}.state`]: 'refused',
    [`proof.${NOW}.reason`]: 'Nominal tidak terbaca.',
    [`request.${NOW}.state`]: 'agreed',
    [`request.${NOW}.answer`]: 'Sudah dicatat.',
    [`request.${NOW}.cost`]: '750000',
    change: 'Penerbangan berangkat pukul 20.10.',
  });

  const { data } = (await call(BOOKING, { headers })).body;
  expect(data.proofs).toMatchObject([{ state: 'refused', reason: 'Nominal tidak terbaca.' }]);
  expect(data.requests).toMatchObject([{ state: 'agreed', answer: 'Sudah dicatat.', cost: 750_000 }]);
  expect(data.changes[0]).toEqual({ published_on: '2027-01-15', text: 'Penerbangan berangkat pukul 20.10.' });
  expect(await edit('/edit')).not.toContain('to answer');

  await edit(`/edit/booking/${CODE}`, {
    [`proof.${NOW}.state`]: 'confirmed',
    [`proof.${NOW}.reason`]: 'Nominal tidak terbaca.',
  });
  const confirmed = (await call(BOOKING, { headers })).body.data;
  expect(confirmed.proofs).toMatchObject([{ state: 'confirmed', reason: null }]);
  expect(confirmed).toMatchObject({ status: 'full_payment', payment: { paid: 47_481_800, balance_due: null } });
});

test('a link shows the trip without names, money and code until it is withdrawn or replaced', async () => {
  const headers = await signIn();
  const create = async () => (await call(`${BOOKING}/link`, { method: 'POST', headers })).body.data.key as string;
  const open = (key: string) => call('/v1/modules/tour/shared-trip', { headers: { 'trip-key': key } });
  const first = await create();
  const { data } = (await open(first)).body;
  expect(data).toMatchObject({ tour_id: 17, is_cancelled: false, meeting: { place: expect.any(String) } });
  expect(JSON.stringify(data)).not.toMatch(/KLN-|ratna|passport|payment|deposit/i);
  expect((await call(BOOKING, { headers })).body.data.is_shared).toBe(true);

  const second = await create();
  expect((await open(first)).status).toBe(404);
  expect((await open(second)).status).toBe(200);
  await call(`${BOOKING}/link`, { method: 'DELETE', headers: await signIn('bima@kelana.example') });
  expect((await open(second)).status).toBe(200);
  await call(`${BOOKING}/link`, { method: 'DELETE', headers });
  expect((await open(second)).status).toBe(404);
});
