import type { Answer, BookingHistory, RouteStop, Tour } from '@sdk';
import { translate } from '../messages/messages.ts';
import { consultantOf } from '../rules/consultant.ts';
import { calculateParts } from '../rules/payment.ts';
import { readRecord } from '../rules/trip-records.ts';
import { addDays } from '../seed/calendar.ts';
import type { Catalogue } from '../seed/catalogue.ts';
import { inLanguage } from '../seed/localized.ts';
import { leaderOf } from '../seed/tour/leaders.ts';
import { tourTitleIn } from '../seed/tour/rows.ts';
import { climates, emergencyPhone, flights, meetingPlace, packing, snow, tripChanges } from '../seed/trips.ts';
import type { State } from '../state/state.ts';

type Booking = State['bookings'][number];
type BookingDetails = Answer<'getBooking'>['data'];

// The demo keeps no dates of payments: a confirmed one arrived this long before the departure.
const PAID_DAYS_BEFORE = 150;
// Hotels and meeting point are known from then on.
const KNOWN_DAYS_BEFORE = 75;
const COLD_HIGH = 10;
const WARM_LOW = 20;

const isComingTrip = ({ arrival_date, date, status }: BookingHistory, today: string) =>
  (arrival_date ?? date) >= today && status !== 'cancel';

const isPlanAnnounced = (history: BookingHistory, today: string) =>
  isComingTrip(history, today) && addDays(history.date, -KNOWN_DAYS_BEFORE) <= today;

/** A booking in the list of bookings. */
export function serializeBooking(
  { history, reservation, request, memberId }: Booking,
  state: State,
  { language, today }: Catalogue,
) {
  const { proofs, seats_confirmed_on } = readRecord(state, history.reservation_code ?? '');
  return {
    ...history,
    package: tourTitleIn(history.package, language),
    consultant: {
      ...consultantOf(history.tour_id ?? 0, today),
      calls_by: reservation?.consultant?.calls_by ?? null,
    },
    proofs,
    seats_confirmed_on,
    // A seeded booking has no passengers, so its first traveller is the booker.
    travellers: travellersOf({ history, request }, state.members[memberId]?.profile.fullname ?? ''),
    meeting: isPlanAnnounced(history, today)
      ? { place: inLanguage(meetingPlace, language), time: `${history.date}T11:30:00Z` }
      : null,
  } satisfies BookingHistory;
}

/** A booking with its trip. */
export function serializeBookingDetails(booking: Booking, state: State, catalogue: Catalogue) {
  const { history } = booking;
  const { language, today, tours } = catalogue;
  const tour = tours.find(({ id }) => id === history.tour_id);
  const stops = tour?.route_stops ?? [];
  const isComing = isComingTrip(history, today);
  const weather = isComing ? weatherAt(stops, history.date, language) : [];
  const paid = history.payment?.paid ?? 0;
  const code = history.reservation_code ?? '';
  const { requests, changes, key } = readRecord(state, code);
  const price = tour && agreedPrice(booking, tour, language);
  return {
    ...serializeBooking(booking, state, catalogue),
    reservation_code: code,
    ...(price && { price }),
    payments: paid > 0 ? [{ paid_on: earlier(addDays(history.date, -PAID_DAYS_BEFORE), today), amount: paid }] : [],
    leader: leaderOf(history, language),
    hotels: isPlanAnnounced(history, today) ? hotelsAt(stops, history.date) : [],
    flights: isPlanAnnounced(history, today) ? flightsOf(history) : [],
    emergency_phone: emergencyPhone,
    packing: weather[0] ? inLanguage(packing[kindOf(weather[0])], language) : [],
    weather,
    // A booking of the demo is newer than the seeded changes.
    changes: [...changes, ...(isComing && !booking.reservation ? seededChanges(history.tour_id, catalogue) : [])],
    requests,
    is_shared: key !== null,
  } satisfies BookingDetails;
}

