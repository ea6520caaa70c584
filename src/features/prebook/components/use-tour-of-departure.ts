import { useEffect, useState } from 'react';
import { lastPage } from '@/domain/pages';
import { LARGEST_PAGE } from '@/hooks/every-row';
import { useTours } from '@/hooks/tour/use-tours';
import { tourOfItinerary } from '../offer-model';

/**
 * Returns the tour of a departure for a short link that names only the departure. The API has no direct lookup, so the
 * list of tours with their next departures is searched page by page. `tourId` is null if no tour has the departure,
 * undefined while loading; for a null departure nothing is fetched.
 */
export function useTourOfDeparture(itinerary: number | null) {
  const [page, setPage] = useState(1);
  const { data, error, mutate } = useTours(itinerary === null ? null : { ...LARGEST_PAGE, page });
  const answer = data?.pagination.current_page === page ? data : undefined;
  const foundTourId = answer && itinerary !== null ? tourOfItinerary(answer.data, itinerary) : null;
  const hasMore = answer !== undefined && foundTourId === null && page < lastPage(answer.pagination);
  useEffect(() => {
    if (hasMore) setPage(page + 1);
  }, [hasMore, page]);
  const tourId = answer && !hasMore ? foundTourId : undefined;
  return { tourId, error: answer ? undefined : error, retry: () => void mutate() };
}
