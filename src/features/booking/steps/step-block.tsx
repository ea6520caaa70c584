import type { ReactNode, Ref } from 'react';
import { classNames } from '@/lib/class-names';
import type { Elements } from '@/lib/elements';
import styles from './step-block.module.css';

type StepBlockProps = {
  title: string;
  /** Shown to the right of the title: a tag, or a link to change the content. */
  aside?: Elements;
  intro?: ReactNode;
  /** On small screens, a one-line summary instead of the content; wide screens show the content. */
  folded?: ReactNode;
  ref?: Ref<HTMLElement>;
  id?: string;
  /** The id of this block's error message. */
  describedBy?: string;
  /** True if the content starts with a border. */
  isBare?: boolean;
  children: ReactNode;
};

/** Shows a part of a step below its title; with an id, error summaries can link to it. */
export function StepBlock(props: StepBlockProps) {
  const { title, aside, intro, folded, ref, id, describedBy, isBare, children } = props;
  return (
    <section
      className={classNames(styles.block, isBare && styles.bare)}
      ref={ref}
      id={id}
      tabIndex={id || ref ? -1 : undefined}
      aria-label={title}
      aria-describedby={describedBy}
    >
      <div className={styles.header}>
        <h2 className="h3">{title}</h2>
        {aside}
      </div>
      {intro && <p className={`small muted ${styles.intro}`}>{intro}</p>}
      {folded && <div className={styles.line}>{folded}</div>}
      <div className={classNames(styles.body, Boolean(folded) && styles.isFolded)}>{children}</div>
    </section>
  );
}
