import type { DayActivity, Tour } from '@sdk';
import { useDayActivities, useTour } from '@/data/operations/tour';
import { todayInJakarta } from '@/domain/dates';
import type { Pax } from '@/domain/party';
import { departuresOf } from '@/domain/tour/departure';
import {
  type DepartureFilters,
  type PartyPrice,
  sampleDeparture,
  type TourCardModel,
  tourCardModel,
} from '@/domain/tour/tour-card';
import { useParty } from '@/form/trip-plan/use-party';
import type { ListedTour } from '@/state/tour-lists';
import { serviceLink } from '../service-link';

export type Column = NonNullable<ReturnType<typeof useColumn>>;

/**
 * Returns the current data of up to three tours, with the departures that the filters of a list leave. The calls are
 * written out, because hooks cannot be called in a loop of changing length.
 */
export function useComparison(tours: readonly ListedTour[], filters?: DepartureFilters): Column[] {
  const columns = [useColumn(tours[0], filters), useColumn(tours[1], filters), useColumn(tours[2], filters)];
  return columns.filter((column) => column !== null);
}

function useColumn(listed: ListedTour | undefined, filters: DepartureFilters = {}) {
  const today = todayInJakarta();
  const party = useParty();
  const answer = useTour(listed?.id ?? null);
  const tour = answer.data?.data;
  const compared = listed && comparedTour(listed, tour, today, party, filters);
  const sample = sampleDeparture(departuresOf(tour?.itineraries ?? [], today));
  const sampleId = compared?.departureId ?? sample?.id ?? null;
  const days = useDayActivities(sampleId);
  if (!compared) return null;
  const known = days.data || (tour && sampleId === null) ? mealsOf(days.data?.data ?? []) : undefined;
  const isLost = answer.error || (days.error && !days.data);
  return {
    tour: compared,
    state: stateOf(answer),
    /** The departure whose programme and PDF are shown. */
    sampleId,
    /** The number of meals; null if the service does not say. */
    meals: isLost ? ('failed' as const) : known === undefined ? ('waiting' as const) : known,
    retry: () => void (tour && !answer.error ? days.mutate() : answer.mutate()),
  };
}

function stateOf({ data, error }: ReturnType<typeof useTour>): 'waiting' | 'ready' | 'failed' | 'gone' {
  if (error?.kind === 'not-found') return 'gone';
  if (error) return 'failed';
  return data ? 'ready' : 'waiting';
}

/** One column of the comparison. Money in rupiah, dates ISO; `departures` is null until the response arrives. */
type ComparedTour = ListedTour & {
  departures: TourCardModel['departures'] | null;
  departureId?: number;
  party?: PartyPrice;
  linkPdf: string | null;
};

/** Returns the current data of a tour, or the stored data until the response arrives. */
export function comparedTour(
  listed: ListedTour,
  tour: Tour | undefined,
  today: string,
  party: Pax | null = null,
  filters: DepartureFilters = {},
): ComparedTour {
  if (!tour) return { ...listed, departures: null, linkPdf: null };
  const linkPdf = serviceLink(tour.linkPdf ?? null)?.href ?? null;
  return { ...tourCardModel(tour, today, filters, party), id: listed.id, linkPdf };
}

/** Returns the total number of meals of the days; null if no day is known. */
export function mealsOf(days: readonly DayActivity[]): number | null {
  const meals = days.flatMap(({ breakfast, lunch, dinner }) => [breakfast, lunch, dinner]);
  return days.length > 0 ? meals.filter(Boolean).length : null;
}
