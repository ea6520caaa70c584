import { filePage, NoPage, WORDS_CACHE } from '@/api/file-page';
import { articleFeed } from '@/features/blog/feed/article-feed';
import { readNewestArticles } from '@/hooks/article/read-articles';
import { isLocale } from '@/i18n/locales';
import { pageMessages } from '@/i18n/page-messages';
import { loadMessages } from '@/i18n/server-messages';
import { translator } from '@/i18n/translate';

export default NoPage;

export const getServerSideProps = filePage(async ({ locale }) => {
  if (!isLocale(locale)) return null;
  const [articles, messages] = await Promise.all([readNewestArticles(locale), loadMessages(locale, ['blog'])]);
  const t = translator(pageMessages(messages), locale, 'blog');
  const body = articleFeed(locale, articles, { title: t('list.title'), description: t('list.description') });
  return { type: 'application/rss+xml; charset=utf-8', cache: WORDS_CACHE, body };
});
