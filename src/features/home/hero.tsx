import { useRouter } from 'next/router';
import { type FormEvent, useRef } from 'react';
import { localPath, routes } from '@/config/routes';
import { formatMonth } from '@/domain/dates';
import { partyQuery } from '@/domain/party';
import { ServiceAnchor } from '@/features/shared/service-anchor';
import { partyLabels } from '@/form/trip-plan/party-words';
import { PlanButton } from '@/form/trip-plan/plan-button';
import { useMessages } from '@/i18n/use-messages';
import { classNames } from '@/lib/class-names';
import { type SearchFilters, searchFieldProps } from '@/state/search';
import { useTripPlan } from '@/state/trip-plan';
import { bareSelectClass } from '@/ui/static/buttons/bare-select';
import { Button } from '@/ui/static/buttons/button';
import { Icon } from '@/ui/static/pictures/icon';
import { Picture } from '@/ui/static/pictures/picture';
import styles from './hero.module.css';
import type { BannerModel, HomeModel } from './home-model';
import searchStyles from './search-bar.module.css';

/** Shows the headline, a large picture and the search on the first screen. */
export function Hero({ banners, toursTotal, months }: HomeModel) {
  const { t } = useMessages('home');
  return (
    <section className={styles.hero}>
      <Banners banners={banners} />
      <div className={`container stack ${styles.content}`}>
        <div className={`stack ${styles.text}`}>
          <h1 className="display">{t('hero.title')}</h1>
          <p className="lead muted">{t('hero.lead', { count: toursTotal })}</p>
        </div>
        <SearchBar months={months} />
      </div>
    </section>
  );
}

/**
 * Shows the banners side by side in one frame, moved only by hand; without banners the frame shows its pattern. All
 * pictures but the first are loaded when a visitor begins to scroll the frame.
 */
function Banners({ banners }: { banners: BannerModel[] }) {
  const { t, locale } = useMessages('home');
  const track = useRef<HTMLUListElement>(null);
  const hasSteps = banners.length > 1;
  // The first banner follows the last one, in both directions.
  const step = (by: 1 | -1) => {
    const { scrollLeft, clientWidth } = track.current ?? { scrollLeft: 0, clientWidth: 1 };
    const to = (Math.round(scrollLeft / clientWidth) + by + banners.length) % banners.length;
    track.current?.scrollTo({ left: to * clientWidth });
  };
  return (
    <div className={styles.frame} data-atomic="">
      <ul ref={track} className={styles.track} aria-label={t('banners.label')}>
        {(banners.length ? banners : [null]).map((banner, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two banners may have the same title, and their order is fixed
          <li key={index} className={styles.slide}>
            <Picture
              src={banner?.imageUrl}
              color={banner?.imageColor}
              alt=""
              ratio="fill"
              sizes="(min-width: 1024px) 55vw, 100vw"
              isPriority={index === 0}
              shape="square"
              className={styles.picture}
            />
            {banner && (
              <p className={classNames(styles.caption, hasSteps && styles.beside)}>
                <ServiceAnchor
                  link={banner.link}
                  note={
                    banner.month && (
                      <span className={`muted nowrap ${styles.month}`}>{formatMonth(banner.month, locale)}</span>
                    )
                  }
                  iconSize={16}
                >
                  {banner.title}
                </ServiceAnchor>
              </p>
            )}
          </li>
        ))}
      </ul>
      {hasSteps && (
        <div className={styles.steps}>
          <button type="button" onClick={() => step(-1)} aria-label={t('banners.previous')}>
            <Icon name="chevron-left" />
          </button>
          <button type="button" onClick={() => step(1)} aria-label={t('banners.next')}>
            <Icon name="chevron-right" />
          </button>
        </div>
      )}
    </div>
  );
}

const BUDGETS = [15, 25, 40];

const filledIn = (form: HTMLFormElement) =>
  Object.fromEntries([...new FormData(form)].filter(([, value]) => value)) as Record<string, string>;

/**
 * Shows the search form. Without scripts it submits to the list at the same address, with a field for the month in place
 * of the question who travels and when. Empty fields are omitted.
 */
function SearchBar({ months }: Pick<HomeModel, 'months'>) {
  const { t, locale } = useMessages('home');
  const router = useRouter();
  const plan = useTripPlan();
  /** The filled-in fields with the months of the plan. */
  const filtersOf = (form: HTMLFormElement) => ({ ...filledIn(form), month: plan.months });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void router.push(routes.tours({ ...filtersOf(event.currentTarget), ...partyQuery(plan.party) }));
  };
  const planned = [
    ...(plan.party ? [partyLabels(plan.party, t).join(', ')] : []),
    ...(plan.months.length > 0 ? [plan.months.map((month) => formatMonth(month, locale)).join(', ')] : []),
  ];
  return (
    <form
      className={searchStyles.bar}
      action={localPath(locale, routes.tours())}
      onSubmit={submit}
      aria-label={t('search.label')}
    >
      <label className={searchStyles.field}>
        <span>{t('search.where')}</span>
        <input
          name="search"
          placeholder={t('search.wherePlaceholder')}
          maxLength={100}
          enterKeyHint="search"
          {...searchFieldProps((form) => {
            const { search: _typed, ...filters }: SearchFilters = form ? filtersOf(form) : {};
            return { filters, submit: (text) => void router.push(routes.tours({ search: text, ...filters })) };
          })}
        />
      </label>
      <div className={classNames(searchStyles.field, searchStyles.withScripts)}>
        <span aria-hidden="true">{t('search.who')}</span>
        <PlanButton className={searchStyles.party} months={plan.months}>
          <span className="visually-hidden">{t('search.who')}</span>{' '}
          <span>{planned.length > 0 ? planned.join(' · ') : t('search.anyone')}</span>
        </PlanButton>
      </div>
      <SearchSelect
        name="month"
        label={t('search.month')}
        any={t('search.anyMonth')}
        className={searchStyles.withoutScripts}
        options={months.map((value) => ({ value, label: formatMonth(value, locale) }))}
      />
      <SearchSelect
        name="max_price"
        label={t('search.max_price')}
        any={t('search.anyBudget')}
        className={searchStyles.isWide}
        options={BUDGETS.map((millions) => ({ value: millions * 1_000_000, label: t('search.upTo', { millions }) }))}
      />
      <Button type="submit" size="large" icon="search">
        {t('search.submit')}
      </Button>
    </form>
  );
}

type SearchSelectProps = {
  name: string;
  label: string;
  /** The label of the option that does not filter. */
  any: string;
  options: { value: string | number; label: string }[];
  className: string | undefined;
};

function SearchSelect({ name, label, any, options, className }: SearchSelectProps) {
  return (
    <label className={classNames(searchStyles.field, className)}>
      <span>{label}</span>
      <select name={name} className={bareSelectClass}>
        <option value="">{any}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  );
}
