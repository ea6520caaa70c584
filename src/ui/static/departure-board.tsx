import type { ReactNode } from 'react';
import { classNames } from '@/lib/class-names';
import { CardLink, cardClass } from './card-link';
import styles from './departure-board.module.css';
import { Icon } from './icon';
import { Price, type PriceProps } from './price';
import { Seats, type SeatsProps } from './seats';

export type DepartureLineProps = {
  href: string;
  title: string;
  /** '16' and 'Jan 2027'. */
  day: string;
  month: string;
  length: string;
  seats: SeatsProps;
  price: PriceProps;
  headingLevel?: 3 | 4;
  lang?: string;
};

/** The list of the next departures across tours. Children are `DepartureLine`. */
export function DepartureBoard({ children }: { children: ReactNode }) {
  return <ol className={styles.board}>{children}</ol>;
}

export function DepartureLine({
  href,
  title,
  day,
  month,
  length,
  seats,
  price,
  headingLevel,
  lang,
}: DepartureLineProps) {
  return (
    <li className={classNames(cardClass, styles.line)}>
      <p className={styles.date}>
        <span className={styles.day}>{day}</span> {month}
      </p>
      <CardLink href={href} title={title} level={headingLevel} lang={lang} className={styles.title} />
      <p className={styles.length}>{length}</p>
      <Seats {...seats} className={styles.seats} />
      <Price {...price} className={styles.price} />
      <Icon name="arrow-right" className={styles.arrow} />
    </li>
  );
}
