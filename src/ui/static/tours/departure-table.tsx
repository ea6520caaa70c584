import type { ChangeEvent, ReactNode } from 'react';
import { classNames } from '@/lib/class-names';
import { buttonClass } from '../buttons/button';
import { Icon } from '../pictures/icon';
import styles from './departure-table.module.css';
import { Seats, type SeatsProps } from './seats';

type DepartureRowProps = {
  radio: {
    name: string;
    value: string;
    isDisabled?: boolean;
    onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  };
  dateRange: string;
  note?: ReactNode;
  /** Parts of the note to include in the radio's accessible name, such as a guaranteed departure. */
  remarks?: readonly string[];
  seats: SeatsProps;
  price: string;
  /** Replaces `chooseWord`, for example by a link to a waiting list. A chosen row shows `chosenWord` instead. */
  action?: ReactNode;
  isChosen?: boolean;
  chooseLabel: string;
  chosenLabel: string;
};

/** Shows the departures of one tour as a choice: `role="radiogroup"` with a name. Children are `DepartureRow`. */
export function DepartureTable({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="radiogroup" aria-label={label} className={styles.table}>
      {children}
    </div>
  );
}

/** Shows a departure: date, note, seats, price and action, in this order at every width. */
export function DepartureRow({
  radio,
  dateRange,
  note,
  remarks = [],
  seats,
  price,
  action,
  isChosen,
  chooseLabel,
  chosenLabel,
}: DepartureRowProps) {
  const isFull = seats.kind === 'full';
  const id = `${radio.name}-${radio.value}`;
  return (
    <div className={classNames(styles.row, isChosen && styles.isChosen, isFull && styles.isFull)}>
      <input
        id={id}
        type="radio"
        className={styles.radio}
        name={radio.name}
        value={radio.value}
        checked={Boolean(isChosen)}
        disabled={radio.isDisabled}
        onChange={radio.onChange}
        aria-label={[dateRange, ...remarks, seats.label, price].join(', ')}
      />
      <span className={styles.when}>
        <span className={styles.date}>
          <span className="nowrap">{dateRange}</span>
        </span>
        {note && <span className={`cluster small muted ${styles.notes}`}>{note}</span>}
      </span>
      <Seats {...seats} className={styles.seats} />
      <span className={styles.price}>{price}</span>
      <span className={styles.action}>
        {isChosen ? (
          <span className={styles.chosen}>
            <Icon name="check" />
            <span>{chosenLabel}</span>
          </span>
        ) : (
          // A label styled as a button selects the radio; a button would be a second control for the same choice.
          (action ?? (
            <label
              htmlFor={id}
              className={buttonClass({ look: 'second', size: 'compact', className: styles.choose })}
              aria-hidden="true"
              data-print="none"
            >
              {chooseLabel}
            </label>
          ))
        )}
      </span>
    </div>
  );
}