/** The price in lines; undefined where they do not add up to the total, because the costs of the tour have changed. */
function agreedPrice({ agreed, request, history }: Booking, tour: Tour, language: Catalogue['language']) {
  const { pax, payment } = history;
  if (!agreed || agreed.prices.price === null || !pax) return undefined;
  const parts = calculateParts(tour, agreed.prices, { pax, rooms: request?.rooms ?? [] });
  const n = pax.adult + pax.child + pax.infant;
  const lines = [
    { name: translate(language, 'tourPrice', { n }), amount: parts.tourPrice },
    ...parts.promotions.map(({ name, amount }) => ({ name, amount: -amount })),
    ...parts.rooms
      .filter(({ amount }) => amount > 0)
      .map(({ type, amount }) => ({ name: translate(language, 'roomSupplement', { type }), amount })),
    ...parts.costs,
  ];
  if (lines.reduce((sum, { amount }) => sum + amount, 0) !== payment?.total) return undefined;
  return { agreed_on: agreed.on, tour_price: parts.tourPrice, lines };
}

const seededChanges = (tourId: number | undefined, { language, today }: Catalogue) =>
  (tripChanges[tourId ?? 0] ?? []).map(({ daysAgo, text }) => ({
    published_on: addDays(today, -daysAgo),
    text: inLanguage(text, language),
  }));

/** The travellers of the request; a seeded booking names its booker alone. */
function travellersOf(
  { request, history: { pax } }: Pick<Booking, 'request' | 'history'>,
  memberName: string,
): BookingDetails['travellers'] {
  if (request) {
    return request.passengers.map(({ first_name, last_name, type, passport_expiry }) => ({
      name: [first_name, last_name].filter(Boolean).join(' ').toUpperCase(),
      type,
      passport_expiry: passport_expiry ?? null,
    }));
  }
  const types = (['adult', 'child', 'infant'] as const).flatMap((type) => Array(pax?.[type] ?? 0).fill(type));
  return types.map((type, index) => ({
    name: index === 0 ? memberName.toUpperCase() : null,
    type,
    passport_expiry: null,
  }));
}

const earlier = (a: string, b: string) => (a < b ? a : b);

const hotelsAt = (stops: readonly RouteStop[], leaves: string): BookingDetails['hotels'] =>
  stops
    .filter(({ nights }) => nights > 0)
    .map(({ name, nights, day }) => ({
      city: name,
      name: `Hotel Teladan ${name}`,
      nights,
      check_in: addDays(leaves, day - 1),
    }));

const flightsOf = ({ tour_id, date }: BookingHistory): BookingDetails['flights'] =>
  (flights[tour_id ?? 0] ?? []).map(({ departs, arrives, ...flight }) => {
    const at = ([day, time]: typeof departs) => `${addDays(date, day - 1)}T${time}`;
    return { ...flight, departs_at: at(departs), arrives_at: at(arrives) };
  });

type Weather = NonNullable<BookingDetails['weather']>;

/** The weather where the group stays, each place once, by its latitude and the month. */
function weatherAt(stops: readonly RouteStop[], day: string, language: Catalogue['language']): Weather {
  const stays = stops.filter(({ nights }) => nights > 0);
  return [...new Map(stays.map((stop) => [stop.name, stop])).values()].map(({ name, latitude }) => {
    const north = latitude ?? 0;
    // 0 in the coldest month, 1 in the warmest; the seasons of the south are half a year later.
    const month = Number(day.slice(5, 7)) - 1 + (north < 0 ? 6 : 0);
    const warmth = (1 - Math.cos((month * Math.PI) / 6)) / 2;
    const { winter, summer } = climates.find((one) => Math.abs(north) <= one.latitude) ?? climates[0];
    const usual = (end: 0 | 1) => Math.round(winter[end] + (summer[end] - winter[end]) * warmth);
    const [low, high] = [usual(0), usual(1)];
    return { place: name, low, high, ...(low <= 0 && { text: inLanguage(snow, language) }) };
  });
}

function kindOf({ low, high }: Weather[number]): keyof typeof packing {
  if (high <= COLD_HIGH) return 'cold';
  return low >= WARM_LOW ? 'warm' : 'mild';
}
