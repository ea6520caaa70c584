import { useContentLang } from '@/i18n/content-language';
import { useMessages } from '@/i18n/use-messages';
import type { Heading } from '../article-text';
import { useCurrentHeading } from '../use-current-heading';
import styles from './article-contents.module.css';

/** Shows the chapters beside the text and marks the current one; hidden on small screens. */
export function ArticleContents({ headings }: { headings: Heading[] }) {
  const lang = useContentLang();
  const { t } = useMessages('blog');
  const current = useCurrentHeading(headings);
  return (
    <nav className={styles.contents} aria-labelledby="article-contents" data-print="none">
      <p id="article-contents" className={styles.title}>
        {t('article.contents')}
      </p>
      <ol lang={lang()}>
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className={`small muted ${styles.link}`}
              aria-current={id === current ? 'true' : undefined}
            >
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
