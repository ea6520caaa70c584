import type { Itinerary } from '@sdk';
import { addDays, formatPeriod, getSeason, nthWeekday } from '../calendar.ts';
import { inLanguage, type Locale, type Localized, same } from '../localized.ts';
import { promotionsOf } from '../promotions.ts';
import type { TourRow } from './row.ts';

const MIN_DAYS_AHEAD = 14;
const MAX_UPCOMING = 7;
/** At this number of seats left enough guests have booked for the departure to be guaranteed. */
const GUARANTEED_SEATS = 10;
const SEATS = [25, 14, 8, null, 18, 2, 28, 11, 0, 22, 6, 16, 20, 4, 12, 9];

const TYPES: Record<ReturnType<typeof getSeason> | 'promo', Localized> = {
  regular: { id: 'Reguler', en: 'Regular' },
  'school-holidays': { id: 'Libur Sekolah', en: 'School holidays' },
  lebaran: same('Lebaran'),
  'year-end': { id: 'Akhir Tahun', en: 'Year end' },
  promo: same('Promo'),
};
const NOTES = {
  promo: { id: 'Harga promo, kamar berdua', en: 'Promotional price, sharing a twin room' },
  leader: { id: 'Dengan tour leader dari Jakarta', en: 'With a tour leader from Jakarta' },
} satisfies Record<string, Localized>;

/** Tours with unusual data that every screen must handle, other than those that visitors usually open first. */
const UNUSUAL_TOURS = { noDeparture: 28, onlyPast: 32, deleted: 21, noPrice: 31, noDuration: 29 };

/** All departures of a tour on a day: upcoming by soonest date, then past by latest (§3). */
export function buildDepartures(row: TourRow, today: string, locale: Locale): Itinerary[] {
  if (row.id === UNUSUAL_TOURS.noDeparture) return [];
  const years = [-2, -1, 0, 1, 2].map((offset) => Number(today.slice(0, 4)) + offset);
  const all = row.months.flatMap((month) => years.map((year) => departure(row, { year, month, locale })));
  const pastCount = row.months.length >= 4 ? 1 : 2;
  const past = all
    .filter((one) => one.departure_date < today)
    .sort(bySoonest)
    .reverse()
    .slice(0, pastCount);
  if (row.id === UNUSUAL_TOURS.onlyPast) return past.map(asPastDeparture);
  const upcoming = selectUpcoming(row, all, today).map((one) => withPromotions(one, row, today, locale));
  return [...upcoming, ...past.map(asPastDeparture)];
}

/** Peak and normal prices depend on the month, so a departure keeps its price from day to day. */
function getPrice(row: TourRow, month: number): number {
  const step = row.fromPrice >= 15_000_000 ? 1_000_000 : 500_000;
  return row.fromPrice + Math.round((row.fromPrice * (row.peaks?.[month] ?? 0)) / 100 / step) * step;
}

/** A child pays nine tenths and an infant about a seventh; every fifth tour has no such prices. */
function getGuestPrices({ id }: TourRow, price: number): Pick<Itinerary, 'child_price' | 'infant_price'> {
  const share = (percent: number) => Math.round((price * percent) / 100 / 100_000) * 100_000;
  return id % 5 === 0 ? {} : { child_price: share(90), infant_price: share(15) };
}

function selectUpcoming(row: TourRow, all: Itinerary[], today: string): Itinerary[] {
  const earliest = addDays(today, MIN_DAYS_AHEAD);
  const bookable = all.filter((one) => one.departure_date >= earliest).sort(bySoonest);
  return row.months
    .map((month) => bookable.find((one) => Number(one.departure_date.slice(5, 7)) === month))
    .filter((one) => one !== undefined)
    .sort(bySoonest)
    .slice(0, MAX_UPCOMING)
    .map((one, index, list) => (index === list.length - 1 ? withUnusualData(one) : one));
}

/** The last upcoming departure of a few tours has unusual data. */
function withUnusualData(one: Itinerary): Itinerary {
  if (one.tour_id === UNUSUAL_TOURS.deleted) return { ...one, status_deleted: true };
  if (one.tour_id === UNUSUAL_TOURS.noPrice) return { ...one, price: null, seat: null };
  return one.tour_id === UNUSUAL_TOURS.noDuration ? { ...one, duration: null } : one;
}

/** The id of the departure in a month, with its first and last day. */
export function departureDays(row: TourRow, year: number, month: number) {
  const date = nthWeekday(year, month, row.id % 3 === 0 ? 5 : 6, row.weeks?.[month] ?? getUsualWeek(row.id, month));
  const id = row.id * 10_000 + (year - 2020) * 100 + month;
  return { id, date, arrival: addDays(date, row.days - 1) };
}

type When = { year: number; month: number; locale: Locale };

function departure(row: TourRow, { year, month, locale }: When): Itinerary {
  const { id, date, arrival } = departureDays(row, year, month);
  const type = row.promoMonth === month ? 'promo' : getSeason(date);
  const seat = getSeats(row, month);
  const price = getPrice(row, month);
  const isGuaranteed = seat !== null && seat > 0 && seat <= GUARANTEED_SEATS && type !== 'promo';
  return {
    id,
    type: TYPES[type][locale],
    periode: formatPeriod(date, arrival, locale),
    itinerary: row.route[locale],
    departure_date: date,
    arrival_date: arrival,
    duration: inLanguage(
      { id: `${row.days} Hari ${row.days - 1} Malam`, en: `${row.days} Days ${row.days - 1} Nights` },
      locale,
    ),
    price,
    ...getGuestPrices(row, price),
    seat,
    note: (!isGuaranteed && getNote(row.id, month, seat, type)?.[locale]) || null,
    is_guaranteed: isGuaranteed,
    status_deleted: false,
    fake_num_of_members: row.capacity - (seat ?? 12),
    tour_id: row.id,
  };
}

function withPromotions(one: Itinerary, row: TourRow, today: string, locale: Locale): Itinerary {
  const promotions = promotionsOf({ ...row, departs: one.departure_date }, today, locale);
  return promotions.length > 0 && one.price !== null ? { ...one, promotions } : one;
}

/** A past departure is not on sale: it has no seats, note or guarantee. */
function asPastDeparture(one: Itinerary): Itinerary {
  return { ...one, seat: 0, note: null, is_guaranteed: false };
}

function getUsualWeek(id: number, month: number): number {
  if (month === 6 || month === 12) return 3 + (id % 2);
  if (month === 7) return 1 + (id % 2);
  if (month === 3) return 1;
  return 1 + ((id * 3 + month) % 4);
}

function getSeats(row: TourRow, month: number): number | null {
  const fixedSeat = row.seats?.[month];
  if (fixedSeat !== undefined) return fixedSeat;
  const seat = SEATS[(row.id * 5 + month * 7) % SEATS.length] ?? null;
  return seat === null ? null : Math.min(seat, row.capacity);
}

function getNote(id: number, month: number, seat: number | null, type: string): Localized | null {
  if (seat === 0) return null;
  if (type === 'promo') return NOTES.promo;
  return (id + month) % 3 === 1 ? null : NOTES.leader;
}

export const isLeaderNote = (note: string | null): boolean => Object.values(NOTES.leader).includes(note ?? '');

function bySoonest(a: Itinerary, b: Itinerary): number {
  return a.departure_date.localeCompare(b.departure_date);
}
