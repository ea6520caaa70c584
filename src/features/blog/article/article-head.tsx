import { routes } from '@/config/routes';
import { PageHead } from '@/features/shared/head/page-head';
import { useMessages } from '@/i18n/use-messages';
import { JsonLd } from '@/ui/static/json-ld';
import { FeedHead } from '../feed/feed-head';
import type { ArticleModel } from './article-model';
import { structuredData } from './structured-data';

/** The article for search engines and for those it is shared with. */
export function ArticleHead({ article, url }: { article: ArticleModel; url: string }) {
  const { locale } = useMessages('blog');
  return (
    <>
      <PageHead
        title={article.headTitle}
        description={article.excerpt}
        path={routes.article(article.slug)}
        kind="article"
      />
      <FeedHead />
      <JsonLd data={typeof window === 'undefined' && structuredData(locale, article, url)} />
    </>
  );
}
