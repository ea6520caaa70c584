import type { ReactNode } from 'react';
import styles from './overdue.module.css';

type OverdueProps = { text: string; reload: string; children?: ReactNode };

/**
 * Over what is still awaited ten seconds after this was put there, in the corner of the nearest positioned element. The
 * stylesheet shows it: where a page's own scripts do not come, nothing else can. `reload` names the link to this page.
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
