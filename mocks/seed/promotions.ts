import type { Promotion } from '@sdk';
import { addDays } from './calendar.ts';
import { mediaPath } from './media-path.ts';
import type { PictureName } from './pictures/scenes.ts';

type PromotionRow = {
  title: string;
  picture: PictureName;
  hyperlink: string;
  benefit: string;
  /** The first and the last day, in days from today. */
  days: readonly [first: number, last: number];
  conditions: readonly string[];
};

const rows: readonly PromotionRow[] = [
  {
    title: 'Early bird Eropa: hemat hingga Rp 2.000.000',
    picture: 'amalfi-gold',
    hyperlink: '/group-tour?regional_id=2',
    benefit: 'Hemat hingga Rp 2.000.000 per orang',
    days: [-20, 34],
    conditions: [
      'Dipesan paling lambat 90 hari sebelum berangkat.',
      'Rp 2.000.000 untuk tour 10 hari ke atas, Rp 1.000.000 untuk yang lebih pendek.',
      'Tidak digabung dengan promo lain.',
    ],
  },
  {
    title: 'Libur Lebaran: kuota terbatas Jepang & Turki',
    picture: 'istanbul-gold',
    hyperlink: '/group-tour?regional_id=3&available=1',
    benefit: 'Kursi dijamin setelah uang muka',
    days: [-10, 60],
    conditions: ['Berlaku untuk keberangkatan dalam pekan Lebaran.', 'Selama kursi pada keberangkatan itu masih ada.'],
  },
  {
    title: 'Keluarga 4 orang: diskon anak',
    picture: 'airport-day',
    hyperlink: '/group-tour?regional_id=4',
    benefit: 'Rp 1.500.000 lebih murah untuk setiap anak',
    days: [-45, 48],
    conditions: [
      'Dua dewasa dan sedikitnya dua anak dalam satu pemesanan.',
      'Anak berusia 2 sampai 11 tahun pada hari kembali.',
    ],
  },
  {
    title: 'Cicilan 0% 3 & 6 bulan dengan kartu bank partner',
    picture: 'desk-day',
    hyperlink: '/group-tour?min_price=25000000',
    benefit: 'Cicilan 0 %, 3 atau 6 bulan',
    days: [-60, 120],
    conditions: [
      'Untuk pelunasan mulai Rp 10.000.000 dengan kartu kredit bank partner.',
      'Persetujuan cicilan ada pada bank penerbit kartu.',
    ],
  },
  {
    title: 'Travel fair: harga khusus 3 hari',
    picture: 'jakarta-gold',
    hyperlink: '/group-tour?sort=price_asc',
    benefit: 'Potongan Rp 500.000 per pemesanan',
    days: [9, 11],
    conditions: ['Dipesan di stan kami atau di situs ini selama pameran.', 'Satu potongan untuk setiap pemesanan.'],
  },
  {
    title: 'Poin ganda untuk tour Australia',
    picture: 'sydney-gold',
    hyperlink: '/group-tour?regional_id=6',
    benefit: 'Poin 2 kali lipat',
    days: [-15, 75],
    conditions: ['Untuk anggota yang memesan selagi masuk.', 'Poin masuk setelah perjalanan selesai.'],
  },
];

/** The promotions that run on a day (`YYYY-MM-DD`, Jakarta) or begin soon. */
export function buildPromotions(today: string): Promotion[] {
  return rows.map(({ picture, days: [first, last], conditions, ...row }) => ({
    ...row,
    image_url: mediaPath(picture),
    starts_on: addDays(today, first),
    ends_on: addDays(today, last),
    conditions: [...conditions],
  }));
}
