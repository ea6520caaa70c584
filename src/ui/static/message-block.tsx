import type { ReactNode } from 'react';
import styles from './message-block.module.css';

export type MessageBlockProps = {
  title: string;
  /** One sentence that names the cause. */
  text: ReactNode;
  /** The way out: one button, at most one quiet link beside it. */
  action?: ReactNode;
  headingLevel?: 1 | 2 | 3;
};

/** The shared shape of the empty and the failed block. */
export function MessageBlock({
  title,
  text,
  action,
  headingLevel = 2,
  drawing,
  role,
}: MessageBlockProps & { drawing: ReactNode; role?: 'alert' | 'status' }) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={styles.block} role={role}>
      <div className={styles.drawing}>{drawing}</div>
      <div className={styles.words}>
        <Heading>{title}</Heading>
        <p className={styles.text}>{text}</p>
        {action && <div className={styles.actions}>{action}</div>}
      </div>
    </div>
  );
}
