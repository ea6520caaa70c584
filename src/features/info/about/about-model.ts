import type { About } from '@sdk';
import { type Offer, offerOf } from '@/features/shared/tour/offer';

/** The data of the about page. HTML is sanitised; a part that the service omits is an empty text or list. */
export type AboutModel = {
  story: string;
  vision: string;
  mission: string;
  services: { title: string; text: string }[];
  accreditations: Offer[];
  subsidiaries: Offer[];
  images: Record<'building' | 'visionMission' | 'values' | 'subsidiaries' | 'accreditation', string | null>;
};

export function aboutModel(about: About, sanitize: (html: string) => string): AboutModel {
  return {
    story: sanitize(about.content),
    vision: sanitize(about.vision),
    mission: sanitize(about.mission),
    services: about.our_services.length
      ? about.our_services.map(({ service, description }) => ({ title: service, text: description }))
      : about.services.map((title) => ({ title, text: '' })),
    accreditations: about.accreditations.map(offerOf),
    subsidiaries: about.subsidiaries.map(offerOf),
    images: {
      building: about.images.building,
      visionMission: about.images.vision_mission,
      values: about.images.core_values,
      subsidiaries: about.images.subsidiaries,
      accreditation: about.images.accreditation,
    },
  };
}
