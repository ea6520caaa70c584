import { brand } from '@/config/brand';
import { pageUrl } from '@/config/page-url';
import { routes } from '@/config/routes';
import type { Locale } from '@/i18n/locales';

/** The operator and the site with its search, as schema.org has them. */
export function homeData(locale: Locale, logo: string, description: string) {
  const { street, locality, postalCode, country } = brand.address;
  const home = pageUrl(locale, routes.home());
  const agency = {
    '@type': 'TravelAgency',
    '@id': `${pageUrl('id', routes.home())}#agency`,
    name: brand.name,
    legalName: brand.legalName,
    description,
    url: home,
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
  };
  const site = {
    '@type': 'WebSite',
    name: brand.name,
    url: home,
    inLanguage: locale,
    publisher: { '@id': agency['@id'] },
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: `${pageUrl(locale, routes.tours())}?search={search_term_string}`,
      },
      'query-input': 'required name=search_term_string',
    },
  };
  return { '@graph': [agency, site] };
}
