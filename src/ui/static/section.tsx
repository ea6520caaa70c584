import type { ReactNode } from 'react';
import { classNames } from '@/lib/class-names';
import { Container } from './container';
import styles from './section.module.css';

export type SectionHeadProps = {
  title: string;
  titleId?: string;
  intro?: ReactNode;
  /** A go link at the right end. */
  action?: ReactNode;
  level?: 1 | 2;
};

type SectionProps = Omit<SectionHeadProps, 'title' | 'titleId'> & {
  /** Also the anchor; the heading gets `${id}-title`. */
  id: string;
  title?: string;
  ground?: 'plain' | 'soft';
  /** Leaves the container to the children, for pictures that bleed. */
  isBare?: boolean;
  className?: string;
  children: ReactNode;
};

/** A heading with its introduction and, beside it, a way on. */
export function SectionHead({ title, titleId, intro, action, level = 2 }: SectionHeadProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.head}>
      <div>
        <Heading id={titleId}>{title}</Heading>
        {intro && <p className={styles.intro}>{intro}</p>}
      </div>
      {action}
    </div>
  );
}

/** A band of the page with its heading and the space before it. */
export function Section({ id, title, ground = 'plain', isBare, className, children, ...head }: SectionProps) {
  const titleId = `${id}-title`;
  const content = (
    <>
      {title && <SectionHead title={title} titleId={titleId} {...head} />}
      {children}
    </>
  );
  return (
    <section
      id={id}
      aria-labelledby={title ? titleId : undefined}
      className={classNames(styles.section, ground !== 'plain' && styles[ground], className)}
    >
      {isBare ? content : <Container>{content}</Container>}
    </section>
  );
}
