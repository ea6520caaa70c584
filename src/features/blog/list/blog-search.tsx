import type { FormEvent } from 'react';
import { localPath } from '@/config/local-path';
import { routes } from '@/config/routes';
import { useMessages } from '@/i18n/use-messages';
import { Button } from '@/ui/static/buttons/button';
import { SearchField, searchText } from '@/ui/static/buttons/search-field';
import type { BlogQuery } from './blog-query';
import styles from './blog-search.module.css';

type BlogSearchProps = { search: string; go: (next: BlogQuery) => unknown };

/** Shows a search form for articles; an empty search shows all articles. */
export function BlogSearch({ search, go }: BlogSearchProps) {
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
