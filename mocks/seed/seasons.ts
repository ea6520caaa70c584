import type { Season } from '@sdk';
import { inLanguage, type Locale } from './localized.ts';
import { mediaPath } from './media-path.ts';
import { meanColor } from './pictures/mean-colors.ts';
import type { PictureName } from './pictures/scenes.ts';
import texts from './places-and-seasons.json' with { type: 'json' };

/** A season as an editor writes it; its days and numbers are those of the departures. */
export type SeasonText = Pick<Season, 'key' | 'title' | 'text' | 'image_url' | 'image_color' | 'country_ids'>;

/** The texts of the seasons with their countries. */
export function buildSeasons(locale: Locale): SeasonText[] {
  return inLanguage(texts.seasons, locale).map(({ key, picture, ...text }) => ({
    key: key as Season['key'],
    ...text,
    image_url: mediaPath(picture as PictureName),
    image_color: meanColor(picture as PictureName),
  }));
}
