// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { freshCache } from '../../../tests/support/fresh-cache';
import { withMockServer } from '../../../tests/support/with-mock-server';
import { useDepartures } from './use-departures';

const server = withMockServer();

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

test('the month that is shown without a choice is current when it is chosen', async () => {
  const { result, rerender } = show({});
  await loaded(result);
  rerender({ at: result.current.data?.calendar.month ?? undefined });
  await loaded(result);
});

test('a day of a month whose departures are all known needs no call', async () => {
  const { result, rerender } = show({});
  await loaded(result);
  const { calendar } = result.current.data ?? {};
  rerender({ day: calendar?.days[0]?.date });
  await loaded(result);
  expect(calls()).toEqual(['listDepartures']);
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
