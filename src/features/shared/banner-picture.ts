import type { Banner } from '@sdk';

/** Returns the picture of the first banner of a type that has one; null if the banners could not be loaded. */
export function bannerPicture(banners: readonly Banner[] | undefined, type: Banner['type']): string | null {
  return banners?.find((banner) => banner.type === type && banner.image_url)?.image_url ?? null;
}
