import { type ReactNode, type ToggleEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import styles from './developer-panel.module.css';

type Props = {
  title: string;
  /** What the closed section says about itself. */
  summary?: ReactNode;
  startsOpen?: boolean;
  children: ReactNode;
};

/** One fold of the panel; what is in it is rendered, and reads, only while it is open. */
export function PanelSection({ title, summary, startsOpen = false, children }: Props) {
  const [isOpen, setIsOpen] = useState(startsOpen);
  const toggle = ({ currentTarget }: ToggleEvent<HTMLDetailsElement>) => {
    if (currentTarget.open === isOpen) return;
    // What it holds stands below the panel's edge otherwise.
    flushSync(() => setIsOpen(currentTarget.open));
    if (currentTarget.open) currentTarget.scrollIntoView({ block: 'nearest' });
  };
  return (
    <details className={styles.section} open={isOpen} onToggle={toggle}>
      <summary className={styles.summary}>
        <h3 className={styles.heading}>{title}</h3>
        {summary && <span className={styles.count}>{summary}</span>}
      </summary>
      {isOpen && <div className={styles.content}>{children}</div>}
    </details>
  );
}
