import { useRouter } from 'next/router';
import { type FormEvent, useState } from 'react';
import { localPath } from '@/config/local-path';
import { routes } from '@/config/routes';
import { formatMonth } from '@/domain/dates';
import { useMessages } from '@/i18n/use-messages';
import { classNames } from '@/lib/class-names';
import { searchFieldProps } from '@/state/search';
import { bareSelectClass } from '@/ui/static/buttons/bare-select';
import { Button } from '@/ui/static/buttons/button';
import type { HomeModel } from '../home-model';
import styles from './search-bar.module.css';

const BUDGETS = [15, 25, 40];

const filledIn = (form: HTMLFormElement) =>
  Object.fromEntries([...new FormData(form)].filter(([, value]) => value)) as Record<string, string>;

/** Shows the search form. Without scripts it submits to the list at the same address. Empty fields are omitted. */
export function SearchBar({ months }: Pick<HomeModel, 'months'>) {
  const { t, locale } = useMessages('home');
  const router = useRouter();
  const [isOpen, setIsOpen] = useState(false);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void router.push(routes.tours(filledIn(event.currentTarget)));
  };
  const select = (name: string, any: string, options: { value: string | number; label: string }[]) => (
    <label className={classNames(styles.field, styles.isExtra)}>
      <span>{t(`search.${name}`)}</span>
      <select name={name} className={bareSelectClass}>
        <option value="">{any}</option>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
  return (
    <form
      className={styles.bar}
      action={localPath(locale, routes.tours())}
      onSubmit={submit}
      aria-label={t('search.label')}
      data-open={isOpen || undefined}
    >
      <label className={styles.field}>
        <span>{t('search.where')}</span>
        <input
          name="search"
          placeholder={t('search.wherePlaceholder')}
          maxLength={100}
          enterKeyHint="search"
          {...searchFieldProps((form) => {
            const { search: _typed, ...filters } = form ? filledIn(form) : {};
            return { filters, submit: (text) => void router.push(routes.tours({ search: text, ...filters })) };
          })}
        />
      </label>
      {select(
        'month',
        t('search.anyMonth'),
        months.map((value) => ({ value, label: formatMonth(value, locale) })),
      )}
      {select(
        'max_price',
        t('search.anyBudget'),
        BUDGETS.map((millions) => ({ value: millions * 1_000_000, label: t('search.upTo', { millions }) })),
      )}
      <Button type="submit" size="large" icon="search">
        {t('search.submit')}
      </Button>
      <button type="button" className={styles.more} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {t('search.more')}
      </button>
    </form>
  );
}
