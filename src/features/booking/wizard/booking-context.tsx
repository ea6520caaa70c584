import { createContext, useContext } from 'react';
import type { Booking } from './use-booking';

/** The wizard for everything inside it. */
export const BookingContext = createContext<Booking | null>(null);

export function useBookingContext(): Booking {
  const booking = useContext(BookingContext);
  if (!booking) throw new Error('useBookingContext needs a BookingContext around it.');
  return booking;
}
