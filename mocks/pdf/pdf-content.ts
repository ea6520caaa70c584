import type { DayActivity, Itinerary, RouteStop, Tour } from '@sdk';
import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc.js';
import { interpolate, type Locale } from '../messages/messages.ts';
import { findDayActivities } from '../queries/find-tour.ts';
import { departuresLeft } from '../rules/departures.ts';
import { daysIncluding } from '../rules/jakarta-day.ts';
import type { Catalogue } from '../seed/catalogue.ts';
import { type InLanguage, inLanguage } from '../seed/localized.ts';
import { formatCost, formatRupiah } from '../seed/tour/cost-line.ts';
import texts from './pdf-labels.json' with { type: 'json' };

dayjs.extend(utc);

export type SeatStatus = 'available' | 'almost' | 'few' | 'full' | 'onRequest';
/** The content of an itinerary as texts ready to print, so that renderers need no knowledge of tours. */
export type PdfContent = ReturnType<typeof buildPdfContent>;

type PdfLabels = InLanguage<typeof texts>;

type PdfOptions = { locale: Locale; maxRows: number; hasPicture: boolean };

/** The itinerary of one departure; `tour` must carry the current seats. */
export function buildPdfContent(catalogue: Catalogue, tour: Tour, chosen: Itinerary, options: PdfOptions) {
  const labels = inLanguage(texts, options.locale);
  const { today, contactPage } = catalogue;
  const open = departuresLeft(tour, today);
  return {
    locale: options.locale,
    labels,
    /** The day on which it is made, 'YYYY-MM-DD'; the same day and data give the same file. */
    today,
    title: tour.title,
    route: chosen.itinerary ?? tour.itinerary ?? '',
    places: tour.mainCountries.map(({ country }) => country.name).join(' · '),
    /** A path under `/media/`. */
    picture: options.hasPicture ? (tour.imageUrl ?? null) : null,
    intro: firstParagraph(tour.description ?? ''),
    facts: buildFacts(tour, chosen, labels),
    departures: selectDepartures(open, chosen, options.maxRows).map((one) => toPdfDeparture(one, chosen, labels)),
    /** Empty for a departure with a route of its own. */
    stops: selectStops(tour, chosen).map((stop, index) => toPdfStop(stop, index === 0, chosen, labels)),
    days: (findDayActivities(catalogue, chosen.id) ?? []).map((day) => toPdfDay(day, chosen, labels)),
    lists: buildLists(tour, options.locale, labels),
    offices: contactPage.offices.map(({ name, address, contacts }) => ({
      name,
      address,
      contacts: contacts.map(({ type, value }) => (type === 'whatsapp' ? `WhatsApp ${value}` : value)),
    })),
    mayChange: interpolate(labels.mayChange, { date: formatDate(today, labels) }),
  };
}

/** The next departures; the chosen one takes the last row if it would be missing. */
function selectDepartures(open: Itinerary[], chosen: Itinerary, maxRows: number): Itinerary[] {
  const next = open.slice(0, maxRows);
  const isMissing = open.some(({ id }) => id === chosen.id) && !next.some(({ id }) => id === chosen.id);
  return isMissing ? [...next.slice(0, -1), chosen] : next;
}

function buildLists({ included = [], costs = [], room_supplements = [] }: Tour, locale: Locale, labels: PdfLabels) {
  const rooms = room_supplements.map(({ type, amount }) => ({ label: labels.supplement[type], amount }));
  const lists = [
    { title: labels.included, items: included },
    { title: labels.notIncluded, items: [...costs, ...rooms].map((cost) => formatCost(cost, locale)) },
  ];
  return lists.filter(({ items }) => items.length > 0);
}

function buildFacts(tour: Tour, chosen: Itinerary, labels: PdfLabels) {
  const days = daysIncluding(chosen.departure_date, chosen.arrival_date);
  return [
    { label: labels.chosenDeparture, value: formatDates(chosen, labels) },
    { label: labels.duration, value: interpolate(labels.days, { n: days, m: days - 1 }) },
    {
      label: labels.fromPrice,
      value: chosen.price === null ? labels.priceOnRequest : formatRupiah(chosen.price) + labels.pricePerPerson,
    },
    ...(tour.capacity ? [{ label: labels.groupSize, value: interpolate(labels.people, { n: tour.capacity }) }] : []),
  ];
}

