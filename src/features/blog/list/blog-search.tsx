import type { FormEvent } from 'react';
import { routes } from '@/config/routes';
import { useWords } from '@/i18n/use-words';
import { Button } from '@/ui/static/button';
import { Icon } from '@/ui/static/icon';
import type { BlogQuery } from './blog-query';
import styles from './blog-search.module.css';

type BlogSearchProps = { search: string; go: (next: BlogQuery) => unknown };

/** Looks for words in the articles; an empty search shows all again. */
export function BlogSearch({ search, go }: BlogSearchProps) {
  const { t, locale } = useWords('blog');
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get('search') ?? '').trim();
    go({ search: text || undefined, page: 1 });
  };
  return (
    <search data-print="none">
      <form className={styles.form} action={locale === 'en' ? `/en${routes.blog()}` : routes.blog()} onSubmit={submit}>
        <div className={styles.field}>
          <Icon name="search" />
          <input
            key={search}
            name="search"
            type="search"
            defaultValue={search}
            maxLength={100}
            placeholder={t('list.searchPlaceholder')}
            aria-label={t('list.searchLabel')}
          />
        </div>
        <Button type="submit" look="second">
          {t('common:buttons.search')}
        </Button>
      </form>
    </search>
  );
}
