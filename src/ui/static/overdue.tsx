import type { ReactNode } from 'react';
import styles from './overdue.module.css';

type OverdueProps = { text: string; reload: string; children?: ReactNode };

/**
 * A link to reload, in the corner of the nearest positioned element, for content that is still missing after ten seconds.
 * CSS alone shows it, because the page's scripts may be what is missing. `reload` is the text of the link.
 */
export function Overdue({ text, reload, children }: OverdueProps) {
  return (
    <p className={styles.overdue}>
      {text} {/* biome-ignore lint/a11y/useValidAnchor: the address of this very page, with its query. */}
      <a href="" rel="self">
        {reload}
      </a>
      {children}
    </p>
  );
}
