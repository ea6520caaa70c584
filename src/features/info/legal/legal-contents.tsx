import { useMessages } from '@/i18n/use-messages';
import styles from './legal-contents.module.css';
import type { LegalSection } from './legal-text';

/** Shows links to all sections; on wide screens they stay visible beside the text. */
export function LegalContents({ sections }: { sections: LegalSection[] }) {
  const { t } = useMessages('info');
  return (
    <nav className={styles.contents} aria-labelledby="contents" data-print="none">
      <h2 id="contents" className={`h4 ${styles.title}`}>
        {t('legal.contents')}
      </h2>
      <ol className={styles.list}>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} className={`small tabular ${styles.link}`}>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
