import type { SearchAction, TravelAgency, WebSite, WithActionConstraints } from 'schema-dts';
import { brand } from '@/config/brand';
import { pageUrl } from '@/config/page-url';
import { routes } from '@/config/routes';
import { agencyData } from '@/features/shared/agency-data';
import type { Locale } from '@/i18n/locales';

/** Returns the schema.org data of the operator and of the site with its search. */
export function homeData(locale: Locale, logo: string, description: string) {
  const { street, locality, postalCode, country } = brand.address;
  const home = pageUrl(locale, routes.home());
  const agency = {
    ...agencyData(locale),
    description,
    logo,
    image: logo,
    telephone: brand.phone.international,
    email: brand.email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      addressLocality: locality,
      postalCode,
      addressCountry: country,
    },
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      telephone: brand.whatsapp.international,
      email: brand.email,
      availableLanguage: ['id', 'en'],
    },
    sameAs: brand.social.map(({ url }) => url),
  } satisfies TravelAgency;
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
    url: home,
    inLanguage: locale,
    publisher: { '@id': agency['@id'] },
    potentialAction: search,
  } satisfies WebSite;
  return { '@graph': [agency, site] };
}
