import { routes } from '@/config/routes';
import { todayInJakarta } from '@/domain/dates';
import { FailedBlock } from '@/features/shared/failed-block';
import { failureWords } from '@/features/shared/failure-words';
import { useTour } from '@/hooks/tour/use-tour';
import { useWords } from '@/i18n/use-words';
import { ButtonLink } from '@/ui/static/button-link';
import { EmptyBlock } from '@/ui/static/empty-block';
import { type Asked, offerModel } from '../offer-model';
import { DepartureChooser } from './departure-chooser';
import { OfferCard } from './offer-card';
import { OfferSkeleton } from './offer-skeleton';
import { useTourOfDeparture } from './use-tour-of-departure';

export type OfferProps = { asked: Asked | null };

/** The departure of the link in all its states: on its way, unknown or gone, failed, there. */
export function Offer({ asked }: OfferProps) {
  const { t } = useWords('prebook');
  const short = useTourOfDeparture(asked?.tour === null ? asked.itinerary : null);
  const tourId = asked && (asked.tour ?? short.tourId);
  const tour = useTour(tourId ?? null);
  const error = tour.data ? undefined : (tour.error ?? short.error);

  if (error && error.kind !== 'not-found') {
    return (
      <FailedBlock
        title={t('failed')}
        text={failureWords(error, t)}
        retry={() => (tourId ? void tour.mutate() : short.retry())}
      />
    );
  }
  const isAsking = asked !== null && !error && !tour.data && tourId !== null;
  if (isAsking) return <OfferSkeleton />;
  const offer = asked && tour.data ? offerModel(tour.data.data, asked, todayInJakarta()) : null;
  if (offer) return <OfferCard offer={offer} />;
  return <NoOffer kind={asked && (tourId === null ? 'unfound' : 'gone')} tourId={tour.data?.data.id} />;
}

function NoOffer({ kind, tourId }: { kind: 'gone' | 'unfound' | null; tourId: number | undefined }) {
  const { t } = useWords('prebook');
  const name = kind ?? 'none';
  return (
    <div>
      <EmptyBlock
        title={t(`${name}.title`)}
        text={t(`${name}.text`)}
        action={
          tourId !== undefined && (
            <ButtonLink href={routes.tour(tourId)} look="second">
              {t('otherDates')}
            </ButtonLink>
          )
        }
      />
      {tourId === undefined && <DepartureChooser />}
    </div>
  );
}
