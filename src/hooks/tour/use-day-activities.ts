import { useApiQuery } from '../use-api-query';
import { dayActivitiesQuery } from './queries';

/** Returns the programme of a departure, sorted by day; `null` sends no request. */
export function useDayActivities(itineraryId: number | null) {
  return useApiQuery(itineraryId === null ? null : dayActivitiesQuery(itineraryId));
}
