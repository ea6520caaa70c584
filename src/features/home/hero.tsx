import { useRouter } from 'next/router';
import { type ChangeEvent, type FormEvent, useRef, useState } from 'react';
import { localPath, routes } from '@/config/routes';
import { formatMonth } from '@/domain/dates';
import { partyToUrl } from '@/domain/party';
import { ServiceAnchor } from '@/features/shared/service-anchor';
import { PlanButton } from '@/form/trip-plan/plan-button';
import { partyLabels, useParty } from '@/form/trip-plan/use-party';
import { useMessages } from '@/i18n/use-messages';
import { classNames } from '@/lib/class-names';
import { type SearchFilters, searchFieldProps } from '@/state/search';
import { changeTripPlan, useTripPlan } from '@/state/trip-plan';
import { bareSelectClass } from '@/ui/static/buttons/bare-select';
import { Button } from '@/ui/static/buttons/button';
import { useFollowedValue } from '@/ui/static/buttons/use-followed-value';
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

/** Shows the search form. Without scripts it submits to the list at the same address. Empty fields are omitted. */
function SearchBar({ months }: Pick<HomeModel, 'months'>) {
  const { t, locale } = useMessages('home');
  const router = useRouter();
  const [isOpen, setIsOpen] = useState(false);
  const plan = useTripPlan();
  const party = useParty();
  /** The filled-in fields; a holiday of two months is one value of the field. */
  const filtersOf = (form: HTMLFormElement) => {
    const { month, ...others } = filledIn(form);
    return { ...others, ...(month && { month: month.split(',') }) };
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const pax = party && { pax: partyToUrl(party) };
    void router.push(routes.tours({ ...filtersOf(event.currentTarget), ...pax }));
  };
  const planned = plan.months.join();
  const monthsOf = (value: string) => value.split(',').map((month) => formatMonth(month, locale));
  const selects = [
    {
      name: 'month',
      any: t('search.anyMonth'),
      options: [...months, ...(planned && !months.includes(planned) ? [planned] : [])].map((value) => ({
        value,
        label: monthsOf(value).join(', '),
      })),
      field: {
        ref: useFollowedValue<HTMLSelectElement>(planned),
        onChange: (event: ChangeEvent<HTMLSelectElement>) =>
          changeTripPlan({ months: event.target.value.split(',').filter(Boolean) }),
      },
    },
    {
      name: 'max_price',
      any: t('search.anyBudget'),
      options: BUDGETS.map((millions) => ({ value: millions * 1_000_000, label: t('search.upTo', { millions }) })),
    },
  ];
  return (
    <form
      className={searchStyles.bar}
      action={localPath(locale, routes.tours())}
      onSubmit={submit}
      aria-label={t('search.label')}
      data-open={isOpen || undefined}
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
      {selects.map(({ name, any, options, field }) => (
        <label key={name} className={classNames(searchStyles.field, searchStyles.isExtra)}>
          <span>{t(`search.${name}`)}</span>
          <select name={name} className={bareSelectClass} {...field}>
            <option value="">{any}</option>
            {options.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
      ))}
      <div className={classNames(searchStyles.field, searchStyles.isExtra)}>
        <span aria-hidden="true">{t('search.who')}</span>
        <PlanButton className={searchStyles.party} months={plan.months}>
          <span className="visually-hidden">{t('search.who')}</span>{' '}
          <span>{party ? partyLabels(party, t).join(', ') : t('common:party.ask')}</span>
        </PlanButton>
      </div>
      <Button type="submit" size="large" icon="search">
        {t('search.submit')}
      </Button>
      <button type="button" className={searchStyles.more} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {t('search.more')}
      </button>
    </form>
  );
}
