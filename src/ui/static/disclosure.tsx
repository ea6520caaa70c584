import type { Elements } from '@/lib/elements';
import styles from './disclosure.module.css';
import { Icon } from './pictures/icon';

type DisclosureProps = {
  title: string;
  children: Elements;
  /** Makes the line a heading. */
  headingLevel?: 2 | 3;
};

/** Shows a line of text that opens more of it, without scripts. */
export function Disclosure({ title, children, headingLevel }: DisclosureProps) {
  const Title = headingLevel ? (`h${headingLevel}` as const) : 'span';
  // A visitor may open it before it is hydrated; its `open` attribute then differs from the server's.
  return (
    <details className={styles.disclosure} suppressHydrationWarning>
      <summary className={styles.summary}>
        <Title className={styles.title}>{title}</Title>
        <Icon name="chevron-down" size={18} className={styles.arrow} />
      </summary>
      {children}
    </details>
  );
}
