import { todayInJakarta } from '@/domain/dates';
import { useDayActivities } from '@/hooks/tour/use-day-activities';
import { useTour } from '@/hooks/tour/use-tour';
import type { ListedTour } from '@/state/tour-lists';
import { type ComparedTour, comparedTour, mealsOf, programmeDeparture } from './compared-tour';

export type Column = {
  tour: ComparedTour;
  state: 'waiting' | 'ready' | 'failed' | 'gone';
  /** The departure whose programme and PDF are shown. */
  sampleId: number | null;
  meals: { state: 'waiting' | 'ready' | 'failed'; count: number | null };
  retry: () => void;
};

/**
 * Returns the current data of up to three tours. The calls are written out, because hooks cannot be called in a loop of
 * changing length.
 */
export function useComparison(tours: readonly ListedTour[]): Column[] {
  return [useColumn(tours[0]), useColumn(tours[1]), useColumn(tours[2])].filter((column) => column !== null);
}

function useColumn(listed: ListedTour | undefined): Column | null {
  const today = todayInJakarta();
  const answer = useTour(listed?.id ?? null);
  const tour = answer.data?.data;
  const sampleId = programmeDeparture(tour, today);
  const days = useDayActivities(sampleId);
  if (!listed) return null;
  const mealsState = days.data || (tour && sampleId === null) ? 'ready' : days.error ? 'failed' : 'waiting';
  return {
    tour: comparedTour(listed, tour, today),
    state: stateOf(answer),
    sampleId,
    meals: { state: mealsState, count: mealsOf(days.data?.data ?? []) },
    retry: () => void (tour && !answer.error ? days.mutate() : answer.mutate()),
  };
}

function stateOf({ data, error }: ReturnType<typeof useTour>): Column['state'] {
  if (error?.kind === 'not-found') return 'gone';
  if (error) return 'failed';
  return data ? 'ready' : 'waiting';
}
