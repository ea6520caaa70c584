import type { ReactNode } from 'react';
import { formatMonth } from '@/domain/dates';
import type { Departure } from '@/domain/tour/departure';
import type { TourCardModel } from '@/domain/tour/tour-card';
import { partyTotal } from '@/form/trip-plan/party-words';
import { useSeatedGuests } from '@/form/trip-plan/use-party';
import { useMessages } from '@/i18n/use-messages';
import { classNames } from '@/lib/class-names';
import { CardLink, cardClass } from '@/ui/static/cards/card-link';
import { Icon } from '@/ui/static/pictures/icon';
import { Price } from '@/ui/static/tours/price';
import { Seats } from '@/ui/static/tours/seats';
import styles from './departure-board.module.css';
import { priceProps, savingText, seatProps } from './price-and-seats';

/** Shows a list of departures. Children are `DepartureLine`. */
export function DepartureBoard({ children }: { children: ReactNode }) {
  return <ol className={styles.board}>{children}</ol>;
}

type DepartureLineProps = {
  departure: Pick<Departure, 'from' | 'seat' | 'price'> & Pick<TourCardModel, 'party' | 'savings'>;
  days: number;
  href: string;
  title: string;
  lang?: string | undefined;
};

/** Shows a departure of the board; the whole line is its link. */
export function DepartureLine({ departure, days, href, title, lang }: DepartureLineProps) {
  const { t, locale } = useMessages();
  const { from, seat, price, party, savings } = departure;
  return (
    <li className={classNames(cardClass, styles.line)}>
      <p className={`micro muted tabular ${styles.date}`}>
        <span className={styles.day}>{Number(from.slice(8))}</span> <span>{formatMonth(from, locale)}</span>
      </p>
      <CardLink href={href} title={title} lang={lang} className={styles.title} />
      <p className={`small muted ${styles.length}`}>{t('trip.days', { count: days })}</p>
      <Seats {...seatProps(seat, t, useSeatedGuests())} className={styles.seats} />
      <Price
        {...priceProps(price, t)}
        total={partyTotal(party, t)}
        saving={savingText(savings, t, locale)}
        className={styles.price}
      />
      <Icon name="arrow-right" className={styles.arrow} />
    </li>
  );
}
