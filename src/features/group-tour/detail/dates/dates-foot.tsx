import type { Departure } from '@/domain/tour/departure';
import { useMessages } from '@/i18n/use-messages';
import { ButtonLink } from '@/ui/static/buttons/button-link';
import type { DetailModel } from '../detail-model';
import { TripPdf } from '../programme/trip-pdf';
import { useWhatsappLinks } from '../use-whatsapp-links';
import { CalendarButton } from './calendar-button';
import styles from './dates-foot.module.css';
import { NoDates } from './no-dates';
import { PastDepartures } from './past-departures';

type DatesFootProps = { tour: DetailModel; departure: Departure | null; past: Departure[] };

/** Shows the actions for the chosen departure, a message if there is none, and the past departures. */
export function DatesFoot({ tour, departure, past }: DatesFootProps) {
  const { t } = useMessages('tour-detail');
  const { ask } = useWhatsappLinks(tour);
  return (
    <>
      {!departure && <NoDates tour={tour} hasPast={past.length > 0} />}
      <div className={styles.foot}>
        <div className={`cluster ${styles.actions}`} data-print="none">
          <TripPdf tour={tour} itineraryId={(departure ?? past[0])?.id ?? null} />
          {departure && <CalendarButton tour={tour} departure={departure} />}
          {departure && (
            <ButtonLink href={ask(departure)} look="quiet" icon="whatsapp" className={styles.ask}>
              {t('common:buttons.askWhatsapp')}
            </ButtonLink>
          )}
        </div>
        {past.length > 0 && <PastDepartures departures={past} />}
      </div>
    </>
  );
}
