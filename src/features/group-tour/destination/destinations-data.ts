import type { CollectionPage } from 'schema-dts';
import { pageUrl } from '@/config/page-url';
import { routes } from '@/config/routes';
import type { RegionModel } from '@/domain/tour/regionals';
import { type PageTexts, webPageData } from '@/features/shared/web-page-data';
import type { Locale } from '@/i18n/locales';

/** Returns the schema.org data of the list of regions, with a link to each. */
export function destinationsData(locale: Locale, regions: readonly RegionModel[], texts: PageTexts) {
  return {
    '@type': 'CollectionPage',
    ...webPageData(locale, routes.destinations(), texts),
    mainEntity: {
      '@type': 'ItemList',
      numberOfItems: regions.length,
      itemListElement: regions.map(
        ({ id, name }, index) =>
          ({ '@type': 'ListItem', position: index + 1, name, url: pageUrl(locale, routes.destination(id)) }) as const,
      ),
    },
  } satisfies CollectionPage;
}
