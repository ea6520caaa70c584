import { useState } from 'react';
import { formatDateRange, formatMonth, timeInJakarta } from '@/domain/dates';
import { type Departure, isFull, tripLength } from '@/domain/tour/departure';
import { adultsCost } from '@/domain/tour/trip-cost';
import { OptionalCosts } from '@/features/shared/cost/optional-costs';
import { useFormatPrice } from '@/features/shared/tour/use-format-price';
import { useSeatLabel } from '@/features/shared/tour/use-seat-label';
import { useContentLang } from '@/i18n/content-language';
import { useMessages } from '@/i18n/use-messages';
import { ButtonLink } from '@/ui/static/buttons/button-link';
import { Chip, ChipRow } from '@/ui/static/buttons/chip';
import { GoLink } from '@/ui/static/buttons/go-link';
import { Section } from '@/ui/static/section';
import { Tag } from '@/ui/static/tag';
import { DepartureRow, DepartureTable } from '@/ui/static/tours/departure-table';
import styles from './dates.module.css';
import { DatesFoot } from './dates-foot';
import type { TourProps } from './use-tour-detail';
import { useWhatsappLinks } from './use-whatsapp-links';

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
          <OptionalCosts cost={adultsCost(departure.price, selection.guests, tour.costs)}>
            {t('card.nothingPaid')}
          </OptionalCosts>
        </div>
      )}
    </Section>
  );
}

/** Shows one row of the table; a full departure keeps its price and links to the waiting list. */
function TourDeparture({ tour, selection, row }: TourProps & { row: Departure }) {
  const lang = useContentLang();
  const { t, locale } = useMessages('tour-detail');
  const seatLabel = useSeatLabel();
  const formatPrice = useFormatPrice();
  const links = useWhatsappLinks(tour);
  const isSoldOut = isFull(row);
  const range = formatDateRange(row.from, row.to, locale);
  const guaranteed = row.isGuaranteed ? t('common:seats.guaranteed') : null;
  return (
    <DepartureRow
      radio={{
        name: 'departure',
        value: String(row.id),
        isDisabled: isSoldOut,
        onChange: () => selection.choose(row),
      }}
      dateRange={range}
      note={
        <>
          <span>{t('common:trip.days', { count: tripLength(row).days })}</span>
          {guaranteed && <Tag tone="green">{guaranteed}</Tag>}
          {row.remarks.map((remark) => (
            <span key={remark} lang={lang(row.remarksLanguage)}>
              {remark}
            </span>
          ))}
        </>
      }
      // The operator's remarks are in Indonesian; an accessible name cannot contain a `lang`, so they are left out.
      remarks={guaranteed ? [guaranteed] : []}
      seats={seatLabel(row.seat)}
      price={formatPrice(row.price)}
      isChosen={row === selection.departure && !isSoldOut}
      chooseLabel={t('dates.choose')}
      chosenLabel={t('common:seats.chosen')}
      // In place of the radio button: the waiting list of a full departure, or a question for an unknown number of seats.
      action={
        isSoldOut ? (
          <GoLink
            href={links.waitingList(row)}
            hasArrow={false}
            data-print="none"
            aria-label={t('dates.waitingDate', { date: range })}
          >
            {t('common:seats.waitingList')}
          </GoLink>
        ) : row.seat === null ? (
          <ButtonLink
            href={links.ask(row)}
            look="second"
            size="compact"
            data-print="none"
            aria-label={t('dates.askDate', { date: range })}
          >
            {t('dates.ask')}
          </ButtonLink>
        ) : undefined
      }
    />
  );
}
