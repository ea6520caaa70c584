import type { ReactNode } from 'react';
import { classNames } from '@/lib/class-names';
import styles from './accordion.module.css';
import { Icon } from './pictures/icon';

type AccordionItemProps = {
  /** For links to the row. */
  id?: string;
  title: string;
  children: ReactNode;
  /** The left column of a day: 'Hari 3' above 'Sen, 19 Apr'. */
  aside?: { title: string; sub?: string };
  isOpen?: boolean;
  lang?: string;
};

/** Shows native disclosure rows, which work without scripts. */
export function Accordion({ children }: { children: ReactNode }) {
  return <div className={styles.accordion}>{children}</div>;
}

/** Shows a row whose heading is always visible and whose content can be opened. */
export function AccordionItem({ id, title, children, aside, isOpen, lang }: AccordionItemProps) {
  // A visitor may open a row before it is hydrated; its `open` attribute then differs from the server's.
  return (
    <details
      id={id}
      open={isOpen}
      className={classNames(styles.item, aside && styles.hasAside)}
      suppressHydrationWarning
    >
      <summary className={styles.summary}>
        {aside && (
          <span>
            <span>{aside.title}</span>
            {aside.sub && <span className={`micro muted ${styles.asideSub}`}>{aside.sub}</span>}
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
