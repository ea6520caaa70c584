import type { ReactNode } from 'react';
import { formatDateRange } from '@/domain/dates';
import { onePerson, type Pax, seatedGuests } from '@/domain/party';
import { type Departure, hasSeatsFor, isFull } from '@/domain/tour/departure';
import { savingsOf } from '@/domain/tour/promotions';
import { useMessages } from '@/i18n/use-messages';
import { classNames } from '@/lib/class-names';
import type { Elements } from '@/lib/elements';
import { buttonClass } from '@/ui/static/buttons/button';
import { GoLink } from '@/ui/static/buttons/go-link';
import { Icon } from '@/ui/static/pictures/icon';
import { Tag } from '@/ui/static/tag';
import { Seats } from '@/ui/static/tours/seats';
import styles from './departure-table.module.css';
import { savingText, seatProps, useFormatPrice } from './price-and-seats';

/** Shows the departures of one tour as a choice: `role="radiogroup"` with a name. Children are `DepartureRow`. */
export function DepartureTable({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="radiogroup" aria-label={label} className={styles.table}>
      {children}
    </div>
  );
}

type DepartureRowProps = {
  departure: Departure;
  /** The name of the radio buttons. */
  name: string;
  isChosen: boolean;
  choose: () => void;
  /** A text before the operator's remarks. */
  note?: string | undefined;
  /** The address of the waiting list, which a full departure has in place of the choice. */
  waitingList: string;
  /** A departure with too few seats says so, others name the promotions. */
  party?: Pax;
  /** The words that name the tour leader. */
  leader?: string | undefined;
  /** Replaces the button of a departure with free seats. */
  action?: Elements;
};

/** Shows a departure: date, note, seats, price and action, in this order at every width. */
export function DepartureRow(props: DepartureRowProps) {
  const { departure, name, choose, note, waitingList, party = onePerson, leader, action } = props;
  const { t, locale, lang } = useMessages();
  const isSoldOut = isFull(departure);
  const guests = seatedGuests(party);
  const saving = hasSeatsFor(departure, guests) && savingText(savingsOf(departure, party), t, locale);
  const isChosen = props.isChosen && !isSoldOut;
  const guaranteed = departure.isGuaranteed && !isSoldOut && t('seats.guaranteed');
  const id = `${name}-${departure.id}`;
  const date = formatDateRange(departure.from, departure.to, locale);
  const seats = seatProps(departure.seat, t, guests);
  const price = useFormatPrice()(departure.price);
  // A label styled as a button selects the radio; a button would be a second control for the same choice.
  const choice = (
    <label
      htmlFor={id}
      className={buttonClass({ look: 'second', size: 'compact', className: styles.choose })}
      aria-hidden="true"
      data-print="none"
    >
      {t('buttons.choose')}
    </label>
  );
  return (
    <div
      className={classNames(styles.row, isChosen && styles.isChosen, !hasSeatsFor(departure, guests) && styles.isFull)}
    >
      <input
        id={id}
        type="radio"
        className={styles.radio}
        name={name}
        value={departure.id}
        checked={isChosen}
        disabled={isSoldOut}
        onChange={choose}
        // The operator's remarks are in Indonesian; an accessible name cannot contain a `lang`, so they are left out.
        aria-label={[date, guaranteed, seats.label, price].filter(Boolean).join(', ')}
      />
      <span className={styles.when}>
        <span className={styles.date}>
          <span className="nowrap">{date}</span>
        </span>
        <span className={`cluster small muted ${styles.notes}`}>
          {note && <span>{note}</span>}
          {saving && <span className={styles.saving}>{saving}</span>}
          {guaranteed && <Tag tone="green">{guaranteed}</Tag>}
          {departure.remarks.map((remark) => (
            <span key={remark} lang={lang(departure.remarksLanguage)}>
              {remark}
            </span>
          ))}
          {leader && <span>{leader}</span>}
        </span>
      </span>
      <Seats {...seats} className={styles.seats} />
      <span className={styles.price}>{price}</span>
      <span className={styles.action}>
        {isChosen && (
          <span className={styles.chosen}>
            <Icon name="check" />
            <span>{t('seats.chosen')}</span>
          </span>
        )}
        {isSoldOut && (
          <GoLink
            href={waitingList}
            target="_blank"
            hasArrow={false}
            aria-label={t('buttons.waitingDate', { date })}
            data-print="none"
          >
            {t('seats.waitingList')}
          </GoLink>
        )}
        {!isChosen && !isSoldOut && (action ?? choice)}
      </span>
    </div>
  );
}
