import { routes } from '@/config/routes';
import { PageMeta } from '@/features/shared/meta/page-meta';
import { useIndexedLanguage } from '@/i18n/content-language';
import { JsonLd } from '@/ui/static/json-ld';
import { FeedMeta } from '../feed/feed-meta';
import type { ArticleModel } from './article-model';
import { articleData } from './structured-data';

/** Shows the article's metadata for search engines and link previews. */
export function ArticleMeta({ article }: { article: ArticleModel }) {
  const language = useIndexedLanguage();
  return (
    <>
      <PageMeta
        title={article.metaTitle}
        description={article.excerpt}
        path={routes.article(article.slug)}
        kind="article"
        isHidden={!!article.draft}
      />
      <FeedMeta />
      <JsonLd data={typeof window === 'undefined' && articleData(language, article)} />
    </>
  );
}
