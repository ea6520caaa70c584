import type { Banner } from '@sdk';
import { inLanguage, type Locale, type Localized } from './localized.ts';
import { mediaPath } from './media-path.ts';
import { meanColor } from './pictures/mean-colors.ts';
import type { PictureName } from './pictures/scenes.ts';

type BannerText = Omit<Banner, 'title'> & { title: Localized };

const TITLES = {
  turkey: { id: 'Fajar balon di Cappadocia', en: 'Balloons at dawn in Cappadocia' },
  japan: { id: 'Musim sakura di Jepang', en: 'Cherry blossom season in Japan' },
  switzerland: { id: 'Puncak salju di Swiss', en: 'Snowy peaks in Switzerland' },
  aurora: { id: 'Aurora di langit utara', en: 'Aurora in the northern sky' },
  mice: { id: 'Rapat, insentif, dan konferensi', en: 'Meetings, incentives and conferences' },
  promo: { id: 'Pesan lebih awal, pilih tanggal lebih leluasa', en: 'Book early, choose your date more freely' },
} satisfies Record<string, Localized>;

/** The home banners; each links to the tours of a country in the next month of its season after `today`. */
export function buildBanners(today: string, locale: Locale): Banner[] {
  const banners: BannerText[] = [
    homeBanner(1, TITLES.turkey, 'cappadocia-gold', linkToNextMonth('04', today, 301)),
    homeBanner(2, TITLES.japan, 'osaka-day', linkToNextMonth('04', today, 101)),
    homeBanner(3, TITLES.switzerland, 'swisstrain-winter', linkToNextMonth('05', today, 204)),
    homeBanner(4, TITLES.aurora, 'aurora-night', linkToNextMonth('01', today, 501)),
    { ...homeBanner(6, TITLES.mice, 'conference-day', '/mice'), type: 'mice' },
    { ...homeBanner(5, TITLES.promo, 'wing-gold', '/promotion'), type: 'promo' },
  ];
  return inLanguage(banners, locale);
}

function homeBanner(id: number, title: Localized, picture: PictureName, link: string): BannerText {
  return {
    id,
    title,
    image: `${picture}.jpg`,
    link,
    type: 'home',
    image_url: mediaPath(picture),
    image_color: meanColor(picture),
  };
}

function linkToNextMonth(month: string, today: string, countryId: number): string {
  const year = Number(today.slice(0, 4)) + (today.slice(5, 7) < month ? 0 : 1);
  return `/group-tour?country=${countryId}&month=${year}-${month}`;
}
