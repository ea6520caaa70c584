import type { About } from '@sdk';

export type CorporateModel = { imageUrl: string | null; services: { title: string; text: string }[] };

/** What the page for companies shows of the about page: its services and one picture. */
export function corporateModel({ our_services, images }: Pick<About, 'our_services' | 'images'>): CorporateModel {
  return {
    imageUrl: images.building ?? null,
    services: our_services.map(({ service, description }) => ({ title: service, text: description })),
  };
}
