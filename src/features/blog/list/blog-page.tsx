import { PageMeta } from '@/features/shared/meta/page-meta';
import { PageHead } from '@/features/shared/page-head/page-head';
import { useMessages } from '@/i18n/use-messages';
import { Container } from '@/ui/static/container';
import { FeedMeta } from '../feed/feed-meta';
import { ArticleResults } from './article-results';
import type { ServedArticles } from './blog-model';
import { BlogSearch } from './blog-search';
import { blogHref, useBlogList } from './use-blog-list';

export type BlogPageProps = { served: ServedArticles };

/** Shows all articles, newest first, with search and pages; the URL contains both. */
export function BlogPage({ served }: BlogPageProps) {
  const { t } = useMessages('blog');
  const { go, ...results } = useBlogList(served);
  const { page, search } = results.query;
  const pageName = page > 1 ? t('common:pager.page', { n: page }) : '';
  return (
    <>
      <PageMeta
        title={pageName ? `${t('list.title')} · ${pageName}` : t('list.title')}
        description={pageName ? `${pageName}. ${t('list.description')}` : t('list.description')}
        path={blogHref(results.query)}
        isHidden={Boolean(search) || results.list?.articles.length === 0}
      />
      <FeedMeta />
      <Container className="ends-page">
        <PageHead
          crumbs={[{ label: t('common:menu.news') }]}
          title={t('list.title')}
          lead={t('list.lead')}
          aside={(search || served.list?.pagination.total !== 0) && <BlogSearch search={search ?? ''} go={go} />}
        />
        <ArticleResults {...results} />
      </Container>
    </>
  );
}
