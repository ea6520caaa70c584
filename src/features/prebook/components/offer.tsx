import { routes } from '@/config/routes';
import { todayInJakarta } from '@/domain/dates';
import { failureWords } from '@/features/shared/failure-words';
import { useTour } from '@/hooks/tour/use-tour';
import { useTours } from '@/hooks/tour/use-tours';
import { useWords } from '@/i18n/use-words';
import { Button } from '@/ui/static/button';
import { ButtonLink } from '@/ui/static/button-link';
import { EmptyBlock } from '@/ui/static/empty-block';
import { ErrorBlock } from '@/ui/static/error-block';
import { type Asked, offerModel, tourOfItinerary } from '../offer-model';
import { OfferCard } from './offer-card';
import { OfferSkeleton } from './offer-skeleton';

export type OfferProps = { asked: Asked | null };

// A short link names a departure alone; the service tells its tour only through the next departures of every tour.
const EVERY_TOUR = { page: 1, limit: 100 };

/** The departure of the link in all its states: on its way, unknown or gone, failed, there. */
export function Offer({ asked }: OfferProps) {
  const { t } = useWords('prebook');
  const isShort = asked !== null && asked.tour === null;
  const tours = useTours(isShort ? EVERY_TOUR : null);
  const tourId = asked && (asked.tour ?? (tours.data && tourOfItinerary(tours.data.data, asked.itinerary)));
  const tour = useTour(tourId ?? null);
  const error = tour.data ? undefined : (tour.error ?? (isShort && !tours.data ? tours.error : undefined));

  if (error && error.kind !== 'not-found') {
    return (
      <ErrorBlock
        title={t('failed')}
        text={failureWords(error, t)}
        action={
          <Button look="second" icon="refresh" onClick={() => void (tourId ? tour : tours).mutate()}>
            {t('common:buttons.retry')}
          </Button>
        }
      />
    );
  }
  const isAsking = asked !== null && !error && !tour.data && tourId !== null;
  if (isAsking) return <OfferSkeleton />;
  const offer = asked && tour.data ? offerModel(tour.data.data, asked, todayInJakarta()) : null;
  if (offer) return <OfferCard offer={offer} />;
  return (
    <EmptyBlock
      title={t(asked ? 'gone.title' : 'none.title')}
      text={t(asked ? 'gone.text' : 'none.text')}
      action={
        <ButtonLink href={tour.data ? routes.tour(tour.data.data.id) : routes.tours()} look="second">
          {t(tour.data ? 'otherDates' : 'common:buttons.seeAllTours')}
        </ButtonLink>
      }
    />
  );
}
