import type { ReactNode } from 'react';
import { classNames } from '@/lib/class-names';
import { Icon } from '@/ui/static/icon';
import styles from './step-block.module.css';

type StepBlockProps = {
  title: string;
  /** At the right of the title: a tag or a way to change what the block holds. */
  aside?: ReactNode;
  intro?: ReactNode;
  id?: string;
  /** The id of the sentence about what is wrong in it. */
  describedBy?: string;
  /** The content begins with a rule of its own. */
  isBare?: boolean;
  children: ReactNode;
};

/** A part of a step under its ruled title; with an id, error summaries lead to it. */
export function StepBlock({ title, aside, intro, id, describedBy, isBare, children }: StepBlockProps) {
  return (
    <section
      className={classNames(styles.block, isBare && styles.bare)}
      id={id}
      tabIndex={id ? -1 : undefined}
      aria-label={title}
      aria-describedby={describedBy}
    >
      <div className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        {aside}
      </div>
      {intro && <p className={styles.intro}>{intro}</p>}
      <div className={styles.body}>{children}</div>
    </section>
  );
}

/** The sentence under a group of controls that has no single field; the group is described by its `id`. */
export function GroupError({ id, message }: { id?: string; message: string | undefined }) {
  if (!message) return null;
  return (
    <p className={styles.error} id={id}>
      <Icon name="alert-circle" size={18} />
      <span>{message}</span>
    </p>
  );
}
