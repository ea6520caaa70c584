import { useApiQuery } from '../use-api-query';
import { dayActivitiesQuery } from './queries';

/** The days of a departure's tour, sorted by day; `null` waits. */
export function useDayActivities(itineraryId: number | null) {
  return useApiQuery(itineraryId === null ? null : dayActivitiesQuery(itineraryId));
}
