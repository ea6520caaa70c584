import { useState } from 'react';
import { formatDateRange } from '@/domain/dates';
import { formatRupiah } from '@/domain/money';
import type { Departure } from '@/domain/tour/departure';
import { PdfButton } from '@/features/shared/tour/pdf-button';
import { itineraryPdfUrl } from '@/hooks/use-itinerary-pdf';
import { useMessages } from '@/i18n/use-messages';
import { Button } from '@/ui/static/buttons/button';
import { ButtonLink } from '@/ui/static/buttons/button-link';
import { GoLink } from '@/ui/static/buttons/go-link';
import { EmptyBlock } from '@/ui/static/messages/empty-block';
import { NoWrap } from '@/ui/static/no-wrap';
import { Icon } from '@/ui/static/pictures/icon';
import styles from './dates.module.css';
import type { DetailModel } from './detail-model';
import type { SectionProps } from './use-tour-detail';
import { useTourUrl, useWhatsappLinks } from './use-whatsapp-links';

/** Shows the actions for the chosen departure, a message if there is none, and the past departures. */
export function DatesFoot({ tour, departure, past }: SectionProps & { past: Departure[] }) {
  const { t } = useMessages('tour-detail');
  const { ask } = useWhatsappLinks(tour);
  const itineraryId = (departure ?? past[0])?.id ?? null;
  return (
    <>
      {!departure && <NoDates tour={tour} hasPast={past.length > 0} />}
      <div className={styles.foot}>
        <div className={`cluster ${styles.actions}`} data-print="none">
          <PdfButton
            // Reset the state for another departure, because it has another file.
            key={itineraryId}
            {...{ tour, itineraryId }}
            labels={{ idle: t('pdf.idle'), preparing: t('pdf.preparing'), ready: t('pdf.ready') }}
            toastTexts={{ ready: t('pdf.readyText'), failed: t('pdf.failedText') }}
            statusClass={`small muted ${styles.status}`}
            // After success or failure a direct link to the file stands below the button.
            status={(state) =>
              (state === 'ready' || state === 'failed') && (
                <>
                  <span>{t(`pdf.${state}Text`)}</span>{' '}
                  {itineraryId !== null && <a href={itineraryPdfUrl(itineraryId)}>{t('pdf.direct')}</a>}
                </>
              )
            }
          />
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

/** Button that saves the chosen dates as a calendar file; the code is loaded on the click. */
function CalendarButton({ tour, departure }: { tour: DetailModel; departure: Departure }) {
  const { t } = useMessages('tour-detail');
  const address = useTourUrl(tour.id);
  const [hasFailed, setHasFailed] = useState(false);
  const save = async () => {
    const part = await import('@/domain/tour/calendar-file').catch(() => null);
    setHasFailed(!part);
    const { id, from: firstDay, to: lastDay } = departure;
    const url = address(departure);
    const text = t('calendar.text', { url });
    part?.saveCalendar({ id: `departure-${id}`, title: tour.title, firstDay, lastDay, text, url });
  };
  return (
    <div>
      <Button look="quiet" icon="calendar" onClick={() => void save()}>
        {t('calendar.add')}
      </Button>
      <p role="status" className={`small muted ${styles.status}`}>
        {hasFailed && t('calendar.failed')}
      </p>
    </div>
  );
}

/** Shows a message if no departure can be chosen: there is none yet, or all are in the past. */
function NoDates({ tour, hasPast }: { tour: DetailModel; hasPast: boolean }) {
  const { t } = useMessages('tour-detail');
  const { notify } = useWhatsappLinks(tour);
  return (
    <EmptyBlock
      headingLevel={3}
      title={t(hasPast ? 'dates.pastTitle' : 'dates.noneTitle')}
      text={t(hasPast ? 'dates.pastText' : 'dates.noneText')}
      action={
        <>
          <ButtonLink href={notify()} look="line" icon="whatsapp">
            {t('dates.notify')}
          </ButtonLink>
          {tour.similar.length > 0 && <GoLink href="#similar">{t('dates.similar')}</GoLink>}
        </>
      }
    />
  );
}

/** Shows past departures, collapsed. They cannot be booked, but show how often the tour departs. */
function PastDepartures({ departures }: { departures: Departure[] }) {
  const { t, locale } = useMessages('tour-detail');
  return (
    <details className={styles.past} data-print="none" suppressHydrationWarning>
      <summary className={styles.summary}>
        <Icon name="chevron-down" className={styles.arrow} />
        <span>{t('dates.past', { count: departures.length })}</span>
      </summary>
      <ul className={`small muted tabular ${styles.list}`}>
        {departures.map((row) => (
          <li key={row.id}>
            <NoWrap>{formatDateRange(row.from, row.to, locale)}</NoWrap>
            {row.price !== null && <span>{formatRupiah(row.price)}</span>}
          </li>
        ))}
      </ul>
    </details>
  );
}
