import { formatDate } from '@/domain/dates';
import { useMessages } from '@/i18n/use-messages';
import { joinFacts } from '@/lib/text/join-facts';
import type { ArticleModel } from '../article-model';

/** Shows when the article was published and updated, and how long it takes to read. */
export function ArticleFacts({ article }: { article: ArticleModel }) {
  const { t, locale } = useMessages('blog');
  const { date, updated, minutes } = article;
  const facts = [
    updated && updated.date !== date && t('article.updated', { date: formatDate(updated.date, locale) }),
    t('common:article.minutes', { count: minutes }),
  ];
  return (
    <>
      {date && (
        <>
          <time dateTime={date}>{formatDate(date, locale)}</time>
          {' · '}
        </>
      )}
      {joinFacts(facts)}
    </>
  );
}
