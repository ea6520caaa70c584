import type { ReactNode } from 'react';
import { classNames } from '@/lib/class-names';
import styles from './cost-note.module.css';

type CostNoteProps = {
  title: string;
  /** Costs that the price does not include; `value` is an amount or a short rule. */
  costs: readonly { label: string; value: string | null }[];
  /** The language of the costs, where it is not that of the page. */
  lang?: string;
  className?: string;
  children: ReactNode;
};

/** The small print under a price: what it leaves out, and a closing sentence. */
export function CostNote({ title, costs, lang, className, children }: CostNoteProps) {
  return (
    <div className={classNames(styles.note, className)}>
      {costs.length > 0 && (
        <>
          <p className={styles.title}>{title}</p>
          <ul className={styles.costs} lang={lang}>
            {costs.map((cost) => (
              <li key={cost.label}>
                <span>{cost.label}</span>
                {cost.value && <span className={styles.value}>{cost.value}</span>}
              </li>
            ))}
          </ul>
        </>
      )}
      <p>{children}</p>
    </div>
  );
}
