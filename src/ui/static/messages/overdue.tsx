import type { Elements } from '@/lib/elements';
import styles from './overdue.module.css';

type OverdueProps = { text: string; reload: string; children?: Elements };

/**
 * Shows a message over content that is still loading ten seconds after this was rendered, in the corner of the nearest
 * positioned element. CSS shows it, so that it also works when the page's scripts fail to load. `reload` is the text of
 * the link that reloads the page.
 */
export function Overdue({ text, reload, children }: OverdueProps) {
  return (
    <p className={styles.overdue}>
      <span>{text}</span>{' '}
      {/* biome-ignore lint/a11y/useValidAnchor: an empty href is the URL of this page, with its query */}
      <a href="" rel="self">
        {reload}
      </a>
      {children}
    </p>
  );
}
