import { createContext, useContext } from 'react';
import { useWatch } from 'react-hook-form';
import type { PriceChange } from '@/domain/booking-party';
import { type BookingFacts, chosenDeparture, departureChangeOf } from './state';
import { useFacts } from './store';
import type { BookingSession } from './use-booking-session';

export const BookingContext = createContext<BookingSession | null>(null);

/** Returns the booking session of the surrounding `BookingContext`: its tour, form, step and actions. */
export function useBookingContext(): BookingSession {
  const booking = useContext(BookingContext);
  if (!booking) throw new Error('useBookingContext needs a BookingContext around it.');
  return booking;
}

/** Returns a part of the booking's state; the component re-renders only if the selected value changes. */
export const useBooking = <T>(select: (facts: BookingFacts) => T): T => useFacts(useBookingContext().store, select);

/** Returns the chosen departure with its current price and seats, and the guests and rooms. */
export function useChosen() {
  const { store, form } = useBookingContext();
  const [, pax, rooms] = useWatch({ control: form.control, name: ['itinerary_id', 'pax', 'rooms'] });
  useBooking(({ departures }) => departures);
  useBooking(({ intent }) => intent);
  return { departure: chosenDeparture(store.getState()), pax, rooms };
}

/** Returns the new prices of the chosen departure and those that the visitor has seen, or null without a difference. */
export function usePriceChange(): PriceChange | null {
  const { store } = useBookingContext();
  useChosen();
  useBooking((facts) => facts.seenPrices);
  useBooking((facts) => facts.isSending);
  const change = departureChangeOf(store.getState());
  return change?.kind === 'price' ? change : null;
}
