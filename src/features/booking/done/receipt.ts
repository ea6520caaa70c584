import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { pageUrl } from '@/config/page-url';
import { routes } from '@/config/routes';
import { type OwnEvent, saveCalendar } from '@/features/shared/tour/save-calendar';
import { type BookingReceipt, readReceipt } from '@/state/booking-receipt';
import { sessionState } from '@/state/session';
import { type BookingValues, restoredValues } from '../forms/values';
import { type Prefilled, type ProfileValues, withoutProfile, withProfile } from '../session/profile-values';

/** The part of the form that a receipt stores: contact and guests, without birth dates, passports and requests. */
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
  // A named birth date would come back with the profile.
  const names = kept.prefilled.filter((name) => name !== 'passengers.0.dob');
  return { values: { contact, pax, rooms, passengers: guests }, prefilled: names };
}

/** The values of a receipt, completed from the profile; null for a receipt stored without values. */
export function valuesOfReceipt(
  { values, prefilled = [] }: Pick<BookingReceipt, 'values' | 'prefilled'>,
  profile: ProfileValues,
): BookingValues | null {
  if (!values) return null;
  return withProfile(restoredValues(values, { itineraryId: null, adults: null }), prefilled, profile);
}

/** The reservation this session has made for a tour. It stays in sight when the session runs out meanwhile. */
export function useReceipt(tourId: number): BookingReceipt | null {
  const { token, status, endedBy } = useSnapshot(sessionState);
  const own = readReceipt(tourId, token);
  const [shown, setShown] = useState(own);
  if (own?.code !== shown?.code && (own || status === 'member')) setShown(own);
  return own ?? (status === 'visitor' && endedBy === 'expired' ? shown : null);
}

/** The booked days as an event; its text names the reservation. */
export function receiptEvent(receipt: BookingReceipt, text: string, locale: string): OwnEvent {
  return {
    id: receipt.code,
    title: receipt.tour,
    firstDay: receipt.from,
    lastDay: receipt.to,
    text,
    url: pageUrl(locale, routes.tour(receipt.tourId)),
  };
}

/** Hands the booked days to the browser as a calendar file. */
export function saveReceiptCalendar(receipt: BookingReceipt, text: string, locale: string): void {
  saveCalendar(receiptEvent(receipt, text, locale));
}
