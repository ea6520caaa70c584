import type { Service } from 'schema-dts';
import type { Locale } from '@/i18n/locales';
import { agencyData } from '../agency-data';

type ServiceTexts = {
  name: string;
  description: string;
  url: string;
  /** The parts of the service, as its catalogue lists them. */
  offers: readonly string[];
};

/** A service of ours as schema.org has it. */
export function serviceData(locale: Locale, { name, description, url, offers }: ServiceTexts) {
  const itemListElement = offers.map(
    (offer) => ({ '@type': 'Offer', itemOffered: { '@type': 'Service', name: offer } }) as const,
  );
  return {
    '@type': 'Service',
    name,
    description,
    url,
    provider: agencyData(locale),
    ...(offers.length > 0 && { hasOfferCatalog: { '@type': 'OfferCatalog', name, itemListElement } as const }),
  } satisfies Service;
}
