import { filePage, WORDS_CACHE } from '@/api/file-page';
import { articleFeed } from '@/features/blog/article-feed';
import { readNewestArticles } from '@/hooks/article/read-articles';
import { languagesFor, readServiceLanguages } from '@/hooks/site/read-service-languages';
import { isLocale } from '@/i18n/locales';
import { pageMessages } from '@/i18n/page-messages';
import { loadMessages } from '@/i18n/server-messages';
import { translator } from '@/i18n/translate';
import { NoPage } from '@/lib/http/no-page';

export default NoPage;

export const getServerSideProps = filePage('/blog/rss.xml', async ({ locale }) => {
  if (!isLocale(locale)) return null;
  const [articles, messages, languages] = await Promise.all([
    readNewestArticles(locale),
    loadMessages(locale, ['blog']),
    readServiceLanguages(),
  ]);
  const language = languagesFor(locale, languages)[0] ?? locale;
  const t = translator(pageMessages(messages), locale, 'blog');
  const texts = { title: t('list.title'), description: t('list.description'), language };
  const body = articleFeed(locale, articles, texts);
  return { type: 'application/rss+xml; charset=utf-8', cache: WORDS_CACHE, body };
});
