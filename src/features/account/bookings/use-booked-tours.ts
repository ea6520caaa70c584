import type { Tour } from '@sdk';
import { useMemo } from 'react';
import { useTours } from '@/hooks/tour/use-tours';

// The most the service gives at once.
const PER_CALL = 100;

/** Tours by title: a booking names its package only, so picture and page come from the tour of the same name, if any. */
export function useBookedTours(): ReadonlyMap<string, Tour> {
  const { data } = useTours({ page: 1, limit: PER_CALL });
  return useMemo(() => new Map(data?.data.map((tour) => [tour.title, tour])), [data]);
}
