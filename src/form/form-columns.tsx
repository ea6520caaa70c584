import type { ReactNode } from 'react';
import type { Elements } from '@/lib/elements';
import styles from './form-columns.module.css';

type FormColumnsProps = { label: string; aside: Elements; children: ReactNode };

/** Shows a form on the left, below the head of its page if there is one, and what helps with it on the right. */
export function FormColumns({ label, aside, children }: FormColumnsProps) {
  return (
    <div className={`stack ${styles.columns}`}>
      <div className={styles.main}>{children}</div>
      <aside className={`stack ${styles.aside}`} aria-label={label}>
        {aside}
      </aside>
    </div>
  );
}
