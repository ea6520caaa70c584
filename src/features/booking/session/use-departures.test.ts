// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { lazyClient } from '@/data/call-in-browser';
import { bookingState } from '../../../../tests/support/booking-fixture';
import { freshCache } from '../../../../tests/support/fresh-cache';
import { itineraryRow } from '../../../../tests/support/show-wizard';
import { withMockServer } from '../../../../tests/support/with-mock-server';
import { createBookingStore } from './store';
import { useDepartures } from './use-departures';

const service = withMockServer();
const PRICE = 22_900_000;
const NEW_PRICE = 23_900_000;

/** Answers the next requests with these prices, in the order in which they arrive; each waits for its promise. */
function answerWith(...answers: { price: number; wait?: Promise<void> }[]): void {
  service.override('listItineraries', async ({ reply }) => {
    const { price, wait } = answers.shift() ?? { price: 0 };
    await wait;
    return reply(200, { success: true, data: [{ ...itineraryRow(4, 12), price }] });
  });
}

/** Renders the hook, waits for its first answer, and returns it with the price of the departure in the store. */
async function renderDepartures() {
  answerWith({ price: PRICE });
  const store = createBookingStore(bookingState());
  const { result } = renderHook(() => useDepartures(17, store, false), freshCache());
  await vi.waitFor(() => expect(store.getFacts().departures.isSettled).toBe(true));
  const price = () => store.getFacts().departures.rows.map((row) => row.price);
  return { departures: result.current, store, price };
}

test('an answer to an older request does not replace that of a newer one', async () => {
  const { departures, price } = await renderDepartures();
  const { promise, resolve } = Promise.withResolvers<void>();
  answerWith({ price: PRICE, wait: promise }, { price: NEW_PRICE });
  const older = departures.refresh();
  await act(() => departures.refresh());
  expect(price()).toEqual([NEW_PRICE]);
  resolve();
  await act(() => older);
  expect(price()).toEqual([NEW_PRICE]);
});

test('a bug in a check in the background is reported, and the departures count as outdated', async () => {
  const reported = vi.spyOn(window, 'reportError').mockImplementation(() => {});
  const { departures, store, price } = await renderDepartures();
  vi.spyOn(lazyClient, 'load').mockResolvedValueOnce({ call: () => Promise.reject(new TypeError('a bug')) });
  departures.refreshInBackground();
  await vi.waitFor(() => expect(store.getFacts().departures.hasFailed).toBe(true));
  expect(price()).toEqual([PRICE]);
  expect(reported).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ message: 'a bug' }));
});
