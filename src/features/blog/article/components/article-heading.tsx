import { formatDate } from '@/domain/dates';
import { ArticleHead } from '@/features/shared/page-head/article-head';
import { useContentLang } from '@/i18n/content-language';
import { useMessages } from '@/i18n/use-messages';
import { joinFacts } from '@/lib/text/join-facts';
import type { ArticleModel } from '../article-model';
import styles from './article-heading.module.css';

/** Shows a link back to the list, the title with its summary, and the date of the article. */
export function ArticleHeading({ article }: { article: ArticleModel }) {
  const lang = useContentLang();
  const { t, locale } = useMessages('blog');
  const { updated } = article;
  const facts = [
    updated && updated.date !== article.date && t('article.updated', { date: formatDate(updated.date, locale) }),
    t('list.minutes', { count: article.minutes }),
  ];
  return (
    <ArticleHead title={article.title} lang={lang()} lead={article.lead ?? undefined} leadLang={lang()}>
      <p className={styles.facts}>
        {article.date && (
          <>
            <time dateTime={article.date}>{formatDate(article.date, locale)}</time>
            {' · '}
          </>
        )}
        {joinFacts(facts)}
      </p>
    </ArticleHead>
  );
}
