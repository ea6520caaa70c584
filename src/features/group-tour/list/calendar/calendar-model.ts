import type { Answer } from '@sdk';
import type { TourQuery } from '@/domain/tour/tour-query';
import type { DeparturesAnswer } from '@/hooks/tour/read-departures';
import type { ListView } from '../list-view';
import { type CalendarDeparture, departureRows, groupedBy, lowestBookablePrice } from './departure-rows';
import { monthToShow } from './months';

/** The departures of a day: their number and the lowest price of those that are not full. */
export type CalendarDay = { count: number; price: number | null };

/** The content of the calendar; `rows` are departures of the month, or of the chosen day only. */
export type CalendarModel = {
  month: string;
  total: number;
  departingTours: number;
  hasTours: boolean;
  /** The number of departures by month. */
  months: Map<string, number>;
  days: Map<string, CalendarDay>;
  rows: CalendarDeparture[];
  /** False when later dates of a tour could not be loaded. */
  isComplete: boolean;
};

/** Returns the model of an answer with the departures of a month or of one of its days. */
export function modelOfAnswer(
  { calendar, data }: Answer<'listDepartures'>,
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
    rows: departureRows(tours, query, today),
    isComplete: true,
  };
}

/** Returns the model of the departures of every tour, for a service that cannot list departures. */
export function modelOfTours(
  { rows: tours, isComplete }: DeparturesAnswer,
  query: TourQuery,
  { at }: ListView,
  today: string,
): CalendarModel {
  const all = departureRows(tours, query, today);
  const months = groupedBy(all, 'month');
  const month = monthToShow(at, [...months.keys()], today);
  const rows = months.get(month) ?? [];
  return {
    month,
    total: all.length,
    departingTours: new Set(all.map(({ tourId }) => tourId)).size,
    hasTours: tours.length > 0,
    months: new Map([...months].map(([key, { length }]) => [key, length])),
    days: new Map([...groupedBy(rows, 'day')].map(([key, ofDay]) => [key, dayOf(ofDay)])),
    rows,
    isComplete,
  };
}

const dayOf = (rows: CalendarDeparture[]): CalendarDay => ({ count: rows.length, price: lowestBookablePrice(rows) });
