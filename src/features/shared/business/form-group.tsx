import { type ReactNode, useId } from 'react';
import styles from './form-group.module.css';

type FormGroupProps = { title: string; level: 2 | 3; children: ReactNode };

/** Shows related fields below a heading. */
export function FormGroup({ title, level, children }: FormGroupProps) {
  const Heading = `h${level}` as const;
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a legend is no heading, and screen readers navigate by headings
    <div role="group" aria-labelledby={id} className={styles.group}>
      <Heading id={id} className={styles.title}>
        {title}
      </Heading>
      {children}
    </div>
  );
}
