import type { ReactNode } from 'react';
import styles from './booking-frame.module.css';

export type BookingFrameProps = { children: ReactNode; summary: ReactNode };

/** The step at the left, what it adds up to at the right; on small screens the summary comes after the step. */
export function BookingFrame({ children, summary }: BookingFrameProps) {
  return (
    <div className={styles.frame}>
      <div className={styles.main}>{children}</div>
      <div className={styles.side}>{summary}</div>
    </div>
  );
}
