import type { DayActivity, Tour } from '@sdk';
import { departuresOf } from '@/domain/tour/departure';
import { sampleDeparture, type TourCardModel, tourCardModel } from '@/domain/tour/tour-card';
import type { ListedTour } from '@/state/tour-lists';
import { serviceLink } from '../service-link';

/** One column of the comparison. Money in rupiah, dates ISO; `departures` is null until the response arrives. */
export type ComparedTour = ListedTour & {
  departures: TourCardModel['departures'] | null;
  departureId?: number;
  linkPdf: string | null;
};

/** Returns the current data of a tour, or the stored data until the response arrives. */
export function comparedTour(listed: ListedTour, tour: Tour | undefined, today: string): ComparedTour {
  if (!tour) return { ...listed, departures: null, linkPdf: null };
  return { ...tourCardModel(tour, today), id: listed.id, linkPdf: serviceLink(tour.linkPdf ?? null)?.href ?? null };
}

/** Returns the departure whose programme represents the tour: the next one, or the latest past one. */
export function programmeDeparture(tour: Tour | undefined, today: string): number | null {
  return sampleDeparture(departuresOf(tour?.itineraries ?? [], today))?.id ?? null;
}

/** Returns the total number of meals of the days; null if no day is known. */
export function mealsOf(days: readonly DayActivity[]): number | null {
  if (days.length === 0) return null;
  return days.reduce((sum, { breakfast, lunch, dinner }) => sum + [breakfast, lunch, dinner].filter(Boolean).length, 0);
}
