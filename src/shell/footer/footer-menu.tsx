import Link from 'next/link';
import { useId } from 'react';
import { useMessages } from '@/i18n/use-messages';
import type { MenuEntry } from '../nav/menu';
import styles from './footer.module.css';

export function FooterMenu({ title, entries }: { title: string; entries: readonly MenuEntry[] }) {
  const { t } = useMessages();
  const id = useId();
  return (
    <nav aria-labelledby={id}>
      <h2 className={styles.title} id={id}>
        {title}
      </h2>
      <ul className={styles.list}>
        {entries.map(({ messageKey, href }) => (
          <li key={href}>
            <Link className={styles.link} href={href} prefetch={false}>
              {t(messageKey)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
