import type { CollectionPage } from 'schema-dts';
import { pageUrl } from '@/config/page-url';
import { routes } from '@/config/routes';
import type { RegionModel } from '@/domain/tour/regionals';
import { type PageWords, webPageData } from '@/features/shared/web-page-data';
import type { Locale } from '@/i18n/locales';

/** The regions as schema.org has them: a page that leads to each. */
export function destinationsData(locale: Locale, regions: readonly RegionModel[], words: PageWords) {
  return {
    '@type': 'CollectionPage',
    ...webPageData(locale, routes.destinations(), words),
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
