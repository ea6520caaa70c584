import { useState } from 'react';
import { formatMonth, timeInJakarta } from '@/domain/dates';
import { adultsCost } from '@/domain/tour/trip-cost';
import { OptionalCosts } from '@/features/shared/cost/optional-costs';
import { useMessages } from '@/i18n/use-messages';
import { Chip, ChipRow } from '@/ui/static/buttons/chip';
import { Section } from '@/ui/static/section';
import { DepartureTable } from '@/ui/static/tours/departure-table';
import { monthsOf } from '../departures';
import type { DetailModel } from '../detail-model';
import type { DepartureSelection } from '../use-tour-detail';
import { DatesFoot } from './dates-foot';
import styles from './dates-section.module.css';
import { TourDeparture } from './tour-departure';

/** Shows the departures to choose from, with price and seats. */
export function DatesSection({ tour, selection }: { tour: DetailModel; selection: DepartureSelection }) {
  const { t, locale } = useMessages('tour-detail');
  const [requestedMonth, setMonth] = useState<string | null>(null);
  const { upcoming, past, departure, updatedAt } = selection;
  const months = monthsOf(upcoming);
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
              <TourDeparture
                key={row.id}
                tour={tour}
                departure={row}
                isChosen={row === departure}
                choose={selection.choose}
              />
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
