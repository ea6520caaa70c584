import type { ReactNode } from 'react';
import { classNames } from '@/lib/class-names';
import styles from './message-block.module.css';

export type MessageBlockProps = {
  title: string;
  /** One sentence that gives the reason. */
  text: ReactNode;
  /** The next step: one button, and at most one secondary link beside it. */
  action?: ReactNode;
  headingLevel?: 1 | 2 | 3;
  /** Leaves out the drawing on phones, so that the next step is in the first screen. */
  isCompact?: boolean;
};

/** Shows the reason for an empty list and a next step. */
export function EmptyBlock(props: MessageBlockProps) {
  return <MessageBlock {...props} drawing={<img src="/images/signpost.svg" alt="" width={180} height={120} />} />;
}

/** Shows the common layout of an empty list and of a failed part. */
export function MessageBlock({
  title,
  text,
  action,
  headingLevel = 2,
  isCompact,
  drawing,
  role,
}: MessageBlockProps & { drawing: ReactNode; role?: 'alert' }) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={classNames(styles.block, isCompact && styles.isCompact)} role={role}>
      <div className={styles.drawing}>{drawing}</div>
      <div className={styles.content}>
        <Heading>{title}</Heading>
        <p className={`muted ${styles.text}`}>{text}</p>
        {action && <div className={`cluster ${styles.actions}`}>{action}</div>}
      </div>
    </div>
  );
}
