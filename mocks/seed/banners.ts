import type { Banner } from '@sdk';
import { mediaPath } from './media-path.ts';
import type { PictureName } from './pictures/scenes.ts';

/** The home banners; each links to the tours of a region in the next month of its season after `today`. */
export function buildBanners(today: string): Banner[] {
  return [
    homeBanner(1, 'Fajar balon di Cappadocia', 'cappadocia-gold', linkToNextMonth('04', today, 3)),
    homeBanner(2, 'Musim sakura di Jepang', 'osaka-day', linkToNextMonth('04', today, 1)),
    homeBanner(3, 'Puncak salju di Swiss', 'swisstrain-winter', linkToNextMonth('05', today, 2)),
    homeBanner(4, 'Aurora di langit utara', 'aurora-night', linkToNextMonth('01', today, 5)),
    { ...homeBanner(6, 'Rapat, insentif, dan konferensi', 'conference-day', '/mice'), type: 'mice' },
    { ...homeBanner(5, 'Pesan lebih awal, pilih tanggal lebih leluasa', 'wing-gold', '/promotion'), type: 'promo' },
  ];
}

function homeBanner(id: number, title: string, picture: PictureName, link: string): Banner {
  return { id, title, image: `${picture}.jpg`, link, type: 'home', image_url: mediaPath(picture) };
}

function linkToNextMonth(month: string, today: string, regionalId: number): string {
  const year = Number(today.slice(0, 4)) + (today.slice(5, 7) < month ? 0 : 1);
  return `/group-tour?regional_id=${regionalId}&month=${year}-${month}`;
}
