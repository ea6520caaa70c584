import type { BookingReceipt } from '@/state/booking-receipt';
import type { BookingValues } from '../forms/booking-values';
import { restoredValues } from '../forms/start-values';
import { type Known, type Prefilled, withoutProfile, withProfile } from './prefilled';

/** What a receipt keeps of the form: whom to reach and who travels, no birth dates, passports or wishes. */
export function receiptValues(
  values: BookingValues,
  prefilled: Prefilled,
): Pick<BookingReceipt, 'values' | 'prefilled'> {
  const kept = withoutProfile(values, prefilled);
  const { contact, pax, rooms, passengers } = kept.values;
  const guests = passengers.map(({ type, title, first_name, last_name, passport_later }) => ({
    type,
    title,
    first_name,
    last_name,
    passport_later,
  }));
  // Named, the birth date would come back with the profile.
  const names = kept.prefilled.filter((name) => name !== 'passengers.0.dob');
  return { values: { contact, pax, rooms, passengers: guests }, prefilled: names };
}

/** The values of a receipt with what the profile says; null for one that was kept without values. */
export function valuesOfReceipt(
  { values, prefilled = [] }: Pick<BookingReceipt, 'values' | 'prefilled'>,
  known: Known,
): BookingValues | null {
  if (!values) return null;
  return withProfile(restoredValues(values, { itineraryId: null, adults: null }), prefilled, known);
}
