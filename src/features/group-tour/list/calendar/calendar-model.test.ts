// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { fetchInBrowser } from '@/api/call-in-browser';
import { todayInJakarta } from '@/domain/dates';
import type { TourQuery } from '@/domain/tour/tour-query';
import { departuresQuery, itinerariesQuery } from '@/hooks/tour/queries';
import { readDepartures } from '@/hooks/tour/read-departures';
import { withMockServer } from '../../../../../tests/support/with-mock-server';
import { modelOfAnswer, modelOfTours } from './calendar-model';

withMockServer();

const today = todayInJakarta();
const nextYear = `${Number(today.slice(0, 4)) + 1}`;
const datesOf = async (id: number) => (await fetchInBrowser(itinerariesQuery(id))).data;

test.each<[TourQuery, string | undefined]>([
  [{}, undefined],
  [{ available: '1' }, `${nextYear}-03`],
  [{ regional_id: 3 }, `${nextYear}-05`],
  [{ month: [`${nextYear}-03`, `${nextYear}-06`] }, `${nextYear}-06`],
  [{ search: 'jepang' }, '2020-01'],
  [{ search: 'zzzz' }, undefined],
])('%j: the answer for a month %s is the same as the departures of every tour', async (query, at) => {
  const answer = await fetchInBrowser(departuresQuery({ ...query, ...(at && { at }), limit: 100 }));
  const tours = await readDepartures(datesOf, query);
  expect(modelOfAnswer(answer, query, today)).toEqual(modelOfTours(tours, query, { view: 'calendar', at }, today));
});
