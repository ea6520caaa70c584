import { useRouter } from 'next/router';
import type { FormEvent } from 'react';
import { localPath } from '@/config/local-path';
import { routes } from '@/config/routes';
import { useMessages } from '@/i18n/use-messages';
import { searchFieldProps } from '@/state/search';
import { Icon } from '@/ui/static/pictures/icon';
import styles from './search-form.module.css';

/** Shows a search form for the tour list. It is a plain form, so that it works without scripts. */
export function SearchForm() {
  const { t, locale } = useMessages('error');
  const { push } = useRouter();

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const search = new FormData(event.currentTarget).get('search');
    void push(routes.tours({ search: String(search ?? '').trim() }));
  };

  return (
    <search className={styles.search}>
      <form className={styles.form} action={localPath(locale, routes.tours())} onSubmit={submit}>
        <input
          className={styles.field}
          name="search"
          maxLength={100}
          enterKeyHint="search"
          placeholder={t('notFound.search')}
          aria-label={t('notFound.search')}
          {...searchFieldProps()}
        />
        <button className={styles.button} type="submit" aria-label={t('notFound.searchButton')}>
          <Icon name="search" size={22} />
        </button>
      </form>
    </search>
  );
}
