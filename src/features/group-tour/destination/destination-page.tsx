import { itemListData } from '../item-list-data';
import type { ServedList } from '../list/list-model';
import { TourList } from '../list/tour-list';
import styles from './destination.module.css';
import './generated/deferred-styles';
import type { ParsedUrlQuery } from 'node:querystring';
import { useRouter } from 'next/router';
import type { CollectionPage } from 'schema-dts';
import { routes } from '@/config/routes';
import { formatRupiah } from '@/domain/money';
import { type PageTexts, webPageData } from '@/features/shared/agency-data';
import { BoxedHead } from '@/features/shared/page-head/picture-head';
import { useIndexedLanguage } from '@/i18n/content-language';
import type { Locale } from '@/i18n/locales';
import { useMessages } from '@/i18n/use-messages';
import { hydrateLater, ViewportPlaceholder } from '@/lib/defer/hydrate-later';
import { useShallowLinks } from '@/lib/use-shallow-links';
import { ChipLink, ChipRow } from '@/ui/static/buttons/chip';
import { FactLine } from '@/ui/static/fact-line';
import { JsonLd } from '@/ui/static/json-ld';
import type { RegionPage } from './region-model';

/** The content below the tours. */
const RegionAfter = hydrateLater(() => import('./region-after').then((part) => part.RegionAfter), ViewportPlaceholder);

type DestinationPageProps = { region: RegionPage; served: ServedList };

/** Shows one region: its picture and prices, its filtered list of tours, and travel information. */
export function DestinationPage({ region, served }: DestinationPageProps) {
  const { t, lang } = useMessages('tour');
  const language = useIndexedLanguage();
  const { id, name, price } = region;
  const texts = {
    title: t('destination.title', { name }),
    description: t('destination.description', { name, count: region.tours }),
  };
  const facts = [
    region.tours > 0 ? t('common:trip.tours', { count: region.tours }) : t('destination.none'),
    price !== null && t('destination.from', { price: formatRupiah(price) }),
  ];
  return (
    <>
      <JsonLd data={typeof window === 'undefined' && destinationData(language, region, served, texts)} />
      <BoxedHead
        crumbs={[{ label: t('common:menu.destinations'), href: routes.destinations() }, { label: name }]}
        title={name}
        lead={region.tagline ?? <FactLine facts={facts} />}
        leadLang={region.tagline && lang()}
        imageUrl={region.imageUrl}
        imageColor={region.imageColor}
      >
        {region.tagline && (
          <p className="tabular">
            <FactLine facts={facts} />
          </p>
        )}
        <CountryChips regionId={id} countries={served.list?.facets?.countries ?? []} />
      </BoxedHead>
      <TourList
        key={id}
        meta={{ ...texts, isHidden: region.tours === 0 }}
        path={routes.destination(id)}
        served={served}
        regionalId={id}
      />
      <div className={styles.after}>
        <RegionAfter region={region} />
      </div>
    </>
  );
}

type CountryChipsProps = { regionId: number; countries: { id: number; name: string }[] };

/**
 * Shows the countries of the region as links that filter the list below, where the filters are not beside the list.
 */
function CountryChips({ regionId, countries }: CountryChipsProps) {
  const { t } = useMessages('tour');
  const router = useRouter();
  // Only the query changes: the list fetches its tours itself, and the page keeps its scroll position.
  const followShallow = useShallowLinks();
  if (countries.length < 2) return null;
  return (
    <nav aria-label={t('destination.countries')} className={styles.chips} onClickCapture={followShallow}>
      <ChipRow canScroll>
        {countries.map(({ id, name }) => {
          const href = countryHref(router.query, regionId, id);
          return (
            <ChipLink key={id} href={href} isOn={hasCountry(router.query, id)}>
              {name}
            </ChipLink>
          );
        })}
      </ChipRow>
    </nav>
  );
}

const listOf = (value: string | string[] | undefined) => [value ?? []].flat();

/** True if the address of a region's list filters by this country. */
const hasCountry = (query: ParsedUrlQuery, country: number) => listOf(query.country).includes(String(country));

/**
 * Returns the address with this country as the only one selected, or without it if only this one is selected; the page
 * number is reset. The filters can combine countries, but links to every combination would lead crawlers through as
 * many pages.
 */
export function countryHref(query: ParsedUrlQuery, region: number, country: number): string {
  const { id: _id, page: _page, ...rest } = query;
  const isOnly = hasCountry(query, country) && listOf(query.country).length === 1;
  return routes.destination(region, { ...rest, country: isOnly ? undefined : country });
}

/** Returns the schema.org data of a region's page: the place and the tours that the server rendered. */
function destinationData(locale: Locale, region: RegionPage, { query, list }: ServedList, texts: PageTexts) {
  const countries = list?.facets?.countries ?? [];
  const tours = (list?.cards ?? []).map(({ id, title }) => ({ path: routes.tour(id), name: title }));
  return {
    '@type': 'CollectionPage',
    ...webPageData(locale, routes.destination(region.id, query), texts),
    about: {
      '@type': 'TouristDestination',
      name: region.name,
      ...(region.imageUrl && { image: region.imageUrl }),
      ...(countries.length > 0 && {
        containsPlace: countries.map(({ name }) => ({ '@type': 'Country', name }) as const),
      }),
    },
    mainEntity: {
      ...itemListData(locale, tours, list?.pagination.first_item ?? 1),
      numberOfItems: list?.pagination.total ?? region.tours,
    },
  } satisfies CollectionPage;
}
