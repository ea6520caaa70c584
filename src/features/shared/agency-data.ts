import type { PostalAddress as AddressRow, ContactPage, OpeningHours } from '@sdk';
import type { OpeningHoursSpecification, Organization, PostalAddress, TravelAgency } from 'schema-dts';
import { brand } from '@/config/brand';
import { pageUrl } from '@/config/page-url';
import { routes } from '@/config/routes';
import type { Locale } from '@/i18n/locales';

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
  const { postalCode: postal_code, country: country_code } = brand.address;
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
    address: addressData({ ...brand.address, locality: CITY[locale], postal_code, country_code }),
    ...hoursData(hours),
    sameAs: brand.social.map(({ url }) => url),
  } satisfies TravelAgency;
}

/** Returns the hours of the head office, the first office, which are the operator's own; empty if they are not known. */
export function headOfficeHours(contact: Pick<ContactPage, 'offices'> | undefined): OpeningHours[] {
  return contact?.offices[0]?.opening_hours ?? [];
}

/** Returns opening hours as a property of schema.org data. */
export function hoursData(hours: readonly OpeningHours[]) {
  if (hours.length === 0) return {};
  const openingHoursSpecification = hours.map(
    ({ days, opens, closes }) =>
      ({
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: days.map((day) => (day.charAt(0).toUpperCase() + day.slice(1)) as Capitalize<typeof day>),
        opens,
        closes,
      }) satisfies OpeningHoursSpecification,
  );
  return { openingHoursSpecification };
}

/** Returns an address in parts as schema.org's PostalAddress. */
export function addressData({ street, locality, region, postal_code, country_code }: AddressRow) {
  return {
    '@type': 'PostalAddress',
    ...(street && { streetAddress: street }),
    addressLocality: locality,
    ...(region && { addressRegion: region }),
    ...(postal_code && { postalCode: postal_code }),
    addressCountry: country_code,
  } satisfies PostalAddress;
}

export type PageTexts = { title: string; description: string };

/** Returns the schema.org properties of every page: name, description, address and the language of its texts. */
export function webPageData(locale: Locale, path: string, { title, description }: PageTexts) {
  return { name: title, description, url: pageUrl(locale, path), inLanguage: locale };
}
