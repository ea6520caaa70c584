import type { Answer, Itinerary, Tour } from '@sdk';
import type { DeparturesAnswer } from '@/data/use-departures';
import { languageOf } from '@/domain/content-language';
import { addDays, monthAfter } from '@/domain/dates';
import { type Pax, partyOfAnswer, seatsFor } from '@/domain/party';
import { cheapestDeparture, departuresOf, hasSeatsFor, tripLength } from '@/domain/tour/departure';
import { priceOfParty } from '@/domain/tour/tour-card';
import type { TourQuery } from '@/domain/tour/tour-query';
import type { Locale } from '@/i18n/locales';
import { compareDays } from '@/lib/compare-days';
import type { ListView } from './list-view';

/** The content of the calendar. */
export type CalendarModel = ReturnType<typeof modelOfTours>;

/** Returns the model of an answer with the departures of a month or of one of its days. */
export function modelOfAnswer(
  { calendar, data, party }: Answer<'listDepartures'>,
  query: TourQuery,
  today: string,
): CalendarModel {
  const tours = data.map(({ tour, itinerary }) => ({ tour, itineraries: [itinerary] }));
  return {
    month: calendar.month ?? today.slice(0, 7),
    total: calendar.total,
    departingTours: calendar.departing_tours,
    hasTours: calendar.tours > 0,
    months: new Map(calendar.months.map(({ month, total }) => [month, total])),
    days: new Map(calendar.days.map(({ date, total, lowest_price }) => [date, { count: total, price: lowest_price }])),
    rows: departureRows(tours, query, today, partyOfAnswer(party)),
    isComplete: true,
  };
}

/** Returns the model of the departures of every tour, for a service that cannot list departures. */
export function modelOfTours(
  { rows: tours, isComplete }: DeparturesAnswer,
  query: TourQuery,
  { at }: ListView,
  today: string,
  party: Pax | null = null,
) {
  const all = departureRows(tours, query, today, party);
  const months = groupedBy(all, 'month');
  const month = monthToShow(at, [...months.keys()], today);
  const rows = months.get(month) ?? [];
  return {
    month,
    total: all.length,
    departingTours: new Set(all.map(({ tourId }) => tourId)).size,
    hasTours: tours.length > 0,
    /** The number of departures by month. */
    months: new Map([...months].map(([key, { length }]) => [key, length])),
    days: new Map([...groupedBy(rows, 'day')].map(([key, ofDay]) => [key, dayOf(ofDay, seatsFor(party))])),
    /** The departures of the month, or of the chosen day only. */
    rows,
    /** False when later dates of a tour could not be loaded. */
    isComplete,
  };
}

/** Returns the number of departures of a day, and the lowest price of those with seats for the guests. */
function dayOf(rows: CalendarDeparture[], guests: number) {
  return {
    count: rows.length,
    price: cheapestDeparture(rows.filter((row) => hasSeatsFor(row, guests)))?.price ?? null,
  };
}

export type CalendarDeparture = ReturnType<typeof departureRows>[number];

/**
 * Returns the upcoming departures of the tours, soonest first. The query's months and free seats select tours in the
 * service; here they also select the departures.
 */
export function departureRows(
  tours: readonly {
    tour: Pick<Tour, 'languages' | 'id' | 'title' | 'mainCountries' | 'costs' | 'room_supplements'>;
    itineraries: readonly Itinerary[];
  }[],
  query: TourQuery,
  today: string,
  party: Pax | null = null,
) {
  const guests = seatsFor(party);
  const rows = tours.flatMap(({ tour, itineraries }) =>
    departuresOf(itineraries, today).upcoming.map((departure) => ({
      ...departure,
      tourId: tour.id,
      title: tour.title,
      ...languageOf(tour),
      countries: tour.mainCountries.map((row) => row.country.name),
      days: tripLength(departure).days,
      ...priceOfParty(tour, departure, party),
    })),
  );
  return rows
    .filter((row) => !query.month?.length || query.month.includes(monthOf(row)))
    .filter((row) => query.available === undefined || hasSeatsFor(row, guests))
    .sort((a, b) => compareDays(a.from, b.from) || a.title.localeCompare(b.title, 'id'));
}

/** Returns the rows grouped by month (`YYYY-MM`) or by day, in the order of the rows. */
export function groupedBy(rows: readonly CalendarDeparture[], unit: 'month' | 'day'): Map<string, CalendarDeparture[]> {
  const groups = new Map<string, CalendarDeparture[]>();
  for (const row of rows) {
    const key = unit === 'month' ? monthOf(row) : row.from;
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  return groups;
}

const monthOf = ({ from }: { from: string }) => from.slice(0, 7);

/** Returns the weeks of a month (`YYYY-MM`) as ISO dates, Monday first; null is a day of another month. */
export function weeksOf(month: string): (string | null)[][] {
  const first = `${month}-01`;
  const daysBefore = (new Date(first).getUTCDay() + 6) % 7;
  const weeks = [];
  for (let monday = addDays(first, -daysBefore); monday < `${monthAfter(month, 1)}-01`; monday = addDays(monday, 7)) {
    const week = [0, 1, 2, 3, 4, 5, 6].map((day) => addDays(monday, day));
    weeks.push(week.map((date) => (date.startsWith(month) ? date : null)));
  }
  return weeks;
}

/** Returns the month to show: the requested one if the calendar contains it, otherwise the first with departures. */
export function monthToShow(requested: string | undefined, months: readonly string[], today: string): string {
  const first = months[0] ?? today.slice(0, 7);
  const last = months.at(-1) ?? first;
  return requested && requested >= today.slice(0, 7) && requested <= last ? requested : first;
}

/** Returns the nearest month with departures; of two at the same distance, the later one. */
export function nearestMonth(month: string, months: readonly string[]): string | null {
  const monthNumber = (one: string) => {
    const [year = 0, number = 0] = one.split('-').map(Number);
    return year * 12 + number;
  };
  const distance = (one: string) => Math.abs(monthNumber(one) - monthNumber(month));
  return [...months].sort((a, b) => distance(a) - distance(b) || compareDays(b, a))[0] ?? null;
}

// Only full names of months and weekdays: short ones differ between browsers.
const part = (iso: string, locale: Locale, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(new Date(`${iso.slice(0, 10)}T00:00:00Z`));

/** Returns `2027-03` as `Maret 2027`. */
export function formatFullMonth(month: string, locale: Locale): string {
  return `${part(`${month}-01`, locale, { month: 'long' })} ${month.slice(0, 4)}`;
}

/** Returns `2027-03-12` as `12 Maret 2027`. */
export function formatFullDay(iso: string, locale: Locale): string {
  return `${Number(iso.slice(8))} ${formatFullMonth(iso.slice(0, 7), locale)}`;
}

/** Returns `2027-03-12` as `Jumat`. */
export function formatFullWeekday(iso: string, locale: Locale): string {
  return part(iso, locale, { weekday: 'long' });
}
