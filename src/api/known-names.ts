import type { ContentLanguage } from '@sdk';

/** The service's fixed words for regions, seasons and notes, as it writes them in Indonesian, and in English. */
const words = new Map(
  Object.entries({
    'Asia Timur': 'East Asia',
    'Eropa Barat': 'Western Europe',
    'Timur Tengah, Turki & Afrika Utara': 'Middle East, Turkey & North Africa',
    'Asia Tenggara': 'Southeast Asia',
    'Eropa Timur & Skandinavia': 'Eastern Europe & Scandinavia',
    'Australia & Selandia Baru': 'Australia & New Zealand',
    'Asia Selatan & Tengah': 'South & Central Asia',
    Amerika: 'The Americas',
    Reguler: 'Regular',
    Lebaran: 'Lebaran',
    'Libur Sekolah': 'School holidays',
    'Akhir Tahun': 'Year end',
    'Pasti berangkat': 'Guaranteed departure',
    'Dengan tour leader dari Jakarta': 'With a tour leader from Jakarta',
    'Harga promo, kamar berdua': 'Promotional price, sharing a twin room',
  }),
);

/** Parts of the United Kingdom, which are sold as countries of their own and share its code. */
const parts = new Map(
  Object.entries({ Inggris: 'England', England: 'England', Skotlandia: 'Scotland', Scotland: 'Scotland' }),
);

/** Returns a fixed word of the service in another language; undefined for an unknown one. */
export const knownWord = (word: string, locale: ContentLanguage) => (locale === 'en' ? words.get(word) : undefined);

/** Returns the name of a part of a country that has no code of its own; undefined for a whole country. */
export const partOfCountry = (name: string, locale: ContentLanguage) => (locale === 'en' ? parts.get(name) : undefined);
