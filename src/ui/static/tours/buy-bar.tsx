import type { ReactNode } from 'react';
import type { Elements } from '@/lib/elements';
import styles from './buy-bar.module.css';

type BuyBarProps = {
  label: string;
  amount: ReactNode;
  /** A smaller line above or below the amount. */
  above?: ReactNode;
  below?: ReactNode;
  /** The button or link of the next step. */
  children: Elements;
};

/** Shows the price and the next step, fixed to the bottom of small screens. */
export function BuyBar({ label, amount, above, below, children }: BuyBarProps) {
  return (
    <aside className={styles.bar} aria-label={label} data-buy-bar="" data-print="none">
      <p className={styles.text}>
        {above && <span className={`micro muted tabular ${styles.note}`}>{above}</span>}
        <span className={styles.amount}>{amount}</span>
        {below && <span className={`micro muted tabular ${styles.note}`}>{below}</span>}
      </p>
      {children}
    </aside>
  );
}
