import type { ReactNode } from 'react';
import { classNames } from '@/lib/class-names';
import { CardLink, cardClass } from '../cards/card-link';
import { Icon } from '../pictures/icon';
import styles from './departure-board.module.css';
import { Price, type PriceProps } from './price';
import { Seats, type SeatsProps } from './seats';

type DepartureLineProps = {
  href: string;
  title: string;
  /** '16' and 'Jan 2027'. */
  day: string;
  month: string;
  length: string;
  seats: SeatsProps;
  price: PriceProps;
  lang?: string;
};

/** Shows the list of the next departures across tours. Children are `DepartureLine`. */
export function DepartureBoard({ children }: { children: ReactNode }) {
  return <ol className={styles.board}>{children}</ol>;
}

/** Shows a departure of the board; the whole line is its link. */
export function DepartureLine({ href, title, day, month, length, seats, price, lang }: DepartureLineProps) {
  return (
    <li className={classNames(cardClass, styles.line)}>
      <p className={`micro muted tabular ${styles.date}`}>
        <span className={styles.day}>{day}</span> <span>{month}</span>
      </p>
      <CardLink href={href} title={title} lang={lang} className={styles.title} />
      <p className={`small muted ${styles.length}`}>{length}</p>
      <Seats {...seats} className={styles.seats} />
      <Price {...price} className={styles.price} />
      <Icon name="arrow-right" className={styles.arrow} />
    </li>
  );
}
