import type { TravelAgency } from 'schema-dts';
import { brand } from '@/config/brand';
import { pageUrl } from '@/config/page-url';
import { routes } from '@/config/routes';
import type { Locale } from '@/i18n/locales';

/** What every mention of the operator is recognised by. */
export const agencyId = () => `${pageUrl('id', routes.home())}#agency`;

/** The operator where it is only named: as provider, publisher or employer. */
export function agencyData(locale: Locale) {
  return {
    '@type': 'TravelAgency',
    '@id': agencyId(),
    name: brand.name,
    legalName: brand.legalName,
    url: pageUrl(locale, routes.home()),
  } satisfies TravelAgency;
}
