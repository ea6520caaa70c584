import type { ReactNode } from 'react';
import { classNames } from '@/lib/class-names';
import styles from './accordion.module.css';
import { Icon } from './icon';

type AccordionItemProps = {
  title: string;
  children: ReactNode;
  id?: string;
  /** The left column of a day: 'Hari 3' over 'Sen, 19 Apr'. */
  aside?: { title: string; sub?: string };
  isOpen?: boolean;
  /** Items with the same name close each other. */
  name?: string;
  lang?: string;
};

/** Native disclosure rows between hairlines; works before and without any script. */
export function Accordion({ children, className }: { children: ReactNode; className?: string }) {
  return <div className={classNames(styles.accordion, className)}>{children}</div>;
}

/** One row: its heading is always readable, the rest opens. */
export function AccordionItem({ title, children, id, aside, isOpen, name, lang }: AccordionItemProps) {
  // A row may be opened before its code has come.
  return (
    <details
      id={id}
      name={name}
      open={isOpen}
      className={classNames(styles.item, aside && styles.hasAside)}
      suppressHydrationWarning
    >
      <summary className={styles.summary}>
        {aside && (
          <span>
            {aside.title}
            {aside.sub && <span className={styles.asideSub}>{aside.sub}</span>}
          </span>
        )}
        <h3 lang={lang}>{title}</h3>
        <Icon name="plus" className={styles.plus} />
      </summary>
      <div className={styles.body} lang={lang}>
        {children}
      </div>
    </details>
  );
}
