import type { CollectionPage } from 'schema-dts';
import { pageUrl } from '@/config/page-url';
import { routes } from '@/config/routes';
import { type PageTexts, webPageData } from '@/features/shared/web-page-data';
import type { Locale } from '@/i18n/locales';
import type { ServedList } from '../list/list-model';
import type { RegionPage } from './region-model';

/** Returns the schema.org data of a region's page: the place and the tours that the server rendered. */
export function destinationData(locale: Locale, region: RegionPage, { query, list }: ServedList, texts: PageTexts) {
  const countries = list?.facets?.countries ?? [];
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
      '@type': 'ItemList',
      numberOfItems: list?.pagination.total ?? region.tours,
      itemListElement: (list?.cards ?? []).map(
        ({ id, title }, index) =>
          ({
            '@type': 'ListItem',
            position: (list?.pagination.first_item ?? 1) + index,
            name: title,
            url: pageUrl(locale, routes.tour(id)),
          }) as const,
      ),
    },
  } satisfies CollectionPage;
}
