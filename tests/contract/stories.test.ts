import type { Answer, BookingRequest, OperationId } from '@sdk';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Mail } from '../../mocks/state/state.ts';
import { type Call, PASSWORD, RATNA } from './case.ts';
import { responseProblems } from './conformance.ts';
import { createRequest } from './send.ts';
import { type Target, targets } from './target.ts';

const DEWI = 'dewi@kelana.example';
const [FIRST, SECOND] = ['Pantai2027', 'Gunung2028'];

// The rules themselves are tests of mocks/behaviours; a story uses only the public interface of the service.
describe.each(targets)('%s', (_name, open) => {
  let target: Target;
  let token: string | null = null;
  beforeAll(async () => {
    target = await open();
  });
  beforeEach(() => {
    token = null;
    target.mockContext.reset('default');
  });
  afterAll(() => target.close());

  const get = (path: string) => target.send(new Request(new URL(path, target.origin)));

  async function send(operationId: OperationId, status: number, call: Call = {}): Promise<unknown> {
    const headers = { ...(token !== null && { authorization: `Bearer ${token}` }), ...call.headers };
    const response = await target.send(createRequest(target.origin, operationId, { ...call, headers }));
    const text = await response.clone().text();
    expect([response.status, text]).toEqual([status, text]);
    expect(await responseProblems(operationId, status, response)).toEqual([]);
    return JSON.parse(text);
  }
  const call = async <Id extends OperationId>(operationId: Id, one?: Call) =>
    (await send(operationId, 200, one)) as Answer<Id>;

  async function signIn(email: string, password: string): Promise<void> {
    token = null;
    token = (await call('login', { json: { email, password } })).data.token;
  }

  async function mailsTo(address: string): Promise<Mail[]> {
    return ((await (await get('/__mock/outbox')).json()) as Mail[]).filter(({ to }) => to === address);
  }

  test('a member signs up and changes profile, photo and password, which ends every session', async () => {
    const names = { first_name: 'Dewi', last_name: 'Lestari', phone: '+6281200000077' };
    const json = { ...names, email: DEWI, password: FIRST, confirm_password: FIRST, agree_terms: true };
    const registered = (await call('register', { json })).data?.token;
    await signIn('Dewi@Kelana.Example', FIRST);
    await call('updateUser', { form: { first_name: 'Dewi Ayu', dob: '1990-02-28' } });
    // Not valid UTF-8, so that a conversion to text would change it.
    const photo = new File([Uint8Array.of(0, 0xff, 0x80)], 'me.png', { type: 'image/png' });
    await call('updateUser', { form: { photo } });
    const { profile_pic_url } = (await call('getProfile')).data;
    const picture = await (await get(String(profile_pic_url))).arrayBuffer();
    expect([...new Uint8Array(picture)]).toEqual([0, 0xff, 0x80]);
    await call('updateUser', { form: { old_password: FIRST, password: SECOND, confirm_password: SECOND } });
    for (const old of [token, registered ?? null]) {
      token = old;
      await send('getProfile', 401);
    }
    token = null;
    await send('login', 401, { json: { email: DEWI, password: FIRST } });
    await signIn(DEWI, SECOND);
    const profile = { fullname: 'Dewi Ayu Lestari', dob: '1990-02-28', profile_pic_url };
    expect((await call('getProfile')).data).toMatchObject(profile);
  });

  test('signing out ends one session', async () => {
    await signIn(RATNA, PASSWORD);
    const other = token;
    await signIn(RATNA, PASSWORD);
    await call('logout');
    await send('getProfile', 401);
    token = other;
    await call('getProfile');
  });

  test('a forgotten password is replaced once through the mailed link', async () => {
    await signIn(RATNA, PASSWORD);
    await call('forgotPassword', { json: { email: RATNA } });
    const link = (await mailsTo(RATNA)).at(-1)?.link ?? '';
    const json = { token: new URL(link).searchParams.get('token'), password: SECOND, confirm_password: SECOND };
    await call('checkToken', { json: { token: json.token } });
    await call('resetPassword', { json });
    await send('resetPassword', 401, { json });
    await send('getProfile', 401);
    await signIn(RATNA, SECOND);
  });

  test('a booking is made once, is in the history of its member alone and takes its seats; a reset restores all', async () => {
    const initialState = JSON.stringify(target.mockContext.database().state);
    await signIn(RATNA, PASSWORD);
    const { data: tours } = await call('listTours', { query: { available: '1' } });
    const departure = tours.flatMap(({ itineraries }) => itineraries).find(({ seat }) => Number(seat) > 6);
    if (!departure) throw new Error('No departure has seats for the story');
    const adult = { type: 'adult', title: 'Mrs', first_name: 'Ratna', dob: '1988-05-17', nationality: 'ID' } as const;
    const json: BookingRequest = {
      tour_id: departure.tour_id,
      itinerary_id: departure.id,
      contact: { title: 'Mrs', first_name: 'Ratna', email: RATNA, phone: '+6281200000099', city: 'Jakarta' },
      pax: { adult: 2, child: 0, infant: 1 },
      rooms: [{ type: 'double', count: 1 }],
      passengers: [adult, adult, { ...adult, type: 'infant', dob: null }],
      agree_terms: true,
      source: 'web',
      locale: 'id',
    };
    const seatsLeft = async () => {
      const { data } = await call('listItineraries', { path: { id: departure.tour_id } });
      return data.find(({ id }) => id === departure.id)?.seat;
    };
    const headers = { 'idempotency-key': 'one-intent-to-book' };
    const first = await call('bookTour', { json, headers });
    expect(await call('bookTour', { json, headers })).toEqual(first);
    await send('bookTour', 409, { json: { ...json, note: 'At the window, please.' }, headers });
    const { reservationCode: reservation_code } = first.data.reservation;
    const entry = expect.objectContaining({ status: 'booking', reservation_code });
    expect((await call('listBookings')).data).toContainEqual(entry);
    // The two adults need a seat, the infant does not.
    expect(await seatsLeft()).toBe(Number(departure.seat) - 2);
    expect((await mailsTo(RATNA)).filter(({ subject }) => subject.includes(reservation_code))).toHaveLength(1);
    await signIn('bima@kelana.example', PASSWORD);
    expect((await call('listBookings')).data).not.toContainEqual(entry);
    await target.send(new Request(`${target.origin}/__mock/reset`, { method: 'POST' }));
    expect(JSON.stringify(target.mockContext.database().state)).toBe(initialState);
  });
});
