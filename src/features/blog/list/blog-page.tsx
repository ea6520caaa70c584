import type { FormEvent } from 'react';
import { localPath } from '@/config/local-path';
import { routes } from '@/config/routes';
import { PageMeta } from '@/features/shared/meta/page-meta';
import { PageHead } from '@/features/shared/page-head/page-head';
import { useMessages } from '@/i18n/use-messages';
import { Button } from '@/ui/static/buttons/button';
import { SearchField, searchText } from '@/ui/static/buttons/search-field';
import { Container } from '@/ui/static/container';
import { FeedMeta } from '../feed/feed-meta';
import { ArticleResults } from './article-results';
import type { ServedArticles } from './blog-model';
import styles from './blog-page.module.css';
import type { BlogQuery } from './blog-query';
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

type BlogSearchProps = { search: string; go: (next: BlogQuery) => unknown };

/** Shows a search form for articles; an empty search shows all articles. */
function BlogSearch({ search, go }: BlogSearchProps) {
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
