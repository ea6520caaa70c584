import type { ChangeEvent, ComponentProps, MouseEvent, ReactNode } from 'react';
import { classNames } from '@/lib/class-names';
import { Button } from './button';
import styles from './departure-table.module.css';
import { Icon } from './icon';
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
  seats: SeatsProps;
  price: string;
  /** A choose button or a waiting-list link; a chosen row shows `chosenWord` instead. */
  action?: ReactNode;
  isChosen?: boolean;
  chosenWord: string;
};

/** The departures of one tour to choose from: `role="radiogroup"` with a name. Children are `DepartureRow`. */
export function DepartureTable({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="radiogroup" aria-label={label} className={styles.table}>
      {children}
    </div>
  );
}

type ChooseButtonProps = Omit<ComponentProps<typeof Button>, 'look' | 'size' | 'onClick'> & { choose: () => void };

/**
 * Chooses its row as `action` of it, and gives the focus to the row's radio: the word that takes the button's place could
 * not keep it, and a chosen radio is said.
 */
export function ChooseButton({ choose, ...rest }: ChooseButtonProps) {
  const press = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    const row = currentTarget.closest(`.${styles.row}`);
    row?.querySelector<HTMLInputElement>('input[type="radio"]')?.focus({ preventScroll: true });
    choose();
  };
  return <Button {...rest} look="second" size="compact" onClick={press} />;
}

/** Date, note, seats, price, action: in this order at every width. */
export function DepartureRow({
  radio,
  dateRange,
  note,
  seats,
  price,
  action,
  isChosen,
  chosenWord,
}: DepartureRowProps) {
  const isFull = seats.kind === 'full';
  return (
    <div className={classNames(styles.row, isChosen && styles.isChosen, isFull && styles.isFull)}>
      <input
        type="radio"
        className={styles.radio}
        name={radio.name}
        value={radio.value}
        checked={Boolean(isChosen)}
        disabled={radio.isDisabled}
        onChange={radio.onChange}
        aria-label={`${dateRange}, ${seats.word}, ${price}`}
      />
      <span className={styles.when}>
        <span className={styles.date}>{dateRange}</span>
        {note && <span className={styles.notes}>{note}</span>}
      </span>
      <Seats {...seats} className={styles.seats} />
      <span className={styles.price}>{price}</span>
      <span className={styles.action}>
        {isChosen ? (
          <span className={styles.chosen}>
            <Icon name="check" />
            {chosenWord}
          </span>
        ) : (
          action
        )}
      </span>
    </div>
  );
}
