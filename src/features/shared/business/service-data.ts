import { brand } from '@/config/brand';

type Service = {
  name: string;
  description: string;
  url: string;
  /** The parts of the service, as its catalogue lists them. */
  offers: readonly string[];
};

/** A service of ours as schema.org has it, in JSON that cannot end its script element. */
export function serviceData({ name, description, url, offers }: Service): string {
  const itemListElement = offers.map((offer) => ({
    '@type': 'Offer',
    itemOffered: { '@type': 'Service', name: offer },
  }));
  return JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'Service',
    name,
    description,
    url,
    provider: { '@type': 'TravelAgency', name: brand.legalName, email: brand.email },
    ...(offers.length > 0 && { hasOfferCatalog: { '@type': 'OfferCatalog', name, itemListElement } }),
  }).replaceAll('<', '\\u003c');
}
