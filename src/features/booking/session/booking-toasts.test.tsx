// @vitest-environment jsdom
import { act, cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { publicEnv } from '@/config/env';
import { answer, confirmState } from '@/state/confirm';
import { signIn, signOut } from '@/state/session';
import { toastsState } from '@/state/toasts';
import { departure } from '../../../../tests/support/booking-fixture';
import { renderSendForm } from '../../../../tests/support/render-send-form';
import { withMockServer } from '../../../../tests/support/with-mock-server';

const service = withMockServer();

beforeEach(async () => {
  toastsState.items = [];
  const login = await fetch(`${publicEnv.serviceHost}/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'ratna@kelana.example', password: 'Kelana2027' }),
  });
  signIn((await login.json()).data.token);
});
afterEach(signOut);

/** Returns the toasts; those that the page shows and announces too are marked. */
const toasts = () =>
  toastsState.items.map(({ kind, text, isOnPage }) => `${kind}${isOnPage ? ' on page' : ''}: ${text}`);

const reservation = {
  reservationCode: 'KLN-7Q2M4X',
  status: 'booking' as const,
  package: 'Turki Lengkap',
  departure_date: departure.from,
  arrival_date: departure.to,
  price: departure.price,
  pax: { adult: 1, child: 1, infant: 0 },
};

test('an accepted booking shows the message of the service as a toast', async () => {
  service.override('bookTour', ({ reply }) =>
    reply(200, { success: true, message: 'Booking Successful!', data: { reservation } }),
  );
  await renderSendForm(departure).submit();
  expect(toasts()).toEqual(['success on page: Pemesanan berhasil!']);
});

test('the note about a refused booking is also a toast', async () => {
  service.override('bookTour', ({ reply }) =>
    reply(409, { success: false, message: 'Belum bisa.', errors: { pax: ['Penuh.'] } }),
  );
  await renderSendForm(departure).submit();
  expect(toasts()).toEqual([expect.stringContaining('error on page: Kursi tersisa 12 untuk tanggal ini.')]);
});

test('a refused price shows a toast', async () => {
  const { submit } = renderSendForm(departure, { seenPrice: 1 });
  const refusal = vi.waitUntil(() => confirmState.question).then(() => answer(false));
  await act(() => Promise.all([submit(), refusal]));
  expect(toasts()).toEqual([expect.stringMatching(/^error on page: Pesanan belum dikirim\. Harga per orang sekarang/)]);
});

test('a failure after the page was left is a toast that is announced, unless the member has left too', async () => {
  const leaveWith = (action: () => void) =>
    service.override('bookTour', ({ reply }) => {
      action();
      return reply(403, { success: false, message: 'Belum bisa.' });
    });
  const form = renderSendForm(departure);
  leaveWith(form.leave);
  await form.submit();
  expect(toasts()).toEqual(['error: Belum bisa.']);
  cleanup();
  toastsState.items = [];
  const next = renderSendForm(departure);
  leaveWith(() => {
    next.leave();
    signOut();
  });
  await next.submit();
  expect(toasts()).toEqual([]);
});

test('an expired session shows no toast of the booking, because the session reports it', async () => {
  service.override('bookTour', ({ reply }) => reply(401, { success: false, message: 'invalid token' }));
  await renderSendForm(departure).submit();
  expect(toasts().filter((text) => !text.startsWith('notice'))).toEqual([]);
});
