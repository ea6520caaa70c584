import { filePage, xmlFile } from '@/data/server/file-page';
import { readNewestArticles } from '@/data/server/read-site';
import { languagesFor, readServiceLanguages } from '@/data/server/service-languages';
import { articleFeed } from '@/features/blog/article-feed';
import { loadMessages } from '@/i18n/server-messages';
import { translator } from '@/i18n/translate';

export { NoPage as default } from '@/lib/http/no-page';

export const getServerSideProps = filePage('/blog/rss.xml', async ({ locale }) => {
  const [articles, messages, languages] = await Promise.all([
    readNewestArticles(locale),
    loadMessages(locale, ['blog']),
    readServiceLanguages(),
  ]);
  const language = languagesFor(locale, languages)[0] ?? locale;
  const t = translator(messages, locale, 'blog');
  const texts = { title: t('list.title'), description: t('list.description'), language };
  return xmlFile(articleFeed(locale, articles, texts), 'application/rss+xml');
});
