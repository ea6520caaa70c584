import type { BookingHistory, Tour } from '@sdk';
import { useMemo } from 'react';
import { useTours } from '@/hooks/tour/use-tours';

// The maximum page size of the service.
const PER_CALL = 100;

/** Finds the tour of a booking: by its id where the service sends it, else by the title that was booked. */
export function useBookedTours(): (booking: BookingHistory) => Tour | undefined {
  const { data } = useTours({ page: 1, limit: PER_CALL });
  return useMemo(() => {
    const tours = data?.data ?? [];
    const byId = new Map(tours.map((tour) => [tour.id, tour]));
    const byTitle = new Map(tours.map((tour) => [tour.title, tour]));
    return ({ tour_id, package: title }) => (tour_id === undefined ? byTitle.get(title) : byId.get(tour_id));
  }, [data]);
}
