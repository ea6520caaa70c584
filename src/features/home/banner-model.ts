import type { Banner } from '@sdk';
import { type ServiceLink, serviceLink } from '@/features/shared/service-link';

export type BannerModel = { title: string; imageUrl: string | null; link: ServiceLink | null };

/** The banners of the hero, in the order of the service; those for other places of the site stay there. */
export function homeBanners(rows: readonly Banner[]): BannerModel[] {
  return rows
    .filter((row) => row.type === 'home')
    .map(({ title, image_url, link }) => ({
      title,
      imageUrl: image_url ?? null,
      link: serviceLink(link ?? null),
    }));
}

/** The banner for companies. */
export const miceBanner = (rows: readonly Banner[]) => rows.find((row) => row.type === 'mice');
