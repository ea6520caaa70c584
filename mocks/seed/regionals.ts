import type { Regional } from '@sdk';
import { mediaPath } from './media-path.ts';
import type { PictureName } from './pictures/scenes.ts';

type RegionalRow = Pick<Regional, 'id' | 'name' | 'slug'> & { image: PictureName; background: PictureName };

const rows: readonly RegionalRow[] = [
  { id: 1, name: 'Asia Timur', slug: 'asia-timur', image: 'pagoda-coral', background: 'shirakawago-jade' },
  { id: 2, name: 'Eropa Barat', slug: 'eropa-barat', image: 'colosseum-gold', background: 'swisstrain-day' },
  {
    id: 3,
    name: 'Timur Tengah, Turki & Afrika Utara',
    slug: 'timur-tengah-turki',
    image: 'sahara-desert',
    background: 'istanbul-gold',
  },
  { id: 4, name: 'Asia Tenggara', slug: 'asia-tenggara', image: 'kualalumpur-day', background: 'kualalumpur-gold' },
  {
    id: 5,
    name: 'Eropa Timur & Skandinavia',
    slug: 'eropa-timur-skandinavia',
    image: 'copenhagen-gold',
    background: 'hallstatt-day',
  },
  {
    id: 6,
    name: 'Australia & Selandia Baru',
    slug: 'australia-selandia-baru',
    image: 'milford-jade',
    background: 'sydney-gold',
  },
  {
    id: 7,
    name: 'Asia Selatan & Tengah',
    slug: 'asia-selatan-tengah',
    image: 'taj-rose',
    background: 'registan-desert',
  },
  { id: 8, name: 'Amerika', slug: 'amerika', image: 'niagara-day', background: 'yosemite-jade' },
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
