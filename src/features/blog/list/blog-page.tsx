import { routes } from '@/config/routes';
import { Crumbs } from '@/features/shared/crumbs';
import { PageHead } from '@/features/shared/head/page-head';
import { useWords } from '@/i18n/use-words';
import { Container } from '@/ui/static/container';
import { FeedHead } from '../feed/feed-head';
import { ArticleResults } from './article-results';
import type { BlogModel } from './blog-model';
import styles from './blog-page.module.css';
import { BlogSearch } from './blog-search';
import { useBlogList } from './use-blog-list';

export type BlogPageProps = { list: BlogModel };

/** All articles, the newest first, searched and in pages; both live in the address. */
export function BlogPage({ list: prefetched }: BlogPageProps) {
  const { t } = useWords('blog');
  const { reader, go, ...results } = useBlogList(prefetched);
  return (
    <>
      <PageHead
        title={t('list.title')}
        description={t('list.description')}
        path={routes.blog()}
        isHidden={Boolean(results.query.search)}
      />
      <FeedHead />
      <Container className={styles.page}>
        <Crumbs items={[{ label: t('common:menu.news') }]} />
        <div className={styles.head}>
          <div className={styles.intro}>
            <h1>{t('list.title')}</h1>
            <p className="lead">{t('list.lead')}</p>
          </div>
          {prefetched.pagination.total > 0 && <BlogSearch search={results.query.search ?? ''} go={go} />}
        </div>
        {reader}
        <ArticleResults {...results} />
      </Container>
    </>
  );
}
