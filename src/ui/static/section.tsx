import type { ReactNode } from 'react';
import { classNames } from '@/lib/class-names';
import type { Elements } from '@/lib/elements';
import styles from './section.module.css';

export type SectionHeaderProps = {
  title: string;
  titleId?: string;
  intro?: ReactNode;
  /** A link at the right end of the heading. */
  action?: Elements;
  level?: 1 | 2;
};

type SectionProps = Pick<SectionHeaderProps, 'intro' | 'action'> & {
  /** Also the fragment of the section; the heading gets `${id}-title`. */
  id: string;
  title?: string;
  ground?: 'plain' | 'soft';
  /** Omits the container, for pictures over the full width. */
  isBare?: boolean;
  className?: string;
  children: Elements;
};

/** Shows a heading with its introduction and an optional link beside it. */
export function SectionHeader({ title, titleId, intro, action, level = 2 }: SectionHeaderProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={`cluster ${styles.header}`}>
      <div>
        <Heading id={titleId}>{title}</Heading>
        {intro && <p className={`muted measure ${styles.intro}`}>{intro}</p>}
      </div>
      {action}
    </div>
  );
}

/** Shows a section of the page with its heading and spacing. */
export function Section({ id, title, ground = 'plain', isBare, className, children, ...header }: SectionProps) {
  const titleId = `${id}-title`;
  const content = (
    <>
      {title && <SectionHeader title={title} titleId={titleId} {...header} />}
      {children}
    </>
  );
  return (
    <section
      id={id}
      aria-labelledby={title ? titleId : undefined}
      className={classNames(styles.section, ground !== 'plain' && styles[ground], className)}
    >
      {isBare ? content : <div className="container">{content}</div>}
    </section>
  );
}
