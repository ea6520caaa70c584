import { classNames } from '@/lib/class-names';
import styles from './price.module.css';

export type PriceProps = {
  /** Already written out; null when the service names no price. */
  amount: string | null;
  /** What stands instead of a missing amount. */
  empty: string;
  unit?: string;
  /** Only above a lowest price. */
  from?: string;
  size?: 'medium' | 'large';
  className?: string;
};

/** An amount with its unit, or the words that stand for a missing one. */
export function Price({ amount, empty, unit, from, size = 'medium', className }: PriceProps) {
  return (
    <span className={classNames(styles.price, size === 'large' && styles.large, className)}>
      {amount && from && <span className={styles.from}>{from}</span>}
      <span className={styles.figure}>
        <span className={styles.amount}>{amount ?? empty}</span>
        {amount && unit && <span className={styles.unit}>{unit}</span>}
      </span>
    </span>
  );
}
