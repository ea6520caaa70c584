import type { Tour } from '@sdk';
import { LARGEST_PAGE } from '@/data/every-row';
import { useTours } from '@/data/operations/tour';
import { todayInJakarta } from '@/domain/dates';
import { partyOfAnswer, partyParameters } from '@/domain/party';
import { tourCardModel } from '@/domain/tour/tour-card';
import { useParty } from '@/form/trip-plan/use-party';
import { useMessages } from '@/i18n/use-messages';
import type { ListedTour } from '@/state/tour-lists';

/** Returns current data of tours from one request; a tour missing from the list needs a separate request. */
export function useFreshTours(isEnabled: boolean) {
  const party = useParty();
  const { data, error, mutate } = useTours(isEnabled ? { ...LARGEST_PAGE, ...partyParameters(party) } : null);
  const find = (id: number): Tour | undefined => data?.data.find((tour) => tour.id === id);
  return {
    find,
    /** The party for which the service chose the departures. */
    party: partyOfAnswer(data?.party),
    isUnlisted: (id: number) => data !== undefined && find(id) === undefined,
    isWaiting: isEnabled && !data && !error,
    hasFailed: error !== undefined,
    retry: () => void mutate(),
  };
}

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
