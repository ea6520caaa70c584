import type { ApiError } from '@sdk';
import { routes } from '@/config/routes';
import { FailedBlock } from '@/features/shared/failed-block';
import { ListPager } from '@/features/shared/list-pager';
import { useMessages } from '@/i18n/use-messages';
import { ButtonLink } from '@/ui/static/buttons/button-link';
import { GoLink } from '@/ui/static/buttons/go-link';
import { EmptyBlock } from '@/ui/static/messages/empty-block';
import { ArticleGrid } from './article-grid';
import styles from './article-results.module.css';
import type { BlogModel } from './blog-model';
import type { BlogQuery } from './blog-query';
import { LoadingArticles } from './loading-articles';
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
