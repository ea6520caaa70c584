import type { Answer } from '@sdk';
import { bannerPicture } from '@/features/shared/banner-picture';

export type MiceModel = ReturnType<typeof miceModel>;

type Answers = { products: Answer<'listMiceProducts'>; banners: Answer<'listBanners'> };

/** Returns the data of the page for events: the selectable services and the picture of the 'mice' banner. */
export function miceModel({ products, banners }: Answers) {
  return {
    imageUrl: bannerPicture(banners.data, 'mice'),
    products: products.data.map(({ id, name }) => ({ id, name })),
  };
}
