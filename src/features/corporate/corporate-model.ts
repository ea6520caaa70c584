import type { About } from '@sdk';

export type CorporateModel = { imageUrl: string | null; services: { title: string; text: string }[] };

/** Returns the data of the about page that the page for companies shows: the services and one picture. */
export function corporateModel({ our_services, images }: Pick<About, 'our_services' | 'images'>): CorporateModel {
  return {
    imageUrl: images.building ?? null,
    services: our_services.map(({ service, description }) => ({ title: service, text: description })),
  };
}
