import { routes } from '@/config/routes';
import { formatDate } from '@/domain/dates';
import { Crumbs } from '@/features/shared/crumbs';
import { useMessages } from '@/i18n/use-messages';
import { withNoBreakDashes } from '@/lib/dashes';
import type { ArticleModel } from '../article-model';
import styles from './article-heading.module.css';

/** Shows a link back to the list, the title with its summary, and the date of the article. */
export function ArticleHeading({ article }: { article: ArticleModel }) {
  const { t, locale } = useMessages('blog');
  const facts = [t('list.minutes', { count: article.minutes }), locale === 'en' ? t('article.language') : ''];
  return (
    <>
      <div data-print="none">
        <Crumbs
          items={[
            { label: t('common:menu.news'), href: routes.blog() },
            { label: article.title, lang: 'id' },
          ]}
        />
      </div>
      <header className={styles.heading}>
        <h1 className={styles.title} lang="id">
          {withNoBreakDashes(article.title)}
        </h1>
        {article.lead && (
          <p className={styles.lead} lang="id">
            {article.lead}
          </p>
        )}
        <p className={styles.facts}>
          {article.date && (
            <>
              <time dateTime={article.date}>{formatDate(article.date, locale)}</time>
              {' · '}
            </>
          )}
          {facts.filter(Boolean).join(' · ')}
        </p>
      </header>
    </>
  );
}
