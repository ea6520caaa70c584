import type { Promotion } from '@sdk';

export const promotions: Promotion[] = [
  {
    title: 'Early bird Eropa: hemat hingga Rp 2.000.000',
    image_url: '/media/eiffel-coral.jpg',
    hyperlink: '/group-tour?regional_id=2',
  },
  {
    title: 'Libur Lebaran: kuota terbatas Jepang & Turki',
    image_url: '/media/istanbul-gold.jpg',
    hyperlink: '/group-tour?regional_id=3&available=1',
  },
  {
    title: 'Keluarga 4 orang: diskon anak',
    image_url: '/media/singapore-night.jpg',
    hyperlink: '/group-tour?regional_id=4',
  },
  {
    title: 'Cicilan 0% 3 & 6 bulan dengan kartu bank partner',
    image_url: '/media/goldengate-gold.jpg',
    hyperlink: '/group-tour?min_price=25000000',
  },
  {
    title: 'Travel fair: harga khusus 3 hari',
    image_url: '/media/taj-gold.jpg',
    hyperlink: '/group-tour?sort=price_asc',
  },
  {
    title: 'Poin ganda untuk tour Australia',
    image_url: '/media/sydney-gold.jpg',
    hyperlink: '/group-tour?regional_id=6',
  },
];
