import type { ReactNode } from 'react';
import { classNames } from '@/lib/class-names';
import styles from './booking-frame.module.css';

type BookingFrameProps = {
  children: ReactNode;
  summary: ReactNode;
  /** The step says it all itself, so that small screens need not say it twice. */
  isSummaryTold?: boolean;
};

/** The step at the left, what it adds up to at the right; on small screens the summary comes after the step. */
export function BookingFrame({ children, summary, isSummaryTold }: BookingFrameProps) {
  return (
    <div className={styles.frame}>
      <div className={styles.main}>{children}</div>
      <div className={classNames(styles.side, isSummaryTold && styles.isTold)}>{summary}</div>
    </div>
  );
}
