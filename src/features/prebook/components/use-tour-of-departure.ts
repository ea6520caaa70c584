import { useEffect, useState } from 'react';
import { lastPage } from '@/domain/pages';
import { useTours } from '@/hooks/tour/use-tours';
import { tourOfItinerary } from '../offer-model';

const PAGE_SIZE = 100;

/**
 * The tour of a departure that a short link names alone: the service tells it only through the next departures of every
 * tour, so they are read page by page. `tourId` is null when no tour has it, undefined while loading; with a
 * null departure nothing is read.
 */
export function useTourOfDeparture(itinerary: number | null) {
  const [page, setPage] = useState(1);
  const { data, error, mutate } = useTours(itinerary === null ? null : { page, limit: PAGE_SIZE });
  const answer = data?.pagination.current_page === page ? data : undefined;
  const found = answer && itinerary !== null ? tourOfItinerary(answer.data, itinerary) : null;
  const hasMore = answer !== undefined && found === null && page < lastPage(answer.pagination);
  useEffect(() => {
    if (hasMore) setPage(page + 1);
  }, [hasMore, page]);
  const tourId = answer && !hasMore ? found : undefined;
  return { tourId, error: answer ? undefined : error, retry: () => void mutate() };
}
