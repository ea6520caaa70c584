import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { type Departure, departureChange } from '@/domain/booking';
import type { BookingValues } from '../forms/booking-values';
import { mayHaveArrived } from './intent';
import type { Departures } from './use-departures';
import type { Draft } from './use-draft';

/** What has changed about the departure since it was chosen. */
export type ReviewFinding = NonNullable<ReturnType<typeof departureChange>>;

type Parts = {
  form: UseFormReturn<BookingValues>;
  draft: Pick<Draft, 'kept'>;
  departures: Departures;
  departure: Departure | undefined;
  seenPrice: number | null | undefined;
  isOpen: boolean;
  isSending: boolean;
};

export type ReviewCheck = { finding: ReviewFinding | null; hasFailed: boolean; look: () => void };

/** Reads seats and price again when the review opens and whenever its tab is looked at again. */
export function useReviewCheck({
  form,
  draft,
  departures,
  departure,
  seenPrice,
  isOpen,
  isSending,
}: Parts): ReviewCheck {
  // A failure holds until a later look, or until the seats are read in another way.
  const [failed, setFailed] = useState<{ readAt: Date | null } | null>(null);
  const hasFailed = failed !== null && failed.readAt === departures.updatedAt;
  const looks = useRef(0);
  const look = async () => {
    looks.current += 1;
    const own = looks.current;
    // A part of the site that could not be downloaded is as good as no answer.
    const fresh = await departures.refresh().catch(() => null);
    if (own === looks.current) setFailed(fresh?.success ? null : { readAt: departures.updatedAt });
  };
  // The seats of a booking that may have arrived would look taken: the service knows it by its key.
  const isAsked = isOpen && !isSending && !mayHaveArrived(draft.kept().intent);
  // Where the page has only just begun to read them, that reading is the check.
  const lookAgain = useEffectEvent(() => {
    if (isAsked && departures.isSettled && document.visibilityState === 'visible') void look();
  });
  useEffect(() => {
    if (!isOpen) return;
    const again = () => lookAgain();
    again();
    document.addEventListener('visibilitychange', again);
    return () => document.removeEventListener('visibilitychange', again);
  }, [isOpen]);

  const seen = seenPrice === undefined ? (departure?.price ?? null) : seenPrice;
  const isKnown = isAsked && departures.updatedAt !== null;
  return {
    finding: isKnown ? departureChange(departure, form.getValues('pax'), seen) : null,
    hasFailed: isAsked && (hasFailed || departures.hasFailed),
    look: () => void look(),
  };
}
