import type { ReactNode } from 'react';
import { classNames } from '@/lib/class-names';
import styles from './page-head.module.css';

export type HeadTextProps = {
  title: string;
  /** The language of a title from the service. */
  lang?: string;
  /** Text, or elements that a paragraph may contain. */
  lead?: ReactNode;
  leadLang?: string;
  /** Shown below the lead: the next step of the page, or its facts. */
  children?: ReactNode;
  className?: string;
};

/** Shows the `h1` of a page with its lead and the next step. */
export function HeadText({ title, lang, lead, leadLang, children, className }: HeadTextProps) {
  return (
    <header className={classNames(styles.text, className)}>
      <h1 lang={lang}>{title}</h1>
      {lead && (
        <p className="lead muted" lang={leadLang}>
          {lead}
        </p>
      )}
      {children && <div className={`cluster ${styles.more}`}>{children}</div>}
    </header>
  );
}
