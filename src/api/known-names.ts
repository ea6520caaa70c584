import type { ContentLanguage } from '@sdk';

/** The service's fixed words for regions, seasons and notes, as it writes them in Indonesian, and in English. */
const english: Readonly<Record<string, string>> = {
  'Asia Timur': 'East Asia',
  'Eropa Barat': 'Western Europe',
  'Timur Tengah, Turki & Afrika Utara': 'Middle East, Turkey & North Africa',
  'Asia Tenggara': 'Southeast Asia',
  'Eropa Timur & Skandinavia': 'Eastern Europe & Scandinavia',
  'Australia & Selandia Baru': 'Australia & New Zealand',
  'Asia Selatan & Tengah': 'South & Central Asia',
  Amerika: 'The Americas',
  Reguler: 'Regular',
  'Libur Sekolah': 'School holidays',
  'Akhir Tahun': 'Year end',
  'Pasti berangkat': 'Guaranteed departure',
  'Dengan tour leader dari Jakarta': 'With a tour leader from Jakarta',
  'Harga promo, kamar berdua': 'Promotional price, sharing a twin room',
};

/** Returns a fixed word of the service in another language; an unknown one is returned as it is. */
export function knownName(name: string, locale: ContentLanguage): string {
  return locale === 'en' ? (english[name] ?? name) : name;
}
