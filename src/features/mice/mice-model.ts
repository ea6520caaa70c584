import type { Answer } from '@sdk';

export type MiceModel = { imageUrl: string | null; products: { id: number; name: string }[] };

type Answers = { products: Answer<'listMiceProducts'>; banners: Answer<'listBanners'> };

/** Returns the data of the page for events: the selectable services and the picture of the 'mice' banner. */
export function miceModel({ products, banners }: Answers): MiceModel {
  return {
    imageUrl: banners.data.find(({ type }) => type === 'mice')?.image_url ?? null,
    products: products.data.map(({ id, name }) => ({ id, name })),
  };
}
