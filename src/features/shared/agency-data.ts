import type { OpeningHours } from '@sdk';
import type { Organization, TravelAgency } from 'schema-dts';
import { brand } from '@/config/brand';
import { pageUrl } from '@/config/page-url';
import { routes } from '@/config/routes';
import type { Locale } from '@/i18n/locales';
import { addressData } from './address-data';
import { hoursData } from './agency-hours';

/** Returns the `@id` that identifies the operator in all structured data. */
export const agencyId = () => `${pageUrl('id', routes.home())}#agency`;

/** Returns the address of the operator's logo. */
export const agencyLogo = () => pageUrl('id', '/images/icon-512.png');

/**
 * Returns the operator as provider, author, publisher or employer on a page about something else. Its `@id` refers to
 * `agencyData`. It is an Organization here, because search engines want the address of every TravelAgency.
 */
export function agencyReference(locale: Locale) {
  return {
    '@type': 'Organization',
    '@id': agencyId(),
    name: brand.name,
    url: pageUrl(locale, routes.home()),
  } satisfies Organization;
}

/** The city of the head office. A postal address is in Indonesian on every page, so `brand` has that name alone. */
const CITY: Record<Locale, string> = { id: brand.address.locality, en: 'North Jakarta' };

/** Returns the operator with its opening hours, for the pages about it. */
export function agencyData(locale: Locale, hours: readonly OpeningHours[] = []) {
  return {
    '@type': 'TravelAgency',
    '@id': agencyId(),
    name: brand.name,
    legalName: brand.legalName,
    url: pageUrl(locale, routes.home()),
    logo: agencyLogo(),
    image: agencyLogo(),
    email: brand.email,
    telephone: brand.phone.international,
    address: addressData({ ...brand.address, locality: CITY[locale] }),
    ...hoursData(hours),
    sameAs: brand.social.map(({ url }) => url),
  } satisfies TravelAgency;
}
