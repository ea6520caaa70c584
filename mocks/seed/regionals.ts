import type { Regional } from '@sdk';
import { mediaPath } from './media-path.ts';

type RegionalRow = Pick<Regional, 'id' | 'name' | 'slug'> & { image: string; background: string };

const rows: readonly RegionalRow[] = [
  { id: 1, name: 'Asia Timur', slug: 'asia-timur', image: 'pagoda-dawn', background: 'torii-fuji-dawn' },
  { id: 2, name: 'Eropa Barat', slug: 'eropa-barat', image: 'matterhorn-coral', background: 'eiffel-dawn' },
  {
    id: 3,
    name: 'Timur Tengah, Turki & Afrika Utara',
    slug: 'timur-tengah-turki',
    image: 'cappadocia-rose',
    background: 'istanbul-gold',
  },
  { id: 4, name: 'Asia Tenggara', slug: 'asia-tenggara', image: 'halong-dawn', background: 'bangkok-coral' },
  {
    id: 5,
    name: 'Eropa Timur & Skandinavia',
    slug: 'eropa-timur-skandinavia',
    image: 'lofoten-dawn',
    background: 'prague-winter',
  },
  {
    id: 6,
    name: 'Australia & Selandia Baru',
    slug: 'australia-selandia-baru',
    image: 'sydney-gold',
    background: 'milford-winter',
  },
  { id: 7, name: 'Asia Selatan & Tengah', slug: 'asia-selatan-tengah', image: 'taj-gold', background: 'registan-dawn' },
  { id: 8, name: 'Amerika', slug: 'amerika', image: 'goldengate-dawn', background: 'niagara-day' },
  { id: 9, name: 'Indonesia', slug: 'indonesia', image: 'borobudur-gold', background: 'bali-dawn' },
];

/** The nine regions with the number of their tours and the price range; a region without tours stays in the list. */
export function buildRegionals(tours: readonly { regionalId: number; fromPrice: number }[]): Regional[] {
  return rows.map((row) => {
    const prices = tours.filter((tour) => tour.regionalId === row.id).map((tour) => tour.fromPrice);
    return {
      id: row.id,
      name: row.name,
      imageUrl: mediaPath(row.image),
      slug: row.slug,
      min_price: prices.length > 0 ? Math.min(...prices) : null,
      max_price: prices.length > 0 ? Math.max(...prices) : null,
      total_tours: prices.length,
      bgUrl: mediaPath(row.background),
    };
  });
}
