import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { type BookingReceipt, readReceipt } from '@/state/booking-receipt';
import { sessionState } from '@/state/session';

/** The reservation this session has made for a tour. It stays in sight when the session runs out meanwhile. */
export function useReceipt(tourId: number): BookingReceipt | null {
  const { token, status, endedBy } = useSnapshot(sessionState);
  const own = readReceipt(tourId, token);
  const [shown, setShown] = useState(own);
  if (own?.code !== shown?.code && (own || status === 'member')) setShown(own);
  return own ?? (status === 'visitor' && endedBy === 'expired' ? shown : null);
}
