import { formatDate } from '@/domain/dates';
import { useMessages } from '@/i18n/use-messages';
import { FactLine } from '@/ui/static/fact-line';
import type { ArticleSummary } from './article-summary';

/** Shows when the article was published and updated, and how long it takes to read. */
export function ArticleFacts({ article }: { article: ArticleSummary }) {
  const { t, locale } = useMessages('common');
  const { date, updated, minutes } = article;
  const facts = [
    date && (
      <time key="date" dateTime={date}>
        {formatDate(date, locale)}
      </time>
    ),
    updated && updated.date !== date && t('article.updated', { date: formatDate(updated.date, locale) }),
    t('article.minutes', { count: minutes }),
  ];
  return <FactLine facts={facts} />;
}
