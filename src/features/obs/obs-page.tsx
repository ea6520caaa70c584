import './generated/deferred-styles';
import type { Facets } from '@sdk';
import { useRouter } from 'next/router';
import { type FormEvent, type ReactNode, useCallback, useEffect, useMemo, useRef } from 'react';
import { brand } from '@/config/brand';
import { localPath, routes } from '@/config/routes';
import { useTours } from '@/data/operations/tour';
import { formatMonth, todayInJakarta } from '@/domain/dates';
import { partyParameters } from '@/domain/party';
import { activeFilters, type TourQuery, tourQueryFromUrl, tourQueryToUrl } from '@/domain/tour/tour-query';
import { PageMeta } from '@/features/shared/meta/page-meta';
import { HeadText } from '@/features/shared/page-head/head-text';
import { RetryNote } from '@/features/shared/retry-note';
import { PartyButton } from '@/form/trip-plan/plan-button';
import { useParty } from '@/form/trip-plan/use-party';
import { useMessages } from '@/i18n/use-messages';
import { classNames } from '@/lib/class-names';
import { hydrateLater, ViewportPlaceholder } from '@/lib/defer/hydrate-later';
import { isSameId } from '@/lib/is-same-id';
import { useShallowLinks } from '@/lib/use-shallow-links';
import { wholeNumber } from '@/lib/whole-number';
import { bareSelectClass } from '@/ui/static/buttons/bare-select';
import { Button } from '@/ui/static/buttons/button';
import { useFollowedValue } from '@/ui/static/buttons/use-followed-value';
import { Logo } from '@/ui/static/pictures/logo';
import styles from './obs.module.css';
import { type ObsListModel, obsListModel } from './obs-model';

export type ObsPageProps = { list: ObsListModel | null };

/** Shows the booking page of a counter or a travel fair: the departures, or the wizard of the tour in the address. */
export function ObsPage({ list, booking }: ObsPageProps & { booking: (tourId: number) => ReactNode }) {
  const { t } = useMessages('obs');
  const tourId = wholeNumber(useRouter().query.tour);
  const followShallow = useShallowLinks();
  useNewScreen(tourId);
  return (
    <>
      <PageMeta title={t('title')} description={t('description')} isHidden />
      <div onClickCapture={followShallow}>{tourId === null ? <ObsList prefetched={list} /> : booking(tourId)}</div>
    </>
  );
}

/**
 * Scrolls to the top and focuses the content when list and wizard replace each other. They share an address, so no
 * navigation does this.
 */
function useNewScreen(tourId: number | null) {
  const shown = useRef(tourId);
  useEffect(() => {
    if (shown.current === tourId) return;
    shown.current = tourId;
    window.scrollTo({ top: 0, behavior: 'instant' });
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
  }, [tourId]);
}

/** The departures found, with a pager. */
const ObsResults = hydrateLater(() => import('./obs-results').then((part) => part.ObsResults), ViewportPlaceholder);

/** Shows the next departures with a search by text, region and month, stored in the address. */
function ObsList({ prefetched }: { prefetched: ObsListModel | null }) {
  const { t } = useMessages('obs');
  const state = useObsList(prefetched);
  const { query, list, error, change, retry } = state;
  const total = list?.pagination.total;
  return (
    <div className="container ends-page">
      <p className={styles.brand}>
        <Logo name={brand.name.toLowerCase()} />
      </p>
      <HeadText title={t('list.title')} lead={t('list.lead')} className={styles.head} />
      <ObsSearch query={query} change={change} facets={list?.facets ?? prefetched?.facets ?? null} />
      <div className={`cluster ${styles.total}`}>
        <p role="status" className="small muted">
          {total ? t('list.total', { count: total }) : ''}
        </p>
        <PartyButton />
      </div>
      {state.isStale && list && (
        <RetryNote role="status" className={styles.stale} text={t('list.stale')} retry={retry} />
      )}
      <div id="departures" tabIndex={-1} className={styles.results}>
        <ObsResults {...{ query, list, error, retry }} />
      </div>
    </div>
  );
}

/** Returns the departures for the current query: those of the build until the service responds, then the response. */
function useObsList(prefetched: ObsListModel | null) {
  const router = useRouter();
  const { search, regional_id, month, page } = router.query;
  const query = useMemo(
    () => tourQueryFromUrl({ search, regional_id, month, page }),
    [search, regional_id, month, page],
  );
  const party = useParty();
  const asked = { ...query, ...partyParameters(party) };
  const { data, error, mutate } = useTours(router.isReady ? asked : null);
  const answered = useMemo(() => data && obsListModel(data, todayInJakarta()), [data]);
  const isBare = activeFilters(query).length === 0 && query.page === 1;
  const list = answered ?? (isBare ? prefetched : null);
  const retry = useCallback(() => void mutate(), [mutate]);
  const change = (next: TourQuery): void =>
    void router.push(routes.obs(tourQueryToUrl({ ...next, page: 1 })), undefined, { shallow: true, scroll: false });
  return { query, list, isStale: !answered && error !== undefined, error, retry, change };
}

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
      <form
        className={`stack ${styles.bar}`}
        action={localPath(locale, routes.obs())}
        onSubmit={submit}
        autoComplete="off"
      >
        <label className={`stack ${styles.field}`}>
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
        <SearchSelect
          name="regional_id"
          label={t('search.region')}
          any={t('search.anyRegion')}
          value={region}
          options={regions.map(({ id, name }) => [id, name])}
          apply={apply}
        />
        <SearchSelect
          name="month"
          label={t('search.month')}
          any={t('search.anyMonth')}
          value={month}
          options={[...new Set([...months, ...(month ? [month] : [])])]
            .sort()
            .map((one) => [one, formatMonth(one, locale)])}
          apply={apply}
        />
        <Button type="submit" size="large" icon="search" className={styles.submit}>
          {t('common:buttons.search')}
        </Button>
      </form>
    </search>
  );
}

type SearchSelectProps = {
  name: string;
  label: string;
  /** The label of the option that does not filter. */
  any: string;
  value: number | string | undefined;
  options: [value: number | string, label: string][];
  apply: (form: HTMLFormElement) => void;
};

/** Shows a select of the search; a new choice applies the whole form. */
function SearchSelect({ name, label, any, value = '', options, apply }: SearchSelectProps) {
  return (
    <label className={`stack ${styles.field}`}>
      <span>{label}</span>
      <select
        name={name}
        className={classNames(bareSelectClass, styles.select)}
        value={value}
        onChange={(event) => event.target.form && apply(event.target.form)}
      >
        <option value="">{any}</option>
        {options.map(([key, text]) => (
          <option key={key} value={key}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}
