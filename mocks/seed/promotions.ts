import type { Promotion } from '@sdk';
import { mediaPath } from './media-path.ts';

export const promotions: Promotion[] = [
  {
    title: 'Early bird Eropa: hemat hingga Rp 2.000.000',
    image_url: mediaPath('amalfi-gold'),
    hyperlink: '/group-tour?regional_id=2',
  },
  {
    title: 'Libur Lebaran: kuota terbatas Jepang & Turki',
    image_url: mediaPath('istanbul-gold'),
    hyperlink: '/group-tour?regional_id=3&available=1',
  },
  {
    title: 'Keluarga 4 orang: diskon anak',
    image_url: mediaPath('airport-day'),
    hyperlink: '/group-tour?regional_id=4',
  },
  {
    title: 'Cicilan 0% 3 & 6 bulan dengan kartu bank partner',
    image_url: mediaPath('desk-day'),
    hyperlink: '/group-tour?min_price=25000000',
  },
  {
    title: 'Travel fair: harga khusus 3 hari',
    image_url: mediaPath('jakarta-gold'),
    hyperlink: '/group-tour?sort=price_asc',
  },
  {
    title: 'Poin ganda untuk tour Australia',
    image_url: mediaPath('sydney-gold'),
    hyperlink: '/group-tour?regional_id=6',
  },
];
