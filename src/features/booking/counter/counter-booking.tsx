import { useMemo } from 'react';
import { routes } from '@/config/routes';
import { useTour } from '@/data/operations/tour';
import { useNextCustomer } from '@/data/use-next-customer';
import { todayInJakarta } from '@/domain/dates';
import { FailedBlock } from '@/features/shared/failed-block';
import { failureMessage } from '@/form/failure-message';
import { useMessages } from '@/i18n/use-messages';
import { confirm } from '@/state/confirm';
import { Button, ButtonLink } from '@/ui/static/buttons/button';
import { EmptyBlock } from '@/ui/static/messages/empty-block';
import { FormSkeleton } from '../booking-frame';
import { bookingTour } from '../booking-model';
import { BookingWizard } from '../booking-wizard';
import { CounterContext, useCounter } from '../session/booking-location';
import styles from './counter-booking.module.css';

/** Shows the wizard at a counter. The tour is fetched in the browser, because one page serves all tours. */
export function CounterBooking({ tourId }: { tourId: number }) {
  const next = useNextCustomer();
  const counter = useMemo(() => ({ next }), [next]);
  return (
    <CounterContext value={counter}>
      <div className="container">
        <CounterBar />
        <NamedTour tourId={tourId} />
      </div>
    </CounterContext>
  );
}

function NamedTour({ tourId }: { tourId: number }) {
  const { t } = useMessages('obs');
  const { data, error, mutate } = useTour(tourId);
  const tour = useMemo(() => data && bookingTour(data.data, todayInJakarta()), [data]);
  if (tour) return <BookingWizard key={tour.id} tour={tour} />;
  if (!error) return <FormSkeleton />;
  if (error.kind === 'not-found') {
    return (
      <EmptyBlock
        headingLevel={1}
        title={t('gone.title')}
        text={t('gone.text')}
        action={<ButtonLink href={routes.obs()}>{t('again.list')}</ButtonLink>}
      />
    );
  }
  return <FailedBlock headingLevel={1} text={failureMessage(error, t)} retry={() => void mutate()} />;
}

/** Shows a link to the departures, which keeps the draft, and a button that removes all data of this customer. */
function CounterBar() {
  const { t } = useMessages('obs');
  const counter = useCounter();
  const startAgain = async () => {
    if (await confirm({ text: t('again.question'), yes: t('again.yes') })) await counter?.next();
  };
  return (
    <div className={`cluster ${styles.bar}`} data-print="none">
      <ButtonLink href={routes.obs()} look="quiet" icon="arrow-left">
        {t('again.list')}
      </ButtonLink>
      <Button look="line" icon="refresh" onClick={() => void startAgain()}>
        {t('again.button')}
      </Button>
    </div>
  );
}
