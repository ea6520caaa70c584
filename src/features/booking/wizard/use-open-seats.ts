import { useMemo } from 'react';
import type { Departures } from './use-departures';

/**
 * The departures as the wizard may hold the form against them. Where a booking of the chosen one may have arrived, its
 * seats are left open: its own would look taken, and the repeat that brings its code could never be sent.
 */
export function useOpenSeats(departures: Departures, itineraryId: string, mayHaveArrived: boolean): Departures {
  const { rows: read } = departures;
  const rows = useMemo(
    () => (mayHaveArrived ? read.map((row) => (String(row.id) === itineraryId ? { ...row, seat: null } : row)) : read),
    [read, itineraryId, mayHaveArrived],
  );
  return { ...departures, rows };
}
