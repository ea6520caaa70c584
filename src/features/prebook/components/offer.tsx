import { useEffect, useState } from 'react';
import { todayInJakarta } from '@/domain/dates';
import { lastPage } from '@/domain/pages';
import { type Departure, departuresOf } from '@/domain/tour/departure';
import { FailedBlock } from '@/features/shared/failed-block';
import { failureMessage } from '@/features/shared/failure-message';
import { LARGEST_PAGE } from '@/hooks/every-row';
import { useTour } from '@/hooks/tour/use-tour';
import { useTours } from '@/hooks/tour/use-tours';
import { useMessages } from '@/i18n/use-messages';
import { EmptyBlock } from '@/ui/static/messages/empty-block';
import { type OfferQuery, offerModel, tourOfItinerary } from '../offer-model';
import { DepartureChooser } from './departure-chooser';
import { OfferCard } from './offer-card';
import { OfferSkeleton } from './offer-skeleton';
import { TourDates } from './tour-dates';

export type OfferProps = { query: OfferQuery };

/** Shows the departure of the link, or its state: loading, not named, unknown, no longer offered, or failed. */
export function Offer({ query }: OfferProps) {
  const { t } = useMessages('prebook');
  const short = useTourOfDeparture(query.tour === null ? query.itinerary : null);
  const tourId = query.tour ?? (query.itinerary === null ? null : short.tourId);
  const { data, error: tourError, mutate } = useTour(tourId ?? null);
  const error = data ? undefined : (tourError ?? short.error);

  if (error && error.kind !== 'not-found') {
    return (
      <FailedBlock
        title={t('failed')}
        text={failureMessage(error, t)}
        retry={() => (tourId ? void mutate() : short.retry())}
      />
    );
  }
  if (!error && !data && tourId !== null) return <OfferSkeleton />;
  const tour = data?.data;
  const today = todayInJakarta();
  const offer = tour && offerModel(tour, query, today);
  if (offer) return <OfferCard offer={offer} />;
  const dates = tour && departuresOf(tour.itineraries, today).upcoming;
  const reason = reasonFor(query, tourId, dates);
  return (
    <div>
      {reason && <EmptyBlock title={t(`${reason}.title`)} text={t(`${reason}.text`)} />}
      {tour && dates?.length ? (
        <TourDates tour={tour} dates={dates} pax={query.pax} />
      ) : (
        <DepartureChooser pax={query.pax} />
      )}
    </div>
  );
}

/** Returns why there is no offer; null for a link to a tour with dates, which are listed instead. */
function reasonFor(query: OfferQuery, tourId: number | null | undefined, dates: Departure[] | undefined) {
  if (query.itinerary !== null) return tourId === null ? 'unfound' : 'gone';
  if (!dates) return query.tour === null ? 'none' : 'noTour';
  return dates.length > 0 ? null : 'noDates';
}

/**
 * Returns the tour of a departure for a short link that names only the departure. The API has no direct lookup, so the
 * list of tours with their next departures is searched page by page. `tourId` is null if no tour has the departure,
 * undefined while loading; for a null departure nothing is fetched.
 */
function useTourOfDeparture(itinerary: number | null) {
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
