import { routes } from '@/config/routes';
import { formatDateRange } from '@/domain/dates';
import { onePerson } from '@/domain/party';
import { hasSeatsFor, isFull } from '@/domain/tour/departure';
import { savingsOf } from '@/domain/tour/promotions';
import { partyPrice } from '@/domain/tour/tour-card';
import { priceProps, savingText, seatProps } from '@/features/shared/tour/price-and-seats';
import { partyTotal } from '@/form/trip-plan/party-words';
import { useMessages } from '@/i18n/use-messages';
import { AppLink } from '@/ui/static/buttons/app-link';
import { Icon } from '@/ui/static/pictures/icon';
import { Price } from '@/ui/static/tours/price';
import { Seats } from '@/ui/static/tours/seats';
import styles from './obs.module.css';
import type { ObsDeparture, ObsTour } from './obs-model';

type ObsDatesProps = { tour: Pick<ObsTour, 'id' | 'title' | 'language' | 'priced'>; dates: readonly ObsDeparture[] };

/** Shows the dates of a tour as large links; a full date is shown without a link. */
export function ObsDates({ tour, dates }: ObsDatesProps) {
  const { t, locale, lang } = useMessages('obs');
  return (
    <ul className={styles.list}>
      {dates.map((row) => {
        const party = tour.priced && partyPrice(tour.priced, row, tour.priced.party);
        const facts = (
          <>
            <strong className={`tabular ${styles.date}`}>
              <span className="nowrap">{formatDateRange(row.from, row.to, locale)}</span>
            </strong>
            <Seats {...seatProps(row.seat, t, party?.seats)} className={styles.seats} />
            <Price
              {...priceProps(row.price, t)}
              total={partyTotal(party, t)}
              saving={
                hasSeatsFor(row, party?.seats ?? 1)
                  ? savingText(savingsOf(row, tour.priced?.party ?? onePerson), t, locale)
                  : undefined
              }
              className={styles.price}
            />
          </>
        );
        return (
          <li key={row.id}>
            {isFull(row) ? (
              <div className={styles.row}>{facts}</div>
            ) : (
              <AppLink href={routes.obs({ tour: tour.id, itinerary: row.id })} className={styles.row}>
                {facts}
                <span className={styles.go}>
                  {t('row.book')}
                  <span className="visually-hidden" lang={lang(tour.language)}>{` ${tour.title}`}</span>
                  <Icon name="arrow-right" />
                </span>
              </AppLink>
            )}
          </li>
        );
      })}
    </ul>
  );
}
