import type { Service } from 'schema-dts';
import type { Locale } from '@/i18n/locales';
import { agencyReference } from '../agency-data';

type ServiceTexts = {
  name: string;
  description: string;
  url: string;
  /** The parts of the service, listed as its offer catalogue. */
  offers: readonly string[];
};

/** Returns the schema.org data of one of our services. */
export function serviceData(locale: Locale, { name, description, url, offers }: ServiceTexts) {
  const itemListElement = offers.map(
    (offer) => ({ '@type': 'Offer', itemOffered: { '@type': 'Service', name: offer } }) as const,
  );
  return {
    '@type': 'Service',
    name,
    description,
    url,
    provider: agencyReference(locale),
    ...(offers.length > 0 && { hasOfferCatalog: { '@type': 'OfferCatalog', name, itemListElement } as const }),
  } satisfies Service;
}
