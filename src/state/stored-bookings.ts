import { compareDays } from '../lib/compare-days';
import { readStoredJson, writeStored } from './device-storage';

const VERSION = 1;
const MAX_BOOKINGS = 20;

/** A reservation stored on the visitor's request, without names or addresses. Dates ISO. */
export type StoredBooking = {
  code: string;
  tourId: number;
  tour: string;
  from: string;
  to: string;
  guestCount: number;
};

/**
 * Returns the stored reservations that end on or after `today` ('YYYY-MM-DD'), the next departure first. Removes all
 * others.
 */
export function storedBookings(today: string): StoredBooking[] {
  const all = rows();
  const ahead = all.filter(({ to }) => to >= today).sort((a, b) => compareDays(a.from, b.from));
  if (ahead.length < all.length) store(ahead);
  return ahead;
}

/** Stores a reservation until its trip is over; false when storage is blocked or full. */
export function storeBooking({ code, tourId, tour, from, to, guestCount }: StoredBooking, today: string): boolean {
  const others = storedBookings(today).filter((one) => one.code !== code);
  return store([{ code, tourId, tour, from, to, guestCount }, ...others].slice(0, MAX_BOOKINGS));
}

export function removeStoredBooking(code: string, today: string): void {
  store(storedBookings(today).filter((one) => one.code !== code));
}

function store(bookings: StoredBooking[]): boolean {
  return writeStored('storedBookings', bookings.length > 0 ? JSON.stringify({ version: VERSION, bookings }) : null);
}

function rows(): StoredBooking[] {
  const stored = readStoredJson('storedBookings');
  return stored?.version === VERSION && Array.isArray(stored.bookings) ? stored.bookings.map(withGuestCount) : [];
}

// Until 25 November 2026 the number of guests was stored as `heads`; the last trips of that time leave within two years.
const withGuestCount = (booking: StoredBooking & { heads?: number }): StoredBooking =>
  booking.heads === undefined ? booking : { ...booking, guestCount: booking.heads };
