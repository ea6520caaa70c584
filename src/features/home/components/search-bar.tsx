import { useRouter } from 'next/router';
import { type FormEvent, useState } from 'react';
import { localPath } from '@/config/local-path';
import { routes } from '@/config/routes';
import { formatMonth } from '@/domain/dates';
import { useMessages } from '@/i18n/use-messages';
import { classNames } from '@/lib/class-names';
import { bareSelectClass } from '@/ui/static/buttons/bare-select';
import { Button } from '@/ui/static/buttons/button';
import type { HomeModel } from '../home-model';
import styles from './search-bar.module.css';

const BUDGETS = [15, 25, 40];

/** Shows the search form. Without scripts it submits to the list at the same address. Empty fields are omitted. */
export function SearchBar({ regions, months }: Pick<HomeModel, 'regions' | 'months'>) {
  const { t, locale } = useMessages('home');
  const router = useRouter();
  const [isOpen, setIsOpen] = useState(false);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const values = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>;
    void router.push(routes.tours(values));
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
          type="search"
          list="home-regions"
          placeholder={t('search.wherePlaceholder')}
          maxLength={100}
        />
        <datalist id="home-regions">
          {regions.map((region) => (
            <option key={region.id} value={region.name} />
          ))}
        </datalist>
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
