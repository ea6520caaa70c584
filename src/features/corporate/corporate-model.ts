import type { About } from '@sdk';

export type CorporateModel = { imageUrl: string | null; services: { title: string; text: string }[] };

/** Returns the services of the about page with `imageUrl`, or else with the picture of the head office. */
export function corporateModel(about: Pick<About, 'our_services' | 'images'>, imageUrl: string | null): CorporateModel {
  return {
    imageUrl: imageUrl ?? about.images.building ?? null,
    services: about.our_services.map(({ service, description }) => ({ title: service, text: description })),
  };
}
