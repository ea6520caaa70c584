import type { VisaCountryDetail } from '@sdk';
import { useRouter } from 'next/router';
import { type ComponentType, useState } from 'react';
import type { WebPage } from 'schema-dts';
import { brand } from '@/config/brand';
import { routes } from '@/config/routes';
import { agencyReference, type PageTexts, webPageData } from '@/features/shared/agency-data';
import { PageMeta } from '@/features/shared/meta/page-meta';
import { PageHead } from '@/features/shared/page-head/page-head';
import type { Locale } from '@/i18n/locales';
import { useMessages } from '@/i18n/use-messages';
import type { Elements } from '@/lib/elements';
import { isSameId } from '@/lib/is-same-id';
import { withOrdinarySpaces } from '@/lib/text/ordinary-spaces';
import { useHydrated } from '@/lib/use-hydrated';
import { useShallowLinks } from '@/lib/use-shallow-links';
import { Note } from '@/ui/static/messages/note';
import { TabsNav } from '@/ui/static/tabs-nav';
import { CountryDetail, type CountryFilter, CountryList } from './countries';
import { PassportPanel } from './passport-panel';
import { visaLocation } from './visa-location';
import type { CountryModel, PassportModel } from './visa-models';
import styles from './visa-page.module.css';

export type VisaPageProps = {
  countries: CountryModel[];
  passport: PassportModel;
  /** The requirements of the country in the URL when the server rendered the page. */
  served?: VisaCountryDetail | null;
};

/** Shows `served`. Passed as a prop, so that only the server-rendered page of a country loads its code. */
type Served = ComponentType<{ country: CountryModel; detail: VisaCountryDetail }>;

/** Shows the visa requirements of all countries, and how to get a passport. */
export function VisaPage({ countries, passport, served, Served }: VisaPageProps & { Served?: Served }) {
  const { t } = useMessages('visa');
  const { tab, countryId } = visaLocation(useRouter().query);
  const country = countries.find(({ id }) => isSameId(id, countryId));
  const followShallowly = useShallowLinks();
  // Without scripts the tabs do not work, so both panels are shown one below the other.
  const isHydrated = useHydrated();
  const title = t('common:menu.visa');
  const texts = country
    ? { title: `${t('detail.title')} ${country.name}`, description: withOrdinarySpaces(country.summary) }
    : { title, description: t('page.description', { brand: brand.name }) };
  const path = country ? routes.visaAndPassport({ country: country.id }) : routes.visaAndPassport();
  return (
    <>
      <PageMeta
        {...texts}
        path={path}
        isHidden={countryId !== null && !country}
        data={
          typeof window === 'undefined' &&
          ((language) => visaData(language, path, texts, country ? [country] : countries))
        }
      />
      <div className="container ends-page">
        <PageHead crumbs={[{ label: title }]} title={title} lead={t('page.lead')} isClose />
        <div onClickCapture={followShallowly}>
          <div className={styles.tabs} data-print="none">
            <TabsNav
              label={t('page.tabs')}
              kind="page"
              items={[
                { href: routes.visaAndPassport(), label: t('page.visa'), isCurrent: tab === 'visa' },
                {
                  href: routes.visaAndPassport({ tab: 'passport' }),
                  label: t('page.passport'),
                  isCurrent: tab === 'passport',
                },
              ]}
            />
          </div>
          <div className={styles.panel} hidden={isHydrated && tab !== 'visa'}>
            <VisaPanel
              countries={countries}
              countryId={countryId}
              country={country}
              served={
                Served && country && served && isSameId(served.id, country.id) ? (
                  <Served country={country} detail={served} />
                ) : undefined
              }
            />
          </div>
          <div className={styles.panel} hidden={isHydrated && tab !== 'passport'}>
            <PassportPanel passport={passport} />
          </div>
        </div>
      </div>
    </>
  );
}

type VisaPanelProps = {
  countries: CountryModel[];
  /** The id of the country in the URL. */
  countryId: number | null;
  country: CountryModel | undefined;
  /** The server-rendered requirements of that country. */
  served?: Elements;
};

/** Shows the list of countries, or the country in the URL; the search text stays meanwhile. */
function VisaPanel({ countries, countryId, country, served }: VisaPanelProps) {
  const { t } = useMessages('visa');
  const [filter, setFilter] = useState<CountryFilter>({ text: '', type: null });
  return (
    <section aria-labelledby={countries.length > 0 ? 'visa-title' : undefined} className={`stack ${styles.visaPanel}`}>
      {countryId !== null && !country && <Note tone="warning">{t('list.unknown')}</Note>}
      {country ? (
        <CountryDetail key={country.id} country={country} served={served} />
      ) : (
        <CountryList countries={countries} filter={filter} change={setFilter} />
      )}
      <Note icon="shield" className={styles.embassy}>
        {t('embassy')}
      </Note>
    </section>
  );
}

/** Returns the page as schema.org data, with the date of the latest check of its countries. */
function visaData(locale: Locale, path: string, texts: PageTexts, shown: readonly CountryModel[]) {
  const lastChecked = shown
    .map(({ updatedAt }) => updatedAt)
    .sort()
    .at(-1);
  return {
    '@type': 'WebPage',
    ...webPageData(locale, path, texts),
    ...(lastChecked && { dateModified: lastChecked }),
    about: shown.map(({ name }) => ({ '@type': 'Country', name }) as const),
    publisher: agencyReference(locale),
  } satisfies WebPage;
}
