import type { ReactNode } from 'react';
import { classNames } from '@/lib/class-names';
import styles from './field-row.module.css';

type FieldRowProps = {
  /** True for a person's title and two names: the first of three columns is narrow. */
  hasTitle?: boolean;
  className?: string;
  /** Fields that are elements of the row itself. */
  children: ReactNode;
};

/** Shows fields side by side if there is space, with their inputs on one line whichever of them has a hint. */
export function FieldRow({ hasTitle, className, children }: FieldRowProps) {
  return (
    <div className={classNames(styles.row, hasTitle && styles.withTitle, className)} data-field-row="">
      {children}
    </div>
  );
}
