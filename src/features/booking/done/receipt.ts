import type { Reservation } from '@sdk';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { onePerson } from '@/domain/party';
import type { Prices } from '@/domain/tour/promotions';
import type { PartyCost } from '@/domain/tour/trip-cost';
import { type BookingReceipt, readReceipt } from '@/state/booking-receipt';
import { sessionState } from '@/state/session';
import { type BookingValues, restoredValues } from '../forms/values';
import { type Prefilled, type ProfileValues, withoutProfile, withProfile } from '../session/profile-values';

/** Returns the values that a receipt stores: contact and guests, without birth dates, passports and requests. */
export function receiptValues(
  values: BookingValues,
  prefilled: Prefilled,
): Pick<BookingReceipt, 'values' | 'prefilled'> {
  const stored = withoutProfile(values, prefilled);
  const { contact, pax, rooms, passengers } = stored.values;
  const guests = passengers.map(({ type, title, first_name, last_name, passport_later }) => ({
    type,
    title,
    first_name,
    last_name,
    passport_later,
  }));
  // Without its name in the list, the birth date is not restored from the profile.
  const names = stored.prefilled.filter((name) => name !== 'passengers.0.dob');
  return { values: { contact, pax, rooms, passengers: guests }, prefilled: names };
}

/**
 * Returns the prices, promotions and total of a booking: those of the service where it names them. `agreed` are the
 * prices that the visitor agreed to, `costOf` returns the cost of the party at some prices.
 */
export function bookedCost(
  { price, payment }: Reservation,
  agreed: Prices | undefined,
  costOf: (prices: Prices) => Pick<PartyCost, 'promotions' | 'guestsPrice' | 'total' | 'isWhole'>,
): Pick<BookingReceipt, 'prices' | 'promotions' | 'guestsPrice' | 'total' | 'agreedTotal'> {
  // A repeat finds the first booking, whose price may be another one than the visitor sees now.
  const { promotions: rules, ...prices } = agreed?.price === price ? agreed : { price };
  const { promotions, guestsPrice, total } = costOf({ ...prices, promotions: rules });
  const agreedCost = agreed && costOf(agreed);
  const differs = payment && agreedCost?.isWhole && agreedCost.total !== payment.total;
  return {
    prices,
    promotions: payment?.promotions ?? promotions,
    // Only where it is proved: other prices or another total may count a child differently.
    guestsPrice: agreed?.price === price && !differs ? guestsPrice : null,
    total: payment ? payment.total : total,
    ...(differs && agreedCost.total !== null && { agreedTotal: agreedCost.total }),
  };
}

/** Returns the values of a receipt, completed from the profile; null for a receipt stored without values. */
export function valuesOfReceipt(
  { values, prefilled = [] }: Pick<BookingReceipt, 'values' | 'prefilled'>,
  profile: ProfileValues,
): BookingValues | null {
  if (!values) return null;
  return withProfile(restoredValues(values, { itineraryId: null, pax: onePerson }), prefilled, profile);
}

/**
 * Returns the number that is called about a booking; undefined or empty while it is not known. The next steps stay where
 * the stored values are damaged.
 */
export function phoneOfReceipt(receipt: BookingReceipt, profile: ProfileValues): string | undefined {
  try {
    return valuesOfReceipt(receipt, profile)?.contact.phone;
  } catch {
    return undefined;
  }
}

/**
 * Returns the reservation that this session has made for a tour, or null. A receipt that is already shown stays visible
 * when the session expires.
 */
export function useReceipt(tourId: number): BookingReceipt | null {
  const { token, status, endedBy } = useSnapshot(sessionState);
  const stored = readReceipt(tourId, token);
  const [shown, setShown] = useState(stored);
  if (stored?.code !== shown?.code && (stored || status === 'member')) setShown(stored);
  return stored ?? (status === 'visitor' && endedBy === 'expired' ? shown : null);
}
