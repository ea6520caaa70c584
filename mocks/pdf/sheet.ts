import type { DayActivity, Itinerary, Tour } from '@sdk';
import type { Locale } from '../messages/locale.ts';
import { findDayActivities } from '../queries/day-activities.ts';
import { isOpen } from '../rules/departures.ts';
import { daysBetween } from '../rules/jakarta-day.ts';
import type { Catalogue } from '../seed/catalogue.ts';
import { costLine, rupiah } from '../seed/cost-line.ts';
import { firstParagraph, type TextList } from './html-lists.ts';
import { dayDate, longDate } from './sheet-format.ts';
import { fill, type SheetWords, sheetWords } from './sheet-words.ts';

export type SeatKind = 'available' | 'almost' | 'few' | 'full' | 'ask';
export type SheetDeparture = {
  dates: string;
  note: string;
  seats: string;
  kind: SeatKind;
  price: string;
  isChosen: boolean;
};
export type SheetDay = { label: string; date: string; title: string; text: string; facts: string[] };
export type SheetOffice = { name: string; address: string; contacts: string[] };

/** The content of an itinerary as texts ready to print, so that renderers need no knowledge of tours. */
export type Sheet = {
  locale: Locale;
  words: SheetWords;
  /** The day on which it is made, 'YYYY-MM-DD'; the same day and data give the same file. */
  today: string;
  title: string;
  route: string;
  places: string;
  /** A path under `/media/`. */
  picture: string | null;
  intro: string;
  facts: { label: string; value: string }[];
  departures: SheetDeparture[];
  days: SheetDay[];
  lists: TextList[];
  offices: SheetOffice[];
  mayChange: string;
};

type SheetOptions = { locale: Locale; maxRows: number; hasPicture: boolean };

/** The itinerary of one departure; `tour` must carry the current seats. */
export function sheetOf(catalogue: Catalogue, tour: Tour, chosen: Itinerary, options: SheetOptions): Sheet {
  const words = sheetWords[options.locale];
  const { today, contactPage } = catalogue;
  const open = tour.itineraries.filter((one) => isOpen(one, today));
  return {
    locale: options.locale,
    words,
    today,
    title: tour.title,
    route: chosen.itinerary ?? tour.itinerary ?? '',
    places: tour.mainCountries.map(({ country }) => country.name).join(' · '),
    picture: options.hasPicture ? (tour.imageUrl ?? null) : null,
    intro: firstParagraph(tour.description ?? ''),
    facts: factsOf(tour, chosen, words),
    departures: rowsOf(open, chosen, options.maxRows).map((one) => departureOf(one, chosen, words)),
    days: (findDayActivities(catalogue, chosen.id) ?? []).map((day) => sheetDay(day, chosen, words)),
    lists: listsOf(tour, options.locale, words),
    offices: contactPage.offices.map(({ name, address, contacts }) => ({
      name,
      address,
      contacts: contacts.map(({ type, value }) => (type === 'whatsapp' ? `WhatsApp ${value}` : value)),
    })),
    mayChange: fill(words.mayChange, { date: longDate(today, words) }),
  };
}

/** The next departures; the chosen one takes the last row if it would be missing. */
function rowsOf(open: Itinerary[], chosen: Itinerary, maxRows: number): Itinerary[] {
  const next = open.slice(0, maxRows);
  const isMissing = open.some(({ id }) => id === chosen.id) && !next.some(({ id }) => id === chosen.id);
  return isMissing ? [...next.slice(0, -1), chosen] : next;
}

function listsOf({ included = [], costs = [], room_supplements = [] }: Tour, locale: Locale, words: SheetWords) {
  const rooms = room_supplements.map(({ type, amount }) => ({ label: words.supplement[type], amount }));
  const lists = [
    { title: words.included, items: included },
    { title: words.notIncluded, items: [...costs, ...rooms].map((cost) => costLine(cost, locale)) },
  ];
  return lists.filter(({ items }) => items.length > 0);
}

function factsOf(tour: Tour, chosen: Itinerary, words: SheetWords): Sheet['facts'] {
  const days = daysBetween(chosen.departure_date, chosen.arrival_date);
  return [
    { label: words.chosenDeparture, value: datesOf(chosen, words) },
    { label: words.duration, value: fill(words.days, { n: days, m: days - 1 }) },
    {
      label: words.fromPrice,
      value: chosen.price === null ? words.askPrice : rupiah(chosen.price) + words.pricePerPerson,
    },
    ...(tour.capacity ? [{ label: words.groupSize, value: fill(words.people, { n: tour.capacity }) }] : []),
  ];
}

function departureOf(one: Itinerary, chosen: Itinerary, words: SheetWords): SheetDeparture {
  const kind = seatKind(one.seat);
  const seats: Record<SeatKind, string> = {
    ask: words.askSeats,
    full: words.full,
    few: fill(words.fewSeats, { n: one.seat ?? 0 }),
    almost: words.almostFull,
    available: words.available,
  };
  return {
    dates: datesOf(one, words),
    note: [one.is_guaranteed && words.guaranteed, one.note ?? one.type].filter(Boolean).join(' · '),
    seats: seats[kind],
    kind,
    price: one.price === null ? words.askPrice : rupiah(one.price),
    isChosen: one.id === chosen.id,
  };
}

function sheetDay(day: DayActivity, chosen: Itinerary, words: SheetWords): SheetDay {
  const [title = '', ...text] = day.detail.split('\n');
  const meals = [day.breakfast && words.breakfast, day.lunch && words.lunch, day.dinner && words.dinner];
  const facts = [...meals, day.transport && words.transport[day.transport]];
  return {
    label: fill(words.day, { n: day.day }),
    date: dayDate(chosen.departure_date, day.day, words),
    title,
    text: text.join('\n').trim(),
    facts: facts.filter((fact) => typeof fact === 'string'),
  };
}

function datesOf({ departure_date, arrival_date }: Itinerary, words: SheetWords): string {
  return `${longDate(departure_date, words)} - ${longDate(arrival_date, words)}`;
}

function seatKind(seat: number | null): SeatKind {
  if (seat === null) return 'ask';
  if (seat === 0) return 'full';
  if (seat <= 5) return 'few';
  return seat <= 10 ? 'almost' : 'available';
}
