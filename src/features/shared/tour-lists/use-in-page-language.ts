import { todayInJakarta } from '@/domain/dates';
import { tourCardModel } from '@/domain/tour/tour-card';
import { useMessages } from '@/i18n/use-messages';
import type { ListedTour } from '@/state/tour-lists';
import { useFreshTours } from './use-fresh-tours';

/**
 * Returns tours that were stored on the device with texts in the page's language: those stored in another language get
 * the texts of the service's list, once it has answered.
 */
export function useInPageLanguage(tours: readonly ListedTour[]): ListedTour[] {
  const { locale } = useMessages();
  const isForeign = ({ language = locale }: ListedTour) => language !== locale;
  const fresh = useFreshTours(tours.some(isForeign));
  return tours.map((tour) => {
    const known = isForeign(tour) ? fresh.find(tour.id) : undefined;
    if (!known) return tour;
    const { title, language, countries } = tourCardModel(known, todayInJakarta());
    return { ...tour, title, language, countries };
  });
}
