import type { ApiError } from '@sdk';
import { routes } from '@/config/routes';
import type { ArticleSummary } from '@/features/shared/article/article-summary';
import { FailedBlock } from '@/features/shared/failed-block';
import { ListPager } from '@/features/shared/list-pager';
import { useMessages } from '@/i18n/use-messages';
import { ButtonLink } from '@/ui/static/buttons/button-link';
import { GoLink } from '@/ui/static/buttons/go-link';
import { CardGrid } from '@/ui/static/cards/card-grid';
import { EmptyBlock } from '@/ui/static/messages/empty-block';
import { LoadingArea, Skeleton } from '@/ui/static/skeleton';
import styles from './article-results.module.css';
import { ArticleTile } from './article-tile';
import type { BlogModel } from './blog-model';
import type { BlogQuery } from './blog-query';
import { blogHref } from './use-blog-list';

type ArticleResultsProps = {
  query: BlogQuery;
  list: BlogModel | null;
  error: Pick<ApiError, 'kind'> | undefined;
  retry: () => void;
};

/** Shows a page of articles with page links, skeletons while loading, a message when there are none, or an error. */
export function ArticleResults({ query, list, error, retry }: ArticleResultsProps) {
  const { t } = useMessages('blog');
  if (!list && error) {
    return <FailedBlock text={t(`common:errors.${error.kind}`)} retry={retry} />;
  }
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
      {!list && <LoadingArticles />}
      {list?.pagination.total === 0 && <NoArticles isSearched={search !== undefined} />}
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

function NoArticles({ isSearched }: { isSearched: boolean }) {
  const { t } = useMessages('blog');
  return isSearched ? (
    <EmptyBlock
      title={t('list.none')}
      text={t('list.noneText')}
      action={<ButtonLink href={routes.blog()}>{t('list.clear')}</ButtonLink>}
    />
  ) : (
    <EmptyBlock
      title={t('list.empty')}
      text={t('list.emptyText')}
      action={<ButtonLink href={routes.tours()}>{t('common:buttons.seeAllTours')}</ButtonLink>}
    />
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

const SHAPES = ['a', 'b', 'c', 'd', 'e', 'f'];

/** Shows skeletons of article cards. */
function LoadingArticles() {
  const { t } = useMessages('blog');
  return (
    <LoadingArea label={t('common:states.loading')}>
      <CardGrid>
        {SHAPES.map((key) => (
          <li key={key} className={styles.shape}>
            <Skeleton shape="picture" className={styles.picture} />
            <Skeleton width="third" />
            <Skeleton shape="title" width="wide" />
            <Skeleton />
          </li>
        ))}
      </CardGrid>
    </LoadingArea>
  );
}
