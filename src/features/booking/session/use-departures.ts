import type { ApiError, Itinerary } from '@sdk';
import { useCallback, useEffect, useEffectEvent, useRef } from 'react';
import { useItineraries } from '@/data/operations/tour';
import { useFreshItineraries } from '@/data/use-fresh-itineraries';
import { todayInJakarta } from '@/domain/dates';
import { type Departure, departuresOf } from '@/domain/tour/departure';
import type { BookingStore } from './store';

export type FreshDepartures = { success: true; rows: Departure[] } | { success: false; error: ApiError };

const bookable = (rows: Itinerary[]): Departure[] => departuresOf(rows, todayInJakarta()).upcoming;

/**
 * Keeps the departures in the store current: dispatches them whenever they are fetched. Until the first response the
 * store uses the departures that the page was built with.
 */
export function useDepartures(tourId: number, { getFacts, dispatch }: BookingStore, isReviewOpen: boolean) {
  const { data, error, isValidating } = useItineraries(tourId);
  const fetchItineraries = useFreshItineraries(tourId);
  const requestCount = useRef(0);

  useEffect(() => {
    if (data) dispatch({ type: 'departuresRead', rows: bookable(data.data) });
  }, [data, dispatch]);
  const hasFailed = error !== undefined;
  const isSettled = !isValidating && (hasFailed || data !== undefined);
  useEffect(() => {
    if (isSettled) dispatch({ type: 'departuresSettled', hasFailed, at: Date.now() });
  }, [isSettled, hasFailed, dispatch]);

  /** Fetches seats and price now. */
  const refresh = useCallback(async (): Promise<FreshDepartures> => {
    requestCount.current += 1;
    const requestNumber = requestCount.current;
    const fresh = await fetchItineraries();
    const answer = fresh.success ? { ...fresh, rows: bookable(fresh.rows) } : fresh;
    // A response to an older request is outdated and ignored.
    if (requestNumber !== requestCount.current) return answer;
    if (answer.success) dispatch({ type: 'departuresRead', rows: answer.rows });
    dispatch({ type: 'departuresSettled', hasFailed: !answer.success, at: Date.now() });
    return answer;
  }, [fetchItineraries, dispatch]);

  // For a caller that does not wait: the form can be used with the earlier departures, so even a bug is told as a failed request here, and reported.
  const reread = useCallback(() => {
    refresh().catch((error) => {
      dispatch({ type: 'departuresSettled', hasFailed: true, at: Date.now() });
      window.reportError(error);
    });
  }, [refresh, dispatch]);
  const checkIfVisible = useEffectEvent(() => {
    const { departures, isSending } = getFacts();
    // If the page has just started to fetch the departures, that request is the check.
    if (isSending || !departures.isSettled || document.visibilityState !== 'visible') return;
    reread();
  });
  // The review checks the departures when it opens and whenever its tab becomes visible.
  useEffect(() => {
    if (!isReviewOpen) return;
    const onVisible = () => checkIfVisible();
    onVisible();
    document.addEventListener('visibilitychange', onVisible);
    return () => document.removeEventListener('visibilitychange', onVisible);
  }, [isReviewOpen]);

  return { refresh, refreshInBackground: reread };
}
