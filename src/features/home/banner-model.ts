import type { Banner } from '@sdk';
import { pictureColor } from '@/domain/picture-color';
import { type ServiceLink, serviceLink } from '@/features/shared/service-link';

/** `month` is the departure month that the link leads to, 'YYYY-MM'; null for other links. */
export type BannerModel = {
  title: string;
  imageUrl: string | null;
  imageColor?: string;
  link: ServiceLink | null;
  month: string | null;
};

/** Returns the banners of the hero, in the order of the service, without those for other parts of the site. */
export function homeBanners(rows: readonly Banner[]): BannerModel[] {
  return rows
    .filter((row) => row.type === 'home')
    .map(({ title, image_url, image_color, link }) => ({
      title,
      imageUrl: image_url ?? null,
      ...pictureColor(image_color),
      link: serviceLink(link ?? null),
      month: monthOf(link ?? ''),
    }));
}

function monthOf(link: string): string | null {
  const month = new URLSearchParams(link.split('?')[1]).get('month') ?? '';
  return /^\d{4}-(0[1-9]|1[0-2])$/.test(month) ? month : null;
}
