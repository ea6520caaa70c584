import type { About } from '@sdk';
import { languageOf } from '@/domain/content-language';

export type CorporateModel = ReturnType<typeof corporateModel>;

type AboutServices = Pick<About, 'our_services' | 'images' | 'languages'>;

/** Returns the services of the about page with `imageUrl`, or else with the picture of the head office. */
export function corporateModel(about: AboutServices, imageUrl: string | null) {
  return {
    imageUrl: imageUrl ?? about.images.building ?? null,
    services: about.our_services.map(({ service, description }) => ({ title: service, text: description })),
    ...languageOf(about),
  };
}
