import { useRouter } from 'next/router';
import { type FormEvent, useEffect, useState } from 'react';
import { routes } from '@/config/routes';
import { formatMonth, todayInJakarta } from '@/domain/dates';
import { useWords } from '@/i18n/use-words';
import { classNames } from '@/lib/class-names';
import { bareSelectClass } from '@/ui/static/bare-select';
import { Button } from '@/ui/static/button';
import type { HomeModel } from '../home-model';
import styles from './search-bar.module.css';

const MONTHS_AHEAD = 12;
const BUDGETS = [15_000_000, 25_000_000, 40_000_000];

/** A real form: without scripts it opens the list with the same address. Empty fields are left out. */
export function SearchBar({ regions }: Pick<HomeModel, 'regions'>) {
  const { t, locale } = useWords('home');
  const router = useRouter();
  const months = useMonths();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const values = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>;
    void router.push(routes.tours(values));
  };
  return (
    <form
      className={styles.bar}
      action={locale === 'en' ? '/en/group-tour' : '/group-tour'}
      onSubmit={submit}
      aria-label={t('search.label')}
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
      <label className={classNames(styles.field, styles.isExtra)}>
        <span>{t('search.month')}</span>
        <select name="month" defaultValue="" className={bareSelectClass}>
          <option value="">{t('search.anyMonth')}</option>
          {months.map((month) => (
            <option key={month} value={month}>
              {formatMonth(month, locale)}
            </option>
          ))}
        </select>
      </label>
      <label className={classNames(styles.field, styles.isExtra)}>
        <span>{t('search.budget')}</span>
        <select name="max_price" defaultValue="" className={bareSelectClass}>
          <option value="">{t('search.anyBudget')}</option>
          {BUDGETS.map((budget) => (
            <option key={budget} value={budget}>
              {t('search.upTo', { millions: budget / 1_000_000 })}
            </option>
          ))}
        </select>
      </label>
      <Button type="submit" size="large" icon="search">
        {t('search.submit')}
      </Button>
    </form>
  );
}

// The months are today's, not those of the moment the page was built.
function useMonths(): string[] {
  const [months, setMonths] = useState<string[]>([]);
  useEffect(() => {
    const [year = 0, month = 1] = todayInJakarta().split('-').map(Number);
    const monthAt = (offset: number) => new Date(Date.UTC(year, month - 1 + offset, 1)).toISOString().slice(0, 7);
    setMonths(Array.from({ length: MONTHS_AHEAD }, (_, index) => monthAt(index)));
  }, []);
  return months;
}
