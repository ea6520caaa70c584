// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { freshCache } from '../../../tests/support/fresh-cache';
import { withMockServer } from '../../../tests/support/with-mock-server';
import { useApiMutation } from '../use-api-mutation';
import { useAllDepartures } from './use-all-departures';
import { useItineraries } from './use-itineraries';

const server = withMockServer();

afterEach(() => {
  vi.useRealTimers();
});

const turkey = { search: 'Turki Lengkap' };
const countDateCalls = () => server.calls.all().filter(({ operationId }) => operationId === 'listItineraries').length;

/** Mounts the hook of the calendar, waits for its dates and unmounts it. */
async function loadDates(filters: Parameters<typeof useAllDepartures>[0], cacheOptions: ReturnType<typeof freshCache>) {
  const { result, unmount } = renderHook(() => useAllDepartures(filters), cacheOptions);
  await vi.waitFor(() => expect([result.current.isCurrent, result.current.isValidating]).toEqual([true, false]));
  unmount();
  return result.current.data?.rows[0]?.itineraries;
}

test('the dates of a tour are requested once a minute, whatever the filters', async () => {
  const cacheOptions = freshCache();
  await loadDates(turkey, cacheOptions);
  expect((await loadDates({ ...turkey, available: '1' }, cacheOptions))?.length).toBe(6);
  expect(countDateCalls()).toBe(1);
  vi.setSystemTime(Date.now() + 61_000);
  await loadDates({ search: 'turki lengkap' }, cacheOptions);
  expect(countDateCalls()).toBe(2);
});

test('dates that a booking has changed are shown at once', async () => {
  const cacheOptions = freshCache();
  expect((await loadDates(turkey, cacheOptions))?.length).toBe(6);
  const { result, unmount } = renderHook(
    () => ({
      dates: { ...useItineraries(17, { revalidateOnMount: false }) },
      login: useApiMutation('login', { invalidates: ['listItineraries'] }),
    }),
    cacheOptions,
  );
  expect(result.current.dates.data?.data.length).toBe(6);
  server.override('listItineraries', ({ reply }) => reply(200, { success: true, data: [] }));
  await act(() => result.current.login.send({ body: { email: 'ratna@kelana.example', password: 'Kelana2027' } }));
  await vi.waitFor(() => expect(result.current.dates.data?.data).toEqual([]));
  unmount();
  expect(await loadDates({ ...turkey, available: '1' }, cacheOptions)).toEqual([]);
});
