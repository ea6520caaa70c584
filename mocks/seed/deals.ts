import type { Itinerary, Tour } from '@sdk';
import { mediaPath } from './media-path.ts';

type Offer = { id: number; tourId: number; saving: number; title: string; text: string; picture: string };

const offers: Offer[] = [
  {
    id: 9001,
    tourId: 26,
    saving: 3_000_000,
    title: 'Hemat Rp 3.000.000 berburu aurora ke Skandinavia',
    text: 'Sebelas hari melewati empat negara utara, dengan beberapa malam di luar kota untuk menunggu langit menyala.',
    picture: 'aurora-night',
  },
  {
    id: 9002,
    tourId: 1,
    saving: 1_500_000,
    title: 'Hemat Rp 1.500.000 untuk perjalanan pertama ke Jepang',
    text: 'Osaka, Kyoto, Fuji, dan Tokyo dalam tujuh hari, lengkap dengan satu perjalanan kereta cepat.',
    picture: 'torii-fuji-dawn',
  },
  {
    id: 9003,
    tourId: 17,
    saving: 2_000_000,
    title: 'Hemat Rp 2.000.000 ke Turki, bebas visa',
    text: 'Sepuluh hari dari Istanbul sampai Pamukkale, melewati lembah batu Cappadocia.',
    picture: 'cappadocia-dawn',
  },
  {
    id: 9004,
    tourId: 12,
    saving: 2_500_000,
    title: 'Hemat Rp 2.500.000 menyusuri Swiss dengan kereta',
    text: 'Jungfraujoch, Zermatt, dan Luzern dengan ritme santai untuk tiga generasi.',
    picture: 'matterhorn-dawn',
  },
];

/** The hot deals: each is for the cheapest departure of its tour that has seats, and falls away when there is none. */
export function deals(tours: Tour[]): Tour[] {
  return offers.flatMap((offer) => {
    const tour = tours.find(({ id }) => id === offer.tourId);
    const departure = tour && cheapestWithSeats(tour);
    return tour && departure ? [dealOf(offer, tour, departure)] : [];
  });
}

function dealOf(offer: Offer, tour: Tour, departure: Itinerary): Tour {
  const normalPrice = departure.price ?? 0;
  const dealDeparture = { ...departure, price: normalPrice - offer.saving, type: 'Promo' };
  return {
    ...tour,
    id: offer.id,
    title: offer.title,
    description: `<p>${offer.text}</p><p>Potongan diterapkan tim kami saat pesanan dikonfirmasi, selama kursi masih ada.</p>`,
    seo: null,
    price: dealDeparture.price,
    itineraryCount: 1,
    imageUrl: mediaPath(offer.picture),
    lowestItinerary: dealDeparture,
    itineraries: [dealDeparture],
    tourId: tour.id,
    tour: { id: tour.id, title: tour.title, imageUrl: tour.imageUrl ?? null, price: normalPrice },
    thumbnail: mediaPath(offer.picture),
    gallery: [],
  };
}

function cheapestWithSeats(tour: Tour): Itinerary | undefined {
  // Upcoming departures come first, `itineraryCount` of them on sale.
  return tour.itineraries
    .slice(0, tour.itineraryCount)
    .filter(({ price, seat, status_deleted }) => price !== null && (seat ?? 0) > 0 && !status_deleted)
    .sort((a, b) => (a.price ?? 0) - (b.price ?? 0))[0];
}
