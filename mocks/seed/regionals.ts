import type { Regional } from '@sdk';
import { inLanguage, type Locale, type Localized, same } from './localized.ts';
import { mediaPath } from './media-path.ts';
import { meanColor } from './pictures/mean-colors.ts';
import type { PictureName } from './pictures/scenes.ts';
import texts from './places-and-seasons.json' with { type: 'json' };

type RegionalRow = Pick<Regional, 'id' | 'slug'> & { name: Localized; image: PictureName; background: PictureName };

const rows: readonly RegionalRow[] = [
  {
    id: 1,
    name: { id: 'Asia Timur', en: 'East Asia' },
    slug: 'asia-timur',
    image: 'pagoda-coral',
    background: 'fenghuang-jade',
  },
  {
    id: 2,
    name: { id: 'Eropa Barat', en: 'Western Europe' },
    slug: 'eropa-barat',
    image: 'colosseum-dawn',
    background: 'swisstrain-day',
  },
  {
    id: 3,
    name: { id: 'Timur Tengah, Turki & Afrika Utara', en: 'Middle East, Turkey & North Africa' },
    slug: 'timur-tengah-turki',
    image: 'sahara-desert',
    background: 'istanbul-gold',
  },
  {
    id: 4,
    name: { id: 'Asia Tenggara', en: 'Southeast Asia' },
    slug: 'asia-tenggara',
    image: 'singapore-night',
    background: 'kualalumpur-gold',
  },
  {
    id: 5,
    name: { id: 'Eropa Timur & Skandinavia', en: 'Eastern Europe & Scandinavia' },
    slug: 'eropa-timur-skandinavia',
    image: 'prague-winter',
    background: 'hallstatt-day',
  },
  {
    id: 6,
    name: { id: 'Australia & Selandia Baru', en: 'Australia & New Zealand' },
    slug: 'australia-selandia-baru',
    image: 'milford-jade',
    background: 'apostles-coral',
  },
  {
    id: 7,
    name: { id: 'Asia Selatan & Tengah', en: 'South & Central Asia' },
    slug: 'asia-selatan-tengah',
    image: 'taj-rose',
    background: 'dallake-dawn',
  },
  {
    id: 8,
    name: { id: 'Amerika', en: 'The Americas' },
    slug: 'amerika',
    image: 'niagara-day',
    background: 'yosemite-jade',
  },
  { id: 9, name: same('Indonesia'), slug: 'indonesia', image: 'borobudur-gold', background: 'bali-dawn' },
];

type RegionTexts = { tagline: Localized; highlights: { month: number; text: Localized }[] };

const regionTexts: Partial<Record<string, RegionTexts>> = texts.regions;

export const regionalNames: readonly Localized[] = rows.map(({ name }) => name);

/** The nine regions with the number of their tours and the price range; a region without tours stays in the list. */
export function buildRegionals(
  tours: readonly { regionalId: number; fromPrice: number }[],
  locale: Locale,
): Regional[] {
  return rows.map((row) => {
    const prices = tours.filter((tour) => tour.regionalId === row.id).map((tour) => tour.fromPrice);
    return {
      id: row.id,
      name: row.name[locale],
      imageUrl: mediaPath(row.image),
      imageColor: meanColor(row.image),
      slug: row.slug,
      min_price: prices.length > 0 ? Math.min(...prices) : null,
      max_price: prices.length > 0 ? Math.max(...prices) : null,
      total_tours: prices.length,
      bgUrl: mediaPath(row.background),
      bgColor: meanColor(row.background),
      ...inLanguage(regionTexts[row.slug], locale),
    };
  });
}
