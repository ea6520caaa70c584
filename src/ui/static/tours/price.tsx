import { classNames } from '@/lib/class-names';
import styles from './price.module.css';

export type PriceProps = {
  /** Already formatted; null when the service sends no price. */
  amount: string | null;
  /** The text in place of a missing amount. */
  empty: string;
  unit?: string;
  /** The higher former price. `label` names it for screen readers, which do not announce the line through it. */
  was?: { amount: string; label: string };
  /** The prefix of a lowest price ('from'). */
  from?: string;
  /** The total of the party, in place of the prefix. */
  total?: string | undefined;
  /** The promotions with what they save. */
  saving?: string | undefined;
  size?: 'medium' | 'large';
  className?: string;
};

/** Shows an amount with its unit, or a text when there is none. */
export function Price({ amount, empty, unit, was, from, total, saving, size = 'medium', className }: PriceProps) {
  return (
    <span className={classNames(styles.price, size === 'large' && styles.large, className)}>
      {amount && total && <span className={`small tabular ${styles.total}`}>{total}</span>}
      {amount && from && !total && (
        <span className={`micro muted ${styles.from}`} data-from="">
          {from}
        </span>
      )}
      <span className={styles.figure}>
        <span className={styles.amount}>{amount ?? empty}</span>
        {amount && unit && <span className={`small muted ${styles.unit}`}>{unit}</span>}
      </span>
      {was && (
        <s className={`small muted tabular ${styles.was}`}>
          <span className="visually-hidden">{was.label} </span>
          <span>{was.amount}</span>
        </s>
      )}
      {amount && saving && <span className={`micro tabular ${styles.saving}`}>{saving}</span>}
    </span>
  );
}
