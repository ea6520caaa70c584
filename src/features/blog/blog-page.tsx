import type { Answer, Pagination } from '@sdk';
import { useRouter } from 'next/router';
import { type FormEvent, useEffect, useMemo } from 'react';
import { limits } from '@/config/limits';
import { localPath, routes } from '@/config/routes';
import { articlesQuery } from '@/data/operations/article';
import { useRead } from '@/data/use-read';
import { lastPage, listQueryFromUrl } from '@/domain/pages';
import { type ArticleSummary, articleSummary } from '@/features/shared/article/article-summary';
import { FailedBlock } from '@/features/shared/failed-block';
import { ListPager } from '@/features/shared/list-pager';
import { PageMeta } from '@/features/shared/meta/page-meta';
import { PageHead } from '@/features/shared/page-head/page-head';
import { useMessages } from '@/i18n/use-messages';
import { sameRouteUrl } from '@/lib/same-route-url';
import { Button, ButtonLink } from '@/ui/static/buttons/button';
import { GoLink } from '@/ui/static/buttons/go-link';
import { SearchField, searchText } from '@/ui/static/buttons/search-field';
import { CardGrid } from '@/ui/static/cards/card-grid';
import { EmptyBlock } from '@/ui/static/messages/empty-block';
import { LoadingArea, Skeleton } from '@/ui/static/skeleton';
import { ArticleTile } from './article-tile';
import styles from './blog-page.module.css';
import { type BlogQuery, blogAddress, blogQueryToUrl } from './blog-query';
import { FeedMeta } from './feed-meta';

type BlogPageProps = { served: ServedArticles };

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
      <div className="container ends-page">
        <PageHead
          crumbs={[{ label: t('common:menu.news') }]}
          title={t('list.title')}
          lead={t('list.lead')}
          aside={(search || served.list?.pagination.total !== 0) && <BlogSearch search={search ?? ''} go={go} />}
        />
        <ArticleResults {...results} />
      </div>
    </>
  );
}

/** Shows a search form for articles; an empty search shows all articles. */
function BlogSearch({ search, go }: { search: string; go: (next: BlogQuery) => unknown }) {
  const { t, locale } = useMessages('blog');
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    go({ search: searchText(event.currentTarget), page: 1 });
  };
  return (
    <search data-print="none">
      <form className={styles.form} action={localPath(locale, routes.blog())} onSubmit={submit}>
        <SearchField value={search} label={t('list.searchLabel')} placeholder={t('list.searchPlaceholder')} />
        <Button type="submit" look="second">
          {t('common:buttons.search')}
        </Button>
      </form>
    </search>
  );
}

const NOT_SERVED = { kind: 'server' } as const;

const blogHref = (query: BlogQuery) => routes.blog(blogQueryToUrl(query));

/**
 * Returns the list for the current query. The first one comes from the server's render, every other one from the
 * service.
 */
function useBlogList(served: ServedArticles) {
  const router = useRouter();
  const query = useMemo(() => listQueryFromUrl(router.query), [router.query]);
  const isServed = blogAddress(query) === served.query;
  const here = isServed ? served.list : null;
  const request = here || !router.isReady ? null : articlesQuery({ ...query, limit: limits.pageSize });
  const { data, error: failure, mutate } = useRead(request);
  const answered = useMemo(() => data && blogModel(data), [data]);
  const list = here ?? answered ?? null;
  const error = failure ?? (isServed && !list ? NOT_SERVED : undefined);

  const go = (next: BlogQuery) =>
    router.push(sameRouteUrl(router, blogHref(next)), blogHref(next), { shallow: true, scroll: false });

  // Redirects a page number beyond the last page to the last page.
  const last = list ? lastPage(list.pagination) : query.page;
  const lastHref = query.page > last ? blogHref({ ...query, page: last }) : null;
  useEffect(() => {
    if (lastHref) void router.replace(sameRouteUrl(router, lastHref), lastHref, { shallow: true });
  }, [lastHref, router]);

  return { query, list, error, retry: () => void mutate(), go };
}

/** Shows a page of articles with page links, skeletons while loading, a message when there are none, or an error. */
function ArticleResults({ query, list, error, retry }: Omit<ReturnType<typeof useBlogList>, 'go'>) {
  const { t } = useMessages('blog');
  if (!list && error) return <FailedBlock text={t(`common:errors.${error.kind}`)} retry={retry} />;
  const { search } = query;
  const found = list && search && t('list.found', { count: list.pagination.total, search });
  return (
    <>
      <div className={`cluster ${styles.bar}`}>
        <p role="status">{found}</p>
        {list && search && list.pagination.total > 0 && (
          <GoLink href={routes.blog()} hasArrow={false}>
            {t('list.clear')}
          </GoLink>
        )}
      </div>
      {!list && (
        <LoadingArea label={t('common:states.loading')}>
          <CardGrid>
            {[1, 2, 3, 4, 5, 6].map((key) => (
              <li key={key} className={`stack ${styles.shape}`}>
                <Skeleton shape="picture" className={styles.picture} />
                <Skeleton width="third" />
                <Skeleton shape="title" width="wide" />
                <Skeleton />
              </li>
            ))}
          </CardGrid>
        </LoadingArea>
      )}
      {list?.pagination.total === 0 && (
        <EmptyBlock
          title={t(search ? 'list.none' : 'list.empty')}
          text={t(search ? 'list.noneText' : 'list.emptyText')}
          action={
            search ? (
              <ButtonLink href={routes.blog()}>{t('list.clear')}</ButtonLink>
            ) : (
              <ButtonLink href={routes.tours()}>{t('common:buttons.seeAllTours')}</ButtonLink>
            )
          }
        />
      )}
      {list && list.pagination.total > 0 && (
        <>
          <ArticleGrid articles={list.articles} hasFeature={!search && query.page === 1} />
          <ListPager
            pagination={list.pagination}
            href={(page) => blogHref({ ...query, page })}
            note={t('list.perPage', { count: list.pagination.per_page })}
          />
        </>
      )}
    </>
  );
}

/** Shows articles in cards; with `hasFeature` the first one is large and the next two are side by side. */
function ArticleGrid({ articles, hasFeature }: { articles: ArticleSummary[]; hasFeature: boolean }) {
  const lookOf = (index: number) => {
    if (!hasFeature || index > 2) return 'card';
    return index === 0 ? 'feature' : 'beside';
  };
  return (
    <ul className={`stack ${styles.grid}`}>
      {articles.map((article, index) => (
        <li key={article.slug} className={styles[lookOf(index)]}>
          <ArticleTile article={article} look={lookOf(index)} isPriority={index === 0} />
        </li>
      ))}
    </ul>
  );
}

type BlogModel = { articles: ArticleSummary[]; pagination: Pagination };

/** The articles a page was rendered with: `list` answers the query string `query`; null when the service did not. */
type ServedArticles = { query: string; list: BlogModel | null };

/** Returns a page of articles as the list shows it. */
export function blogModel(answer: Answer<'listArticles'>): BlogModel {
  return { articles: answer.data.map(articleSummary), pagination: answer.pagination };
}
