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

/** One section of the panel; its content is mounted, and makes requests, only while it is open. */
export function PanelSection({ title, summary, startsOpen = false, children }: Props) {
  const [isOpen, setIsOpen] = useState(startsOpen);
  const toggle = ({ currentTarget }: ToggleEvent<HTMLDetailsElement>) => {
    if (currentTarget.open === isOpen) return;
    // The content must be in the DOM before the scroll, or it would stay below the panel's edge.
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
