import { useRouter } from 'next/router';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { sessionState } from '@/state/session';
import type { BookingTour } from '../booking-model';
import { completeStart, readStart, type Start } from './start';
import { useProfileValues } from './use-profile-values';

/** The reason why a draft was restored without the profile's values: no member is signed in, or the profile failed. */
export type MissingProfile = 'visitor' | 'failed';

export type InitialBooking = { start: Start; missingProfile: MissingProfile | null };

/**
 * The start of a tour's booking; null while a draft waits for the profile that completes it. A step that needs
 * those values would otherwise fall back to an earlier one.
 */
export function useInitialBooking(tour: Pick<BookingTour, 'id' | 'capacity'>): InitialBooking | null {
  const { query } = useRouter();
  const { status } = useSnapshot(sessionState);
  const { profile, error, values, isCityLoading } = useProfileValues();
  const [start] = useState(() => readStart(tour, query, Date.now()));
  const [settled, setSettled] = useState<InitialBooking | null>(() =>
    start.missingFields.length > 0 ? null : { start, missingProfile: null },
  );
  if (settled) return settled;
  const initial = complete();
  // Settled once: the values belong to the form from then on.
  if (initial) setSettled(initial);
  return initial;

  function complete(): InitialBooking | null {
    if (status === 'visitor') return { start, missingProfile: 'visitor' };
    if (status === 'unknown') return null;
    if (profile && isCityLoading && start.missingFields.includes('contact.city')) return null;
    if (profile) return { start: completeStart(start, values), missingProfile: null };
    return error ? { start, missingProfile: 'failed' } : null;
  }
}
