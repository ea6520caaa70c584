import { host } from '../support/service-host.ts';
import type { Language } from '../support/test.ts';

type Departure = { id: number; departure_date: string; status_deleted: boolean };

/**
 * A month of the calendar whose first busy day has most departures, with the words that name it. Dates move with the
 * calendar, so that they are asked of the service.
 */
export async function calendarMonth(language: Language) {
  const tours = await read<{ id: number }[]>('/v1/modules/tour/tours/regional?limit=100');
  const rows = await Promise.all(tours.map(({ id }) => read<Departure[]>(`/v1/modules/tour/${id}/itineraries`)));
  const today = new Date(Date.now() + 7 * 3_600_000).toISOString().slice(0, 10);
  const coming = rows.flat().filter((row) => !row.status_deleted && row.departure_date >= today);
  const of = (start: string) => coming.filter((row) => row.departure_date.startsWith(start));
  const inFuture = coming.map((row) => row.departure_date).filter((date) => date.slice(0, 7) > today.slice(0, 7));
  // Not the last month: the one after it is asked for too.
  const last = inFuture.toSorted().at(-1)?.slice(0, 7) ?? '';
  const [day = ''] = inFuture
    .filter((date) => !date.startsWith(last))
    .toSorted((a, b) => of(b).length - of(a).length || a.localeCompare(b));
  const month = day.slice(0, 7);
  const name = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' }).format(new Date(day));
  return {
    month,
    monthName: `${name} ${day.slice(0, 4)}`,
    day,
    dayName: `${Number(day.slice(8))} ${name} ${day.slice(0, 4)}`,
    onDay: of(day).map(({ id }) => id),
    inMonth: of(month).length,
  };
}

async function read<Data>(path: string): Promise<Data> {
  return ((await (await fetch(host + path)).json()) as { data: Data }).data;
}
