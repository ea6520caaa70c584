import type { Facets } from '@sdk';
import type { FormEvent } from 'react';
import { localPath } from '@/config/local-path';
import { routes } from '@/config/routes';
import { formatMonth } from '@/domain/dates';
import type { TourQuery } from '@/domain/tour/tour-query';
import { useMessages } from '@/i18n/use-messages';
import { classNames } from '@/lib/class-names';
import { isSameId } from '@/lib/is-same-id';
import { bareSelectClass } from '@/ui/static/buttons/bare-select';
import { Button } from '@/ui/static/buttons/button';
import { useFollowedValue } from '@/ui/static/buttons/use-followed-value';
import styles from './obs-search.module.css';

type ObsSearchProps = { query: TourQuery; change: (next: TourQuery) => void; facets: Facets | null };

/** Shows the search form, which works without scripts. A selected option applies at once, typed text on submit. */
export function ObsSearch({ query, change, facets }: ObsSearchProps) {
  const { t, locale } = useMessages('obs');
  const apply = (form: HTMLFormElement) => {
    const { search, regional_id, month } = Object.fromEntries(new FormData(form)) as Record<string, string>;
    change({
      search: search?.trim() || undefined,
      regional_id: Number(regional_id) || undefined,
      month: month ? [month] : undefined,
    });
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    apply(event.currentTarget);
  };
  const month = query.month?.[0];
  const months = facets?.months.map((row) => row.month) ?? [];
  const region = query.regional_id;
  const regions = facets?.regionals.filter(({ id, total }) => total > 0 || isSameId(id, region)) ?? [];
  return (
    <search aria-label={t('search.label')}>
      <form className={styles.bar} action={localPath(locale, routes.obs())} onSubmit={submit} autoComplete="off">
        <label className={styles.field}>
          <span>{t('search.where')}</span>
          <input
            ref={useFollowedValue(query.search ?? '')}
            name="search"
            type="search"
            placeholder={t('search.placeholder')}
            defaultValue={query.search}
            maxLength={100}
          />
        </label>
        <label className={styles.field}>
          <span>{t('search.region')}</span>
          <select
            name="regional_id"
            className={classNames(bareSelectClass, styles.select)}
            value={region ?? ''}
            onChange={(event) => event.target.form && apply(event.target.form)}
          >
            <option value="">{t('search.anyRegion')}</option>
            {regions.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <label className={styles.field}>
          <span>{t('search.month')}</span>
          <select
            name="month"
            className={classNames(bareSelectClass, styles.select)}
            value={month ?? ''}
            onChange={(event) => event.target.form && apply(event.target.form)}
          >
            <option value="">{t('search.anyMonth')}</option>
            {[...new Set([...months, ...(month ? [month] : [])])].sort().map((one) => (
              <option key={one} value={one}>
                {formatMonth(one, locale)}
              </option>
            ))}
          </select>
        </label>
        <Button type="submit" size="large" icon="search" className={styles.submit}>
          {t('common:buttons.search')}
        </Button>
      </form>
    </search>
  );
}
