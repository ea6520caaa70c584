import { type ReactNode, useId } from 'react';
import styles from './form-group.module.css';

type FormGroupProps = { title: string; level: 2 | 3; children: ReactNode };

/** Fields that belong together, under a heading of their own. */
export function FormGroup({ title, level, children }: FormGroupProps) {
  const Heading = `h${level}` as const;
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a legend cannot be a heading to jump to
    <div role="group" aria-labelledby={id} className={styles.group}>
      <Heading id={id} className={styles.title}>
        {title}
      </Heading>
      {children}
    </div>
  );
}
