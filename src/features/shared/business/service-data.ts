import { brand } from '@/config/brand';

type Service = {
  name: string;
  description: string;
  url: string;
  /** The parts of the service, as its catalogue lists them. */
  offers: readonly string[];
};

/** A service of ours as schema.org has it. */
export function serviceData({ name, description, url, offers }: Service) {
  const itemListElement = offers.map((offer) => ({
    '@type': 'Offer',
    itemOffered: { '@type': 'Service', name: offer },
  }));
  return {
    '@type': 'Service',
    name,
    description,
    url,
    provider: { '@type': 'TravelAgency', name: brand.legalName, email: brand.email },
    ...(offers.length > 0 && { hasOfferCatalog: { '@type': 'OfferCatalog', name, itemListElement } }),
  };
}
