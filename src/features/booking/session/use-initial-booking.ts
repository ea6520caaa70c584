import { useRouter } from 'next/router';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { sessionState } from '@/state/session';
import type { BookingTour } from '../booking-model';
import { completeStart, readStart, type Start } from './start';
import { useProfileValues } from './use-profile-values';

/** Why a draft was restored without the profile's values: no member is signed in, or the profile request failed. */
export type MissingProfile = 'visitor' | 'failed';

export type InitialBooking = { start: Start; missingProfile: MissingProfile | null };

/**
 * Returns the start of a tour's booking; null while a draft waits for the profile. Without the profile's values, a
 * later step would fall back to an earlier one.
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
  // Computed once, because the form owns the values afterwards.
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
