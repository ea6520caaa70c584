import type { CollectionPage } from 'schema-dts';
import { pageUrl } from '@/config/page-url';
import { routes } from '@/config/routes';
import type { RegionModel } from '@/domain/regionals';
import type { Locale } from '@/i18n/locales';

type Words = { title: string; description: string };

/** The regions as schema.org has them: a page that leads to each. */
export function destinationsData(locale: Locale, regions: readonly RegionModel[], { title, description }: Words) {
  return {
    '@type': 'CollectionPage',
    name: title,
    description,
    url: pageUrl(locale, routes.destinations()),
    inLanguage: locale,
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
