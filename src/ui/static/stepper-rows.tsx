import type { ReactNode } from 'react';
import { classNames } from '@/lib/class-names';
import styles from './stepper-rows.module.css';

/** Shows number steppers below each other with lines between them; on wide screens in two columns if there are many. */
export function StepperRows({ isWide, children }: { isWide?: boolean; children: ReactNode }) {
  return <div className={classNames(styles.rows, isWide && styles.wide)}>{children}</div>;
}
