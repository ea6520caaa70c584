import { useState } from 'react';
import { formatDateRange, formatMonth, timeInJakarta } from '@/domain/dates';
import { formatRupiah } from '@/domain/money';
import { type Departure, tripLength } from '@/domain/tour/departure';
import { usualCost } from '@/domain/tour/trip-cost';
import { OptionalCosts } from '@/features/shared/cost/optional-costs';
import { DepartureRow, DepartureTable } from '@/features/shared/tour/departure-table';
import { PdfButton } from '@/features/shared/tour/pdf-button';
import { useMessages } from '@/i18n/use-messages';
import { Button, ButtonLink } from '@/ui/static/buttons/button';
import { Chip, ChipRow } from '@/ui/static/buttons/chip';
import { GoLink } from '@/ui/static/buttons/go-link';
import { Disclosure } from '@/ui/static/disclosure';
import { EmptyBlock } from '@/ui/static/messages/empty-block';
import { Section } from '@/ui/static/section';
import styles from './dates.module.css';
import type { DetailModel, SectionProps } from './detail-model';
import { PartySum } from './party-sum';
import type { TourProps } from './use-tour-detail';
import { useTourUrl, useWhatsappLinks } from './use-whatsapp-links';

/** Shows the departures to choose from, with price and seats. */
export function DatesSection({ tour, selection }: TourProps) {
  const { t, locale } = useMessages('tour-detail');
  const [requestedMonth, setMonth] = useState<string | null>(null);
  const { upcoming, past, departure, updatedAt } = selection;
  const months = [...new Set(upcoming.map(({ from }) => from.slice(0, 7)))];
  const month = months.find((one) => one === requestedMonth) ?? null;
  const time = updatedAt ? timeInJakarta(updatedAt, locale) : '––.––';
  // The sentence has its place before its time is known, because a line more would move the dates.
  const intro = upcoming.length > 0 && (
    <>
      {t('dates.basis')} <span className={updatedAt ? undefined : styles.unknown}>{t('dates.updated', { time })}</span>
    </>
  );
  return (
    <Section id="dates" title={t('dates.title')} intro={intro} isBare>
      {months.length > 1 && (
        <ChipRow canScroll role="group" aria-label={t('dates.months')} className={styles.months} data-print="none">
          <Chip isOn={month === null} onClick={() => setMonth(null)}>
            {t('dates.all')}
          </Chip>
          {months.map((one) => (
            <Chip key={one} isOn={one === month} onClick={() => setMonth(one)}>
              {formatMonth(one, locale)}
            </Chip>
          ))}
        </ChipRow>
      )}
      {upcoming.length > 0 && (
        <DepartureTable label={t('dates.table')}>
          {upcoming
            .filter((row) => month === null || row.from.startsWith(month))
            .map((row) => (
              <TourDeparture key={row.id} tour={tour} selection={selection} row={row} />
            ))}
        </DepartureTable>
      )}
      <DatesFoot tour={tour} departure={departure} past={past} />
      {departure && (
        <div className={styles.costs}>
          <div className={styles.sum} data-print="none">
            <PartySum tour={tour} departure={departure} party={selection.party} />
          </div>
          <OptionalCosts cost={usualCost(departure, selection.party, tour.costs)}>
            {t('card.nothingPaid')}
          </OptionalCosts>
        </div>
      )}
    </Section>
  );
}

function TourDeparture({ tour, selection, row }: TourProps & { row: Departure }) {
  const { t, locale } = useMessages('tour-detail');
  const links = useWhatsappLinks(tour);
  const leader = tour.leaders?.find(({ id }) => id === row.leaderId);
  return (
    <DepartureRow
      departure={row}
      name="departure"
      isChosen={row === selection.departure}
      choose={() => selection.choose(row)}
      note={t('common:trip.days', { count: tripLength(row).days })}
      waitingList={links.waitingList(row)}
      party={selection.party}
      leader={leader && t('common:person.leader', { name: leader.name })}
      // A question in place of the choice, if only our team knows the number of seats.
      action={
        row.seat === null ? (
          <ButtonLink
            href={links.ask(row)}
            look="second"
            size="compact"
            data-print="none"
            aria-label={t('dates.askDate', { date: formatDateRange(row.from, row.to, locale) })}
          >
            {t('dates.ask')}
          </ButtonLink>
        ) : undefined
      }
    />
  );
}

/** Shows the actions for the chosen departure, a message if there is none, and the past departures. */
function DatesFoot({ tour, departure, past }: SectionProps & { past: Departure[] }) {
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
            label={t('pdf.idle')}
            statusClass={styles.status}
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
    const part = await import('@/features/shared/tour/calendar-file').catch(() => null);
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
    <div data-print="none">
      <Disclosure title={t('dates.past', { count: departures.length })}>
        <ul className={`small muted tabular ${styles.list}`}>
          {departures.map((row) => (
            <li key={row.id}>
              <span className="nowrap">{formatDateRange(row.from, row.to, locale)}</span>
              {row.price !== null && <span>{formatRupiah(row.price)}</span>}
            </li>
          ))}
        </ul>
      </Disclosure>
    </div>
  );
}
