import { useRouter } from 'next/router';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { sessionState } from '@/state/session';
import type { BookingTour } from '../booking-model';
import { type Beginning, begin, filledIn } from './begin';
import { useKnown } from './use-known';

/** Why a draft comes back without what the profile had filled in: nobody is signed in, or it cannot be read. */
export type Missing = 'visitor' | 'failed';

export type Begun = { beginning: Beginning; missing: Missing | null };

/**
 * Where the wizard of a tour begins; null while a draft waits for the profile that completes it. A step that needs
 * those values would otherwise fall back to an earlier one.
 */
export function useBeginning(tour: Pick<BookingTour, 'id' | 'capacity'>): Begun | null {
  const { query } = useRouter();
  const { status } = useSnapshot(sessionState);
  const { profile, error, known, isCityOpen } = useKnown();
  const [beginning] = useState(() => begin(tour, query, Date.now()));
  const [begun, setBegun] = useState<Begun | null>(() =>
    beginning.gaps.length > 0 ? null : { beginning, missing: null },
  );
  if (begun) return begun;
  const next = first();
  // Settled once: the values belong to the form from then on.
  if (next) setBegun(next);
  return next;

  function first(): Begun | null {
    if (status === 'visitor') return { beginning, missing: 'visitor' };
    if (status === 'unknown') return null;
    if (profile && isCityOpen && beginning.gaps.includes('contact.city')) return null;
    if (profile) return { beginning: filledIn(beginning, known), missing: null };
    return error ? { beginning, missing: 'failed' } : null;
  }
}