function toPdfDeparture(one: Itinerary, chosen: Itinerary, labels: PdfLabels) {
  const seatStatus = getSeatStatus(one.seat);
  const seats: Record<SeatStatus, string> = {
    onRequest: labels.seatsOnRequest,
    full: labels.full,
    few: interpolate(labels.fewSeats, { n: one.seat ?? 0 }),
    almost: labels.almostFull,
    available: labels.available,
  };
  return {
    dates: formatDates(one, labels),
    note: [one.is_guaranteed && labels.guaranteed, one.note ?? one.type].filter(Boolean).join(' · '),
    seats: seats[seatStatus],
    seatStatus,
    price: one.price === null ? labels.priceOnRequest : formatRupiah(one.price),
    isChosen: one.id === chosen.id,
  };
}

function selectStops({ itinerary, route_stops = [] }: Tour, chosen: Itinerary): RouteStop[] {
  return chosen.itinerary && chosen.itinerary !== itinerary ? [] : route_stops;
}

function toPdfStop(stop: RouteStop, isStart: boolean, chosen: Itinerary, labels: PdfLabels) {
  const { name, nights, latitude, longitude } = stop;
  const stay = nights === 0 ? labels.onTheWay : interpolate(nights === 1 ? labels.night : labels.nights, { n: nights });
  const kind: 'start' | 'stay' | 'stop' = isStart ? 'start' : nights > 0 ? 'stay' : 'stop';
  return {
    name,
    kind,
    fact: `${formatDayDate(chosen.departure_date, stop.day, labels)} · ${stay}`,
    /** Null if its coordinates are unknown. */
    place: latitude == null || longitude == null ? null : { name, nights, latitude, longitude },
  };
}

function toPdfDay(day: DayActivity, chosen: Itinerary, labels: PdfLabels) {
  const [title = '', ...text] = day.detail.split('\n');
  const meals = [day.breakfast && labels.breakfast, day.lunch && labels.lunch, day.dinner && labels.dinner];
  const facts = [...meals, day.transport && labels.transport[day.transport]];
  return {
    label: interpolate(labels.day, { n: day.day }),
    date: formatDayDate(chosen.departure_date, day.day, labels),
    title,
    text: text.join('\n').trim(),
    facts: facts.filter((fact) => typeof fact === 'string'),
  };
}

function formatDates({ departure_date, arrival_date }: Itinerary, labels: PdfLabels): string {
  return `${formatDate(departure_date, labels)} - ${formatDate(arrival_date, labels)}`;
}

function getSeatStatus(seat: number | null): SeatStatus {
  if (seat === null) return 'onRequest';
  if (seat === 0) return 'full';
  if (seat <= 5) return 'few';
  return seat <= 10 ? 'almost' : 'available';
}

/** '12 Mar 2027' in the language of the texts. */
function formatDate(iso: string, { months }: PdfLabels): string {
  const [year, month, day] = iso.split('-');
  return `${day} ${months[Number(month) - 1]} ${year}`;
}

/** The date of the nth day of a trip (from 1), such as 'Sen, 19 Apr'. */
function formatDayDate(departure: string, day: number, { months, weekdays }: PdfLabels): string {
  const date = dayjs.utc(departure).add(day - 1, 'day');
  return `${weekdays[date.day()]}, ${date.date()} ${months[date.month()]}`;
}

/** The first paragraph of an HTML text, without its tags. */
function firstParagraph(html: string): string {
  return toPlainText(/<p[^>]*>(.*?)<\/p>/s.exec(html)?.[1] ?? '');
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\u00A0', '#39': "'" };

function toPlainText(html: string): string {
  return html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(#?\w+);/g, (match, name: string) => entities[name] ?? match)
    .replaceAll(/[ \n\t]+/g, ' ')
    .trim();
}
