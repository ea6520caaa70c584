import { type ReactNode, type ToggleEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import styles from './developer-panel.module.css';

type Props = {
  title: string;
  /** Shown beside the title while the section is closed. */
  summary?: ReactNode;
  startsOpen?: boolean;
  children: ReactNode;
};

/** Shows a section of the panel. Its content is mounted, and sends requests, only while the section is open. */
export function PanelSection({ title, summary, startsOpen = false, children }: Props) {
  const [isOpen, setIsOpen] = useState(startsOpen);
  const toggle = ({ currentTarget }: ToggleEvent<HTMLDetailsElement>) => {
    if (currentTarget.open === isOpen) return;
    // The content must be in the DOM before scrolling, or the section would stay below the panel's edge.
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
