import type { Reservation } from '@sdk';
import type { Departure } from '../../src/domain/tour/departure.ts';
import type { CostRules } from '../../src/domain/tour/trip-cost.ts';
import type { BookingTour } from '../../src/features/booking/booking-model.ts';
import type { SchemaContext } from '../../src/features/booking/forms/schema.ts';
import { type BookingValues, blankPassenger } from '../../src/features/booking/forms/values.ts';
import type { ProfileValues } from '../../src/features/booking/session/profile-values.ts';
import { initialState, type Start } from '../../src/features/booking/session/start.ts';
import type { BookingState } from '../../src/features/booking/session/state.ts';
import { type BookingDraft, writeDraft } from '../../src/state/booking-draft.ts';
import type { BookingReceipt } from '../../src/state/booking-receipt.ts';

export const departure: Departure = {
  id: 170704,
  from: '2027-04-17',
  to: '2027-04-26',
  price: 22_900_000,
  seat: 12,
  isGuaranteed: false,
  remarks: [],
  route: null,
};

/** Cost rules that add nothing to the price of the tour. */
export const noCosts: CostRules = {
  costs: [],
  supplements: {},
  deposit: null,
  depositDays: null,
  balanceDays: null,
};

/** Returns message keys instead of sentences, so that a test shows which rule reported an error. */
export const context: SchemaContext = {
  t: (key, values) =>
    [key.replace(/^(validation:|field\.)/, ''), values?.label, values?.n, values?.count]
      .filter((part) => part !== undefined)
      .join(' '),
  departures: [departure, { ...departure, id: 170708, seat: 0 }, { ...departure, id: 170709, seat: null, price: null }],
  capacity: 28,
  today: '2026-11-21',
};

/** Returns the values of a complete booking: Ratna and her daughter. */
export function filledValues(): BookingValues {
  return {
    itinerary_id: '170704',
    pax: { adult: 1, child: 1, infant: 0 },
    rooms: { twin: 1, double: 0, triple: 0, single: 0 },
    has_chosen_rooms: false,
    contact: {
      title: 'Mrs',
      first_name: 'Ratna',
      last_name: 'Wulandari',
      email: 'Ratna@Kelana.example',
      phone: '0812 3456 7890',
      city: 'Jakarta Utara',
    },
    is_contact_travelling: true,
    passengers: [
      {
        ...blankPassenger('adult'),
        title: 'Mrs',
        first_name: 'RATNA',
        last_name: 'WULANDARI',
        dob: '14 Mei 1986',
        passport_later: false,
        passport_number: 'x 1234567',
        passport_expiry: '2 Sep 2030',
      },
      {
        ...blankPassenger('child'),
        title: 'Ms',
        first_name: 'dewi',
        dob: '03 08 2019',
        special_request: ' Alergi kacang ',
      },
    ],
    note: '  ',
    agree_terms: true,
  };
}

const { title: _, ...contact } = filledValues().contact;

/** The values of that booking that come from Ratna's profile. */
export const ratnaProfile: ProfileValues = { ...contact, dob: '14 Mei 1986' };

/** The tour of that booking, in the shape of its page. */
export const bookingTour: BookingTour = {
  id: 17,
  title: 'Turki Lengkap',
  imageUrl: null,
  capacity: 28,
  departures: [departure],
  costs: noCosts,
};

/** Returns the state of that booking before its first event. */
export function bookingState(values: Partial<BookingValues> = {}, start: Partial<Start> = {}): BookingState {
  const defaults = { seenPrices: undefined, savedAt: null, prefilled: {}, missingFields: [], cappedTo: null };
  const intent = { key: 'key-of-the-intent', sent: null };
  return initialState(bookingTour, { ...defaults, intent, values: { ...filledValues(), ...values }, ...start });
}

/** Stores that booking as the draft of its tour. */
export function storeDraft(change: Partial<BookingDraft> = {}): void {
  const tour = { id: 17, title: 'Turki Lengkap', imageUrl: null };
  const intent = { key: 'key-of-the-intent', sent: null };
  writeDraft({ tour, savedAt: Date.now(), intent, values: filledValues(), ...change });
}

/** The service's answer to that booking. */
export const reservation: Reservation = {
  reservationCode: 'KLN-7Q2M4X',
  status: 'booking',
  package: 'Turki Lengkap',
  departure_date: departure.from,
  arrival_date: departure.to,
  price: departure.price,
  pax: { adult: 1, child: 1, infant: 0 },
};

/** The receipt of that booking, without the values that may be stored with it. */
export const receipt: BookingReceipt = {
  tourId: 17,
  code: reservation.reservationCode,
  message: 'Pemesanan berhasil!',
  tour: reservation.package,
  from: departure.from,
  to: departure.to,
  guestCount: 2,
  total: 45_800_000,
};
