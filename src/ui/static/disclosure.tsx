import type { Elements } from '@/lib/elements';
import styles from './disclosure.module.css';
import { Icon } from './pictures/icon';

type DisclosureProps = { title: string; children: Elements };

/** Shows a line of text that opens more of it, without scripts. */
export function Disclosure({ title, children }: DisclosureProps) {
  // A visitor may open it before it is hydrated; its `open` attribute then differs from the server's.
  return (
    <details className={styles.disclosure} suppressHydrationWarning>
      <summary className={styles.summary}>
        <span>{title}</span>
        <Icon name="chevron-down" size={18} className={styles.arrow} />
      </summary>
      {children}
    </details>
  );
}
