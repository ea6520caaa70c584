import { todayInJakarta } from '../../../src/domain/dates.ts';
import { host } from '../support/service-host.ts';
import type { Language } from '../support/test.ts';

type Departure = { id: number; departure_date: string; status_deleted: boolean };

/**
 * Returns the day with the most departures after the current month, the earliest of several, with its month, their
 * names in the language, the ids of its departures and the number of departures of the month. It asks the service,
 * because the dates of the tours move with the current date.
 */
export async function findBusiestDay(language: Language) {
  const tours = await readData<{ id: number }[]>('/v1/modules/tour/tours/regional?limit=100');
  const itineraries = await Promise.all(
    tours.map(({ id }) => readData<Departure[]>(`/v1/modules/tour/${id}/itineraries`)),
  );
  const today = todayInJakarta();
  const upcoming = itineraries.flat().filter((row) => !row.status_deleted && row.departure_date >= today);
  const departuresIn = (period: string) => upcoming.filter((row) => row.departure_date.startsWith(period));
  const futureDates = upcoming.map((row) => row.departure_date).filter((date) => date.slice(0, 7) > today.slice(0, 7));
  // The last month is left out, because the tests also open the month after the returned one.
  const lastMonth = futureDates.toSorted().at(-1)?.slice(0, 7) ?? '';
  const [day = ''] = futureDates
    .filter((date) => !date.startsWith(lastMonth))
    .toSorted((a, b) => departuresIn(b).length - departuresIn(a).length || a.localeCompare(b));
  const month = day.slice(0, 7);
  const name = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' }).format(new Date(day));
  return {
    month,
    monthName: `${name} ${day.slice(0, 4)}`,
    day,
    dayName: `${Number(day.slice(8))} ${name} ${day.slice(0, 4)}`,
    departureIds: departuresIn(day).map(({ id }) => id),
    monthCount: departuresIn(month).length,
  };
}

async function readData<Data>(path: string): Promise<Data> {
  return ((await (await fetch(host + path)).json()) as { data: Data }).data;
}
