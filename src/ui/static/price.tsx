import { classNames } from '@/lib/class-names';
import styles from './price.module.css';

export type PriceProps = {
  /** Already written out; null when the service names no price. */
  amount: string | null;
  /** What stands instead of a missing amount. */
  empty: string;
  unit?: string;
  /** The higher price it was, with the words that say so to those who do not see the line through it. */
  was?: { amount: string; label: string };
  /** Only above a lowest price. */
  from?: string;
  size?: 'medium' | 'large';
  className?: string;
};

/** An amount with its unit, or the words that stand for a missing one. */
export function Price({ amount, empty, unit, was, from, size = 'medium', className }: PriceProps) {
  return (
    <span className={classNames(styles.price, size === 'large' && styles.large, className)}>
      {amount && from && <span className={styles.from}>{from}</span>}
      <span className={styles.figure}>
        <span className={styles.amount}>{amount ?? empty}</span>
        {amount && unit && <span className={styles.unit}>{unit}</span>}
      </span>
      {was && (
        <s className={styles.was}>
          <span className="visually-hidden">{was.label} </span>
          {was.amount}
        </s>
      )}
    </span>
  );
}
