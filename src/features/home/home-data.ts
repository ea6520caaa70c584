import type { OpeningHours } from '@sdk';
import type { ContactPoint, SearchAction, TravelAgency, WebSite, WithActionConstraints } from 'schema-dts';
import { brand } from '@/config/brand';
import { pageUrl } from '@/config/page-url';
import { routes } from '@/config/routes';
import { agencyData, agencyId } from '@/features/shared/agency-data';
import type { Locale } from '@/i18n/locales';

/** Returns the schema.org data of the operator and of the site with its search. */
export function homeData(locale: Locale, description: string, hours: readonly OpeningHours[]) {
  const contactPoint = {
    '@type': 'ContactPoint',
    contactType: 'customer service',
    telephone: brand.whatsapp.international,
    email: brand.email,
    availableLanguage: ['id', 'en'],
  } satisfies ContactPoint;
  const agency = { ...agencyData(locale, hours), description, contactPoint } satisfies TravelAgency;
  const search = {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${pageUrl(locale, routes.tours())}?search={search_term_string}`,
    },
    'query-input': 'required name=search_term_string',
  } satisfies WithActionConstraints<SearchAction>;
  const site = {
    '@type': 'WebSite',
    name: brand.name,
    url: pageUrl(locale, routes.home()),
    inLanguage: locale,
    publisher: { '@id': agencyId() },
    potentialAction: search,
  } satisfies WebSite;
  return { '@graph': [agency, site] };
}
