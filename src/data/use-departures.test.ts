// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { freshCache } from '../../tests/support/fresh-cache';
import { withMockServer } from '../../tests/support/with-mock-server';
import { fetchInBrowser } from './call-in-browser';
import { itinerariesQuery, useItineraries } from './operations/tour';
import { readDepartures, useAllDepartures, useDepartures } from './use-departures';
import { useSend } from './use-send';

const server = withMockServer();

afterEach(() => {
  vi.useRealTimers();
});

type Props = { filters?: object; at?: string; day?: string; regionalId?: number };

const show = (initialProps: Props) =>
  renderHook(({ filters = {}, at, day, regionalId }: Props) => useDepartures(filters, { at, day }, regionalId), {
    ...freshCache(),
    initialProps,
  });
type Shown = ReturnType<typeof show>['result'];

const calls = () => server.calls.all().map(({ operationId }) => operationId);
const loaded = (result: Shown) =>
  vi.waitFor(() => expect([result.current.isCurrent, !result.current.data]).toEqual([true, false]));

test('a month is one call, and so is its next month; the earlier one stays meanwhile', async () => {
  const { result, rerender } = show({});
  await loaded(result);
  const months = result.current.data?.calendar.months.map(({ month }) => month) ?? [];
  expect(result.current.data?.calendar.month).toBe(months[0]);
  expect(calls()).toEqual(['listDepartures']);
  rerender({ at: months[1] });
  expect([result.current.isCurrent, result.current.data?.calendar.month]).toEqual([false, months[0]]);
  await loaded(result);
  expect(result.current.data?.calendar.month).toBe(months[1]);
  expect(calls()).toEqual(['listDepartures', 'listDepartures']);
});

test('the month that is shown without a choice is current when it is chosen, and its days need no call', async () => {
  const { result, rerender } = show({});
  await loaded(result);
  const { month, days } = result.current.data?.calendar ?? {};
  rerender({ day: days?.[0]?.date });
  await loaded(result);
  expect(calls()).toEqual(['listDepartures']);
  rerender({ at: month ?? undefined });
  await loaded(result);
});

test('a day of a month with more departures is a second call', async () => {
  server.reset('large');
  const { result, rerender } = show({});
  await loaded(result);
  const at = result.current.data?.calendar.months.findLast(({ total }) => total > 100)?.month;
  rerender({ at });
  await loaded(result);
  expect(result.current.data?.data).toHaveLength(100);
  const last = result.current.data?.calendar.days.at(-1);
  rerender({ at, day: last?.date });
  await vi.waitFor(() => expect(result.current.data?.data).toHaveLength(last?.total ?? 0));
  expect(result.current.data?.data.every(({ itinerary }) => itinerary.departure_date === last?.date)).toBe(true);
  expect(calls()).toHaveLength(3);
});

test('the region of a page replaces that of the filters', async () => {
  const { result } = show({ filters: { regional_id: 5 }, regionalId: 3 });
  await loaded(result);
  expect(server.calls.all()[0]?.path).toContain('regional_id=3');
  expect(result.current.data?.calendar.tours).toBe(5);
});

test('a service that cannot list departures is asked for those of every tour', async () => {
  server.faults.add({ operationId: 'listDepartures', status: 404 });
  const { result, rerender } = show({ filters: { search: 'Turki Lengkap' } });
  await vi.waitFor(() => expect(result.current.collected?.rows[0]?.itineraries).toHaveLength(6));
  rerender({ filters: { search: 'Turki Lengkap' }, at: '2027-05' });
  expect(result.current.collected?.rows).toHaveLength(1);
  expect(calls()).toEqual(['listDepartures', 'listTours', 'listItineraries']);
});

test('the departures of other filters are not shown when those of the new ones fail', async () => {
  const { result, rerender } = show({});
  await loaded(result);
  server.faults.add({ operationId: 'listDepartures', status: 422 });
  rerender({ filters: { available: '1' } });
  await vi.waitFor(() => expect(result.current.error?.kind).toBe('invalid'));
  expect(result.current.data).toBeUndefined();
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
      login: useSend('login', { invalidates: ['listItineraries'] }),
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

const read = (...filters: [Parameters<typeof readDepartures>[1], number?]) =>
  readDepartures(async (id) => (await fetchInBrowser(itinerariesQuery(id))).data, ...filters);

test('every tour has all its dates; they are requested only for tours with more than three', async () => {
  const { rows, isComplete } = await read({});
  expect([rows.length, isComplete]).toEqual([36, true]);
  expect(rows.find(({ tour }) => tour.id === 17)?.itineraries).toHaveLength(6);
  const itineraryCalls = server.calls.all().filter(({ operationId }) => operationId === 'listItineraries');
  expect(itineraryCalls.length).toBe(rows.filter(({ tour }) => tour.itineraryCount > 3).length);
});

test('the filters and the region limit the tours', async () => {
  const { rows } = await read({ month: ['2027-08'], regional_id: 5 }, 1);
  expect(rows.every(({ tour }) => tour.regionalId === 1)).toBe(true);
});

test('a tour whose full list of dates fails keeps its next three', async () => {
  server.faults.add({ operationId: 'listItineraries', status: 422 });
  const { rows, isComplete } = await read({ search: 'Turki Lengkap' });
  expect([rows[0]?.itineraries.length, isComplete]).toEqual([3, false]);
});
