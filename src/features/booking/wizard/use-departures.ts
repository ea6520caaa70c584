import type { ApiError } from '@sdk';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { todayInJakarta } from '@/domain/dates';
import { type Departure, departuresOf } from '@/domain/departure';
import { useFreshItineraries } from '@/hooks/tour/use-fresh-itineraries';
import { useItineraries } from '@/hooks/tour/use-itineraries';
import type { BookingTour } from '../booking-model';

export type Departures = {
  rows: Departure[];
  /** When the service last told prices and seats; null until the browser has asked. */
  updatedAt: Date | null;
  /** The service has answered or could not be asked: no other rows are on their way. */
  isSettled: boolean;
  /** The last reading failed: the rows are older than they should be. */
  hasFailed: boolean;
  retry: () => void;
  refresh: () => Promise<FreshDepartures>;
};

export type FreshDepartures = { success: true; rows: Departure[] } | { success: false; error: ApiError };

/** The departures on sale: those the page was built with until the service answers. */
export function useDepartures(tour: BookingTour): Departures {
  const { data, error, isValidating, mutate } = useItineraries(tour.id);
  const readNow = useFreshItineraries(tour.id);
  const [updatedAt, setUpdatedAt] = useState<Date | null>(null);
  useEffect(() => {
    if (data) setUpdatedAt(new Date());
  }, [data]);
  const rows = useMemo(() => {
    const today = todayInJakarta();
    return data ? departuresOf(data.data, today).upcoming : tour.departures.filter(({ from }) => from >= today);
  }, [data, tour.departures]);
  const refresh = useCallback(async (): Promise<FreshDepartures> => {
    const fresh = await readNow();
    return fresh.success ? { ...fresh, rows: departuresOf(fresh.rows, todayInJakarta()).upcoming } : fresh;
  }, [readNow]);
  const retry = useCallback(() => void mutate(), [mutate]);
  const hasFailed = error !== undefined;
  return { rows, updatedAt, isSettled: !isValidating && (hasFailed || data !== undefined), hasFailed, retry, refresh };
}
