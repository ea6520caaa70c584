import type { TravelAgency } from 'schema-dts';
import { brand } from '@/config/brand';
import { pageUrl } from '@/config/page-url';
import { routes } from '@/config/routes';
import type { Locale } from '@/i18n/locales';

/** Returns the `@id` that identifies the operator in all structured data. */
export const agencyId = () => `${pageUrl('id', routes.home())}#agency`;

/** Returns the operator's short schema.org data, for use as provider, publisher or employer. */
export function agencyData(locale: Locale) {
  return {
    '@type': 'TravelAgency',
    '@id': agencyId(),
    name: brand.name,
    legalName: brand.legalName,
    url: pageUrl(locale, routes.home()),
  } satisfies TravelAgency;
}
