import { formatDate } from '@/domain/dates';
import { useMessages } from '@/i18n/use-messages';
import { joinFacts } from '@/lib/text/join-facts';
import type { ArticleSummary } from './article-summary';

/** Shows when the article was published and updated, and how long it takes to read. */
export function ArticleFacts({ article }: { article: ArticleSummary }) {
  const { t, locale } = useMessages('common');
  const { date, updated, minutes } = article;
  const facts = [
    updated && updated.date !== date && t('article.updated', { date: formatDate(updated.date, locale) }),
    t('article.minutes', { count: minutes }),
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
