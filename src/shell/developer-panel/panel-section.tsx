import { type ReactNode, useState } from 'react';
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
  return (
    <details className={styles.section} open={isOpen} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary className={styles.summary}>
        <h3 className={styles.heading}>{title}</h3>
        {summary && <span className={styles.count}>{summary}</span>}
      </summary>
      {isOpen && <div className={styles.content}>{children}</div>}
    </details>
  );
}
