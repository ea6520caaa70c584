import { classNames } from '@/lib/class-names';
import styles from './step-list.module.css';

export type Step = { title: string; text: string };

type StepListProps = {
  /** The steps; without a `sign`, such as a letter, they are numbered. */
  steps: readonly (Step & { sign?: string })[];
  /** True for titles in the size of a heading. */
  isLarge?: boolean;
  className?: string;
};

/** Shows steps with a large number or sign before each. */
export function StepList({ steps, isLarge, className }: StepListProps) {
  const List = steps[0]?.sign ? 'ul' : 'ol';
  return (
    <List className={classNames(styles.steps, className)}>
      {steps.map(({ sign, title, text }, index) => (
        <li key={title}>
          <span className={styles.sign} aria-hidden="true">
            {sign ?? index + 1}
          </span>
          <div>
            <h3 className={isLarge ? undefined : styles.title}>{title}</h3>
            <p className={`small muted ${styles.text}`}>{text}</p>
          </div>
        </li>
      ))}
    </List>
  );
}
