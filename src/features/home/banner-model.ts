import type { Banner } from '@sdk';
import { type ServiceLink, serviceLink } from '@/features/shared/service-link';

export type BannerModel = { title: string; imageUrl: string | null; link: ServiceLink | null };

/** Returns the banners of the hero, in the order of the service, without those for other parts of the site. */
export function homeBanners(rows: readonly Banner[]): BannerModel[] {
  return rows
    .filter((row) => row.type === 'home')
    .map(({ title, image_url, link }) => ({
      title,
      imageUrl: image_url ?? null,
      link: serviceLink(link ?? null),
    }));
}

/** Returns the banner for companies. */
export const miceBanner = (rows: readonly Banner[]) => rows.find((row) => row.type === 'mice');
