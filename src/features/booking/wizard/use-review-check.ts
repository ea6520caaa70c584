import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Departure } from '@/domain/departure';
import type { BookingValues } from '../forms/booking-values';
import { changeSinceSeen } from './intent';
import type { Departures } from './use-departures';
import type { Draft } from './use-draft';

/** What has changed about the departure since it was chosen. */
export type ReviewFinding = NonNullable<ReturnType<typeof changeSinceSeen>>;

type Parts = {
  form: UseFormReturn<BookingValues>;
  draft: Pick<Draft, 'kept'>;
  departures: Departures;
  departure: Departure | undefined;
  seenPrice: number | null | undefined;
  isOpen: boolean;
  isSending: boolean;
  /** The seats have been read again: what an earlier reading said is over. */
  onLook: () => void;
};

export type ReviewCheck = {
  finding: ReviewFinding | null;
  hasFailed: boolean;
  look: () => void;
  /** What stands in the way as of now; undefined where the service cannot tell. */
  findNow: () => Promise<ReviewFinding | null | undefined>;
};

/** Reads seats and price again when the review opens and whenever its tab is looked at again. */
export function useReviewCheck({
  form,
  draft,
  departures,
  departure,
  seenPrice,
  isOpen,
  isSending,
  onLook,
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
    if (own !== looks.current) return;
    setFailed(fresh?.success ? null : { readAt: departures.updatedAt });
    if (fresh?.success) onLook();
  };
  const isAsked = isOpen && !isSending;
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

  const changeOf = (row: Departure | undefined) =>
    changeSinceSeen(draft.kept().intent, row, form.getValues('pax'), seenPrice);
  const findNow = async () => {
    const fresh = await departures.refresh().catch(() => null);
    const id = form.getValues('itinerary_id');
    return fresh?.success ? changeOf(fresh.rows.find((row) => String(row.id) === id)) : undefined;
  };
  const isKnown = isAsked && departures.updatedAt !== null;
  return {
    finding: isKnown ? changeOf(departure) : null,
    hasFailed: isAsked && (hasFailed || departures.hasFailed),
    look: () => void look(),
    findNow,
  };
}
