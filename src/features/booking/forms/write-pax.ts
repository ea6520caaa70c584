import type { UseFormReturn } from 'react-hook-form';
import { type Pax, payingGuests, suggestedRooms } from '@/domain/party';
import { fitPassengers } from '@/domain/passengers';
import { type BookingValues, blankPassenger, type PassengerValues } from './booking-values';

/** Writes the numbers of guests; guests and, until somebody has chosen rooms, the proposed rooms follow. */
export function writePax({ getValues, setValue }: UseFormReturn<BookingValues>, pax: Pax): void {
  // Each infant needs an adult's lap.
  const next = { ...pax, infant: Math.min(pax.infant, pax.adult) };
  setValue('pax', next);
  setValue('passengers', fitPassengers(getValues('passengers'), next, blankPassenger));
  if (!getValues('has_chosen_rooms')) setValue('rooms', suggestedRooms(payingGuests(next)));
}

/** Whether these numbers leave out somebody about whom something was filled in. */
export function losesGuest(passengers: readonly PassengerValues[], pax: Pax): boolean {
  const kept = new Set(fitPassengers(passengers, pax, blankPassenger));
  return passengers.some((one) => !kept.has(one) && isFilled(one));
}

function isFilled(passenger: PassengerValues): boolean {
  const blank = blankPassenger(passenger.type);
  return Object.keys(blank).some((name) => passenger[name as keyof typeof blank] !== blank[name as keyof typeof blank]);
}
